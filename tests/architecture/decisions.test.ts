import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { expect, test } from 'vitest';

const HEAD =
  /^# (?<number>\d{3}) (?<title>.+)\n\n\*\*Date\.\*\* (?<date>\d{4}-\d\d-\d\d)\. \*\*Status\.\*\* (?<status>[A-Z]\w+)\b/;

/** Folder of the decisions that concern the whole house; the others stand in the folder of their subject. */
const HOUSE = 'docs/decisions';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const decisions = files
  .filter((file) => /^\d{3}-.+\.md$/.test(basename(file)))
  .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
const headOf = (file: string) => HEAD.exec(readFileSync(file, 'utf8'))?.groups ?? {};

test.each(decisions)('%s begins with its number and title, its date and its status', (file) => {
  expect(basename(file)).toMatch(new RegExp(`^${headOf(file).number}-`));
});

test('a decision that is superseded names its successor, which says so', () => {
  const lines = new Map(
    decisions.map((file) => [basename(file), readFileSync(file, 'utf8').split('\n')[2] ?? '']),
  );
  for (const file of decisions) {
    if (headOf(file).status === 'Accepted') continue;
    const name = basename(file);
    const [, successor = ''] = /Superseded by \[\d{3}\]\((.+?)\)\.$/.exec(lines.get(name) ?? '') ?? [];
    expect(lines.get(basename(successor)), file).toMatch(
      new RegExp(`Accepted, in place of \\[${name.slice(0, 3)}\\]\\(.*${name}\\)`),
    );
  }
});

test('no two decisions have the same number', () => {
  const numbers = decisions.map((file) => headOf(file).number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the index lists every decision with its title, place, status and date, and no other', () => {
  const rows = [...readFileSync(`${HOUSE}/README.md`, 'utf8').matchAll(/^\| \[\d.*$/gm)];
  const cells = rows.map(([row]) => row.split('|').map((cell) => cell.trim()));
  const rowOf = (file: string) => {
    const { number, title, status, date } = headOf(file);
    const place = dirname(file) === HOUSE ? [] : [`\`${dirname(file)}\``];
    return ['', `[${number}](${relative(HOUSE, file)})`, title, ...place, status, date, ''];
  };
  const [house, subjects] = [true, false].map((isHouse) =>
    decisions.filter((file) => (dirname(file) === HOUSE) === isHouse),
  );
  expect(cells).toEqual([...(house ?? []), ...(subjects ?? [])].map(rowOf));
});

test('a decision that a text or a comment names by number exists', () => {
  const numbers = new Set(decisions.map((file) => headOf(file).number));
  const texts = files.filter((file) => /\.(tsx?|mjs|css|md)$/.test(file));
  const lost = texts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdecisions?[ /](\d{3})\b/g)]
      .filter(([, number]) => !numbers.has(number))
      .map(([named]) => `${file}: ${named}`),
  );
  expect(lost).toEqual([]);
});
