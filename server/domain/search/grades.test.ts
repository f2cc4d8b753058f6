import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { bestWords, filterWord, gradeWords, kindWord, standingOf } from './grades.ts';

const DAY_MS = 86_400_000;
const standing = (type: string, heat: number, days: number) =>
  standingOf({ type, heat, publishedAt: new Date(days * DAY_MS) });

test('a heat of three thousand gives one point, for every type', () => {
  for (const type of ['GOODS', 'CONTENT', 'NOTE']) {
    expect(standing(type, 0, 0)).toBe(0);
    expect(standing(type, 2_980, 0)).toBeCloseTo(1, 4);
    expect(standing(type, -5, 0)).toBe(0);
  }
});

test('a deal or an article sixty days younger ranks one point higher; a product’s age has no effect', () => {
  expect(standing('CONTENT', 0, 60)).toBe(1);
  expect(standing('ARTICLE', 0, 120)).toBe(2);
  expect(standing('GOODS', 0, 120)).toBe(0);
  expect(standing('CONTENT', 2_980, 60)).toBeCloseTo(2, 4);
});

test('an entry has a word for its grade, a fortieth of a point, and for every longer range that contains it', () => {
  const kind = { tenantId: 'zest', type: 'GOODS' };
  expect(gradeWords(kind, 5.02)).toEqual(
    [200, 100, 50, 25, 12, 6, 3, 1].map((part, level) => `#zest/GOODS/${level}/${part}`),
  );
  expect(gradeWords(kind, 5.025)[0]).toBe('#zest/GOODS/0/201');
});

test('words of different tenants, kinds and filters differ', () => {
  const words = [
    kindWord({ tenantId: 'zest', type: 'GOODS' }),
    kindWord({ tenantId: 'zest', type: 'CONTENT' }),
    kindWord({ tenantId: 'guide', type: 'GOODS' }),
    ...(['brand', 'classification', 'platform'] as const).map((kind) => filterWord(kind, '7')),
  ];
  expect(new Set(words).size).toBe(words.length);
});

let tenants = 0;
/** A fake database with this number of entries, of a tenant with this histogram; `words` are those of the best ones. */
function entriesOf(
  histogram: { grade: number; count: number }[],
  sizes: { size: number }[] = [{ size: 100 }],
) {
  const answers = [sizes, histogram];
  const execute = vi.fn(async () => ({ rows: answers.shift() }));
  tenants += 1;
  const kind = { tenantId: `t${tenants}`, type: 'GOODS' };
  const own = kindWord(kind);
  const words = async (count: number) =>
    (await bestWords({ execute } as unknown as Db, kind, count)).map((word) => word.replace(own, ''));
  return { execute, words };
}

test('the best entries are selected by their grades, including grades that begin later', async () => {
  const { words } = entriesOf([
    { grade: 200, count: 3 },
    { grade: 199, count: 4 },
    { grade: 100, count: 50 },
  ]);
  expect(await words(3)).toEqual(['/3/25']);
  expect(await words(4)).toEqual(['/0/199', '/3/25']);
  expect(await words(7)).toEqual(['/0/199', '/3/25']);
  // The range of sixteen grades that contains grade 100 begins at 96.
  const wide = ['/5/3', '/7/1'];
  expect(await words(8)).toEqual(wide);
  expect(await words(57)).toEqual(wide);
  expect(await words(58)).toEqual(['']);
});

test('the words of the best entries select every grade from theirs up to those that begin later, and few below', async () => {
  const grades = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  for (let top = 180; top < 320; top += 1)
    for (const length of [1, 2, 3, 7, 8, 9, 20, 100, 179]) {
      const lowest = top - length + 1;
      const { words } = entriesOf(
        grades(lowest, top)
          .reverse()
          .map((grade) => ({ grade, count: 1 })),
      );
      const selected = new Set(await words(length));
      expect(selected.size).toBeLessThanOrEqual(9);
      const isSelected = (grade: number) =>
        gradeWords({ tenantId: 't', type: 'GOODS' }, (grade + 0.5) / 40).some((word) =>
          selected.has(word.replace(kindWord({ tenantId: 't', type: 'GOODS' }), '')),
        );
      expect(grades(lowest, top + 4).filter((grade) => !isSelected(grade))).toEqual([]);
      const below = grades(0, lowest - 1).filter(isSelected).length;
      expect(below).toBeLessThan(Math.max(1, length / 4));
    }
});

test('with no entries, or a range beyond every level, all are selected', async () => {
  expect(await entriesOf([]).words(1)).toEqual(['']);
  const upTo = (top: number) =>
    entriesOf([
      { grade: top, count: 1 },
      { grade: 0, count: 1 },
    ]).words(2);
  expect(await upTo(1_023)).toEqual(Array.from({ length: 9 }, (_, part) => `/7/${part}`));
  expect(await upTo(1_024)).toEqual(['']);
  expect(await upTo(5_000)).toEqual(['']);
});

test('the histogram is cached, and computed from a sample of many entries', async () => {
  const { execute, words } = entriesOf([{ grade: 1, count: 1 }], [{ size: 40_000 }]);
  await words(1);
  await words(1);
  expect(execute).toHaveBeenCalledTimes(2);
  const asked = execute.mock.calls.map(([query]: unknown[]) => new PgDialect().sqlToQuery(query as never));
  expect(asked[0]?.sql).toContain('reltuples');
  expect(asked[1]?.params).toEqual([40, 0.5, 50, `t${tenants}`, 'GOODS']);
  for (const sizes of [[{ size: -1 }], [{ size: 20_000 }], []]) {
    const few = entriesOf([], sizes);
    await few.words(1);
    const [query] = few.execute.mock.calls[1] as unknown[];
    expect(new PgDialect().sqlToQuery(query as never).params.slice(1, 3)).toEqual([1, 100]);
  }
});
