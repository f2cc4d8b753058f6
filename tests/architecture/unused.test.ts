import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as constants from '#schemas/constants.ts';
import { ERROR_CODES } from '#schemas/errors.ts';
import * as memberConstants from '#schemas/member-constants.ts';
import { readProgram, unusedConstants, unusedKeys, unusedWords } from './unused.ts';

const program = readProgram();
const everything = [...program.values()].join('\n');

/** Keys of all catalogues, a counted text's once. */
function textKeys(): string[] {
  const keys = globSync('locales/en/*.json').flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
  );
  return [...new Set(keys.map((key) => key.replace(/_(one|other)$/, '')))];
}

/** Constants of the specifications that need no code here. */
const UNRULED = [
  // The lower bound of a range whose upper bound is used.
  'EAGER_IMAGES.elsewhereMin',
  // The panel scrolls by CSS alone, without a listener.
  'CATEGORY_PANEL.scrollThrottleMs',
  // The platforms' order files confirm an order.
  'PRIZE.confirmAfterDays',
];

test('every error code is given by something', () => {
  expect(unusedWords(ERROR_CODES, everything)).toEqual([]);
});

test('every constant of the specifications rules something', () => {
  expect(unusedConstants({ ...constants, ...memberConstants }, program.values())).toEqual(UNRULED);
});

test('every text is shown somewhere', () => {
  const keys = textKeys();
  expect(keys.length).toBeGreaterThan(1_500);
  expect(unusedKeys(keys, everything)).toEqual([]);
});

test('a constant counts as used by name, by property or as a whole', () => {
  const given = { A: 1, B: { x: 1, y: 2 }, C: { x: 1 }, D: { x: 1, y: 2 }, E: 1 };
  const code = "import { A, B, C, D, E } from './constants.ts';\nf(A, B.x, C); const { y } = D;";
  expect(unusedConstants(given, [code, 'const E = 2; f(E);'])).toEqual(['B.y', 'D.x', 'E']);
});

test('a word of a list counts as used where it is more than declared', () => {
  const code = "const CODES = ['A', 'B', 'C']; throw new AppError('A'); const texts = { C: 1 };";
  expect(unusedWords(['A', 'B', 'C'], code)).toEqual(['B']);
});

test('a text key counts as used as a string, or by a template with a word that is written somewhere', () => {
  const code = [
    "t('a.b'); const names = ['deals']; const x = { about: 1 };",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    't(`tab.${name}`); t(`${page}.title`);',
  ].join();
  const keys = ['a.b', 'a.c', 'tab.deals', 'tab.goods', 'about.title', 'help.title'];
  expect(unusedKeys(keys, code)).toEqual(['a.c', 'tab.goods', 'help.title']);
});
