import { expect, test } from 'vitest';
import { sources } from './architecture/vocabulary.ts';
import { checklist } from './checklist.ts';
import { checklistReport, outcomes, rowsNamedIn, selectRows } from './checklist-rows.ts';

const ids = (only: string) => selectRows(only).map(({ id }) => id);
const passed = (title: string) => ({ title, status: 'passed' as const });
const failed = (title: string) => ({ title, status: 'failed' as const });
const skipped = (title: string) => ({ title, status: 'skipped' as const });

test('every group has all its rows', () => {
  const sizes = Object.fromEntries(
    [...Map.groupBy(checklist, ({ group }) => group)].map(([group, rows]) => [group, rows.length]),
  );
  expect(sizes).toEqual({
    R: 25,
    H: 16,
    A: 9,
    C: 24,
    SP: 26,
    F: 9,
    Q: 8,
    B: 10,
    I: 12,
    U: 16,
    N: 15,
    Y: 11,
    D: 6,
    P: 12,
    M: 3,
    W: 6,
    K: 3,
    L: 10,
    Z: 1,
    E: 7,
    CALL: 111,
    X: 45,
  });
  for (const [group, rows] of Map.groupBy(checklist, (row) => row.group)) {
    const numbers = rows.map((_, index) => (group === 'Z' ? 'Z' : `${group}${index + 1}`));
    expect(rows.map(({ id }) => id)).toEqual(numbers);
  }
});

test('titles name only existing rows', () => {
  const known = new Set(checklist.flatMap(({ names }) => names));
  const tests = sources(process.cwd()).filter(({ path }) => /[.](test|spec)[.]tsx?$/.test(path));
  const unknown = tests.flatMap(({ path, text }) =>
    rowsNamedIn(text)
      .filter((id) => !known.has(id))
      .map((id) => `${path} names ${id}`),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['[L3] truncates', ['L3']],
  ['cards > [C1, C2] shows its parts [SP6]', ['C1', 'C2', 'SP6']],
  ['[Z] constants', ['Z']],
  [
    '[R22 coupons] and [R22 about-us, L3, X45 canonical]',
    ['R22 coupons', 'R22 about-us', 'L3', 'X45 canonical'],
  ],
  ['[slug] pages and [A] letters', []],
])('reads the rows of "%s"', (title, expected) => {
  expect(rowsNamedIn(title)).toEqual(expected);
});

test.each([
  ['M', ['M1', 'M2', 'M3']],
  ['C1', ['C1']],
  ['C1-C4', ['C1', 'C2', 'C3', 'C4']],
  ['Z,K1, C2', ['C2', 'K1', 'Z']],
  ['M,M1', ['M1', 'M2', 'M3']],
])('--only %s takes its rows once, in their order', (only, expected) => {
  expect(ids(only)).toEqual(expected);
});

test.each(['V', 'C99', 'C4-C1', 'C1-C99', ''])('--only "%s" is refused', (only) => {
  expect(() => selectRows(only)).toThrow('is no row, group or range');
});

test('a row is shown by a passing test, unless a failing one names it too; a skipped test shows nothing', () => {
  const titles = [passed('[M1] works'), passed('[M2] works'), failed('[M2] fails'), skipped('[M3] later')];
  const shown = outcomes(selectRows('M'), titles).map((outcome) => outcome.shown);
  expect(shown).toEqual([true, false, false]);
});

test('a row with clauses is shown when all of them are and no failing test names one', () => {
  const report = (...results: ReturnType<typeof passed>[]) => outcomes(selectRows('F7'), results)[0];
  expect(report(passed('[F7 shape] fits'))).toMatchObject({ shown: false, open: ['F7 defaults'] });
  expect(report()?.open).toEqual(['F7 shape', 'F7 defaults']);
  const whole = [passed('[F7 shape] fits'), passed('[F7 defaults, Q2] are 1 and 20')];
  expect(report(...whole)).toMatchObject({ shown: true, open: [] });
  const broken = outcomes(selectRows('F7'), [...whole, failed('[F7 shape] breaks')]);
  expect(broken).toMatchObject([{ shown: false, open: ['F7 shape'], failing: ['[F7 shape] breaks'] }]);
  expect(checklistReport([passed('[F7 shape] fits')], selectRows('F7')).text).toContain(
    '(open: F7 defaults)',
  );
});

test('a row is not shown by a test for another row whose name begins alike', () => {
  expect(outcomes(selectRows('C1'), [passed('[C12] works')])[0]?.shown).toBe(false);
});

test('the report counts per group, lists missing rows and ends with the sum', () => {
  const results = [passed('[M1, M2] works'), failed('[M3] fails')];
  const { text, complete } = checklistReport(results, selectRows('M,K1'));
  expect(complete).toBe(false);
  expect(text.split('\n')).toEqual([
    'M: 2 of 3 shown',
    '  missing M3 Needs sign-in (fails: [M3] fails)',
    'K: 0 of 1 shown',
    expect.stringMatching(/^ {2}missing K1 AI shopping/),
    '',
    '2 of 4 rows shown',
  ]);
});

test('the report is complete when every row is shown', () => {
  expect(checklistReport([passed('[M1] works')], selectRows('M1'))).toEqual({
    text: 'M: 1 of 1 shown\n\n1 of 1 rows shown',
    complete: true,
  });
});

test('without results the report asks for a test run and is not complete', () => {
  expect(checklistReport([], selectRows('M'))).toEqual({
    text: expect.stringContaining('npm test'),
    complete: false,
  });
});
