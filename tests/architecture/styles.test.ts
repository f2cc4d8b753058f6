import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT_HAS = /(?:^|[\s,])(?:html|:root|body)\S*:has\(/m;
const PRINT = /^@media print \{.*?^\}/gms;

/** The style sheet without its print rules. */
const onScreen = (css: string) => css.replaceAll(PRINT, '');

test('no rule uses :has() on the page, which a browser would evaluate again at every change', () => {
  const sheets = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).trim().split('\n');
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((path) => ROOT_HAS.test(onScreen(readFileSync(path, 'utf8'))))).toEqual([]);
});

test.each([
  ['html:has(.bar) {}', true],
  ['@media (min-width: 769px) {\n  :root:has(.bar) {}\n}', true],
  ['.detail:has(.bar) {}', false],
  ['@media print {\n  :root:has(.slip) {}\n}', false],
])('%j is refused: %s', (css, isRefused) => {
  expect(ROOT_HAS.test(onScreen(css))).toBe(isRefused);
});

test('no font size is in px: texts follow the size that a browser is set to', () => {
  const sheets = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).trim().split('\n');
  const inPx = sheets.filter((path) =>
    /(?:font-size|--fs-\w+): [\d.]+px/.test(onScreen(readFileSync(path, 'utf8'))),
  );
  expect(inPx).toEqual([]);
});
