import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const HEAD =
  /^# (?<number>\d{3}) (?<title>.+)\n\n\*\*Date\.\*\* (?<date>\d{4}-\d\d-\d\d)\. \*\*Status\.\*\* (?<status>[A-Z]\w+)\b/;

const decisions = globSync('docs/decisions/[0-9]*.md').sort();
const headOf = (file: string) => HEAD.exec(readFileSync(file, 'utf8'))?.groups ?? {};

test.each(decisions)('%s begins with its number and title, its date and its status', (file) => {
  expect(basename(file)).toMatch(new RegExp(`^${headOf(file).number}-`));
});

test('a decision that is superseded names its successor, which says so', () => {
  const lines = new Map(
    decisions.map((file) => [basename(file), readFileSync(file, 'utf8').split('\n')[2] ?? '']),
  );
  for (const [file, line] of lines) {
    if (headOf(`docs/decisions/${file}`).status === 'Accepted') continue;
    const [, successor = ''] = /Superseded by \[\d{3}\]\((.+?)\)\.$/.exec(line) ?? [];
    expect(lines.get(successor), file).toContain(`Accepted, in place of [${file.slice(0, 3)}](${file})`);
  }
});

test('no two decisions have the same number', () => {
  const numbers = decisions.map((file) => headOf(file).number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the index lists every decision with its title, status and date, and no other', () => {
  const rows = [...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^\| \[\d.*$/gm)];
  const cells = rows.map(([row]) => row.split('|').map((cell) => cell.trim()));
  const expected = decisions.map((file) => {
    const { number, title, status, date } = headOf(file);
    return ['', `[${number}](${basename(file)})`, title, status, date, ''];
  });
  expect(cells).toEqual(expected);
});
