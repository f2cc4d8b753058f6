import type { TestResult } from '../scripts/results.mjs';
import { checklist, type Row } from './checklist.ts';

const name = '(?:[A-Z]+\\d+|Z)(?: [a-z][a-z-]*)?';
const mark = new RegExp(`\\[${name}(?:[, ]+${name})*\\]`, 'g');

/** Rows, or clauses of rows, in a test's title: `[L3]`, `[C1, C2]`, `[R22 coupons]`. */
export function rowsNamedIn(title: string): string[] {
  return [...title.matchAll(mark)].flatMap(([marked]) => marked.match(new RegExp(name, 'g')) ?? []);
}

/**
 * Rows selected by `--only`: groups (`H`), single rows (`C1`) and ranges (`C1-C4`), separated by commas.
 * @throws {Error} naming a part that is neither a row nor a group
 */
export function selectRows(only: string): Row[] {
  const wanted = new Set(only.split(',').flatMap((part) => expand(part.trim())));
  return checklist.filter((row) => wanted.has(row.id));
}

function expand(part: string) {
  const [first = '', last = first] = part.split('-');
  const from = checklist.findIndex((row) => row.id === first);
  const to = checklist.findIndex((row) => row.id === last);
  const rows = checklist.filter(
    (row, index) => row.group === part || (from >= 0 && index >= from && index <= to),
  );
  if (rows.length === 0) throw new Error(`${part} is no row, group or range of the checklist`);
  return rows.map((row) => row.id);
}

/**
 * Outcome of a row. It is shown when passing tests name it, or each of its clauses, and no failing test does; `open`
 * are the missing names.
 */
export type RowOutcome = { row: Row; shown: boolean; open: string[]; failing: string[] };

/** Outcome of each row in the results of a test run. */
export function outcomes(rows: readonly Row[], results: readonly TestResult[]): RowOutcome[] {
  const named = (status: TestResult['status']) =>
    Map.groupBy(
      results
        .filter((test) => test.status === status)
        .flatMap(({ title }) => rowsNamedIn(title).map((name) => ({ name, title }))),
      ({ name }) => name,
    );
  const [passed, failed] = [named('passed'), named('failed')];
  return rows.map((row) => {
    const failing = row.names.flatMap((name) => failed.get(name)?.map(({ title }) => title) ?? []);
    const open = row.names.filter((name) => failed.has(name) || !passed.has(name));
    return { row, failing: [...new Set(failing)], open, shown: open.length === 0 };
  });
}

/**
 * Report of `npm run checklist`: per group the number of rows shown and the missing ones; the last line counts all.
 * `complete` is false when one is missing.
 */
export function checklistReport(results: readonly TestResult[], rows: readonly Row[]) {
  if (results.length === 0) {
    return { text: 'There are no test results yet: run `npm test` first.', complete: false };
  }
  const all = outcomes(rows, results);
  const groups = Map.groupBy(all, ({ row }) => row.group);
  const lines = [...groups].flatMap(([group, members]) => [
    `${group}: ${count(members)} shown`,
    ...members.filter(({ shown }) => !shown).map(missingLine),
  ]);
  return {
    text: [...lines, '', `${count(all)} rows shown`].join('\n'),
    complete: all.every(({ shown }) => shown),
  };
}

const count = (all: readonly RowOutcome[]) => `${all.filter(({ shown }) => shown).length} of ${all.length}`;

function missingLine({ row, open, failing }: RowOutcome) {
  const parts = row.names.length > 1 ? ` (open: ${open.join(', ')})` : '';
  const why = failing.length > 0 ? ` (fails: ${failing.join('; ')})` : '';
  return `  missing ${row.id} ${row.title}${parts}${why}`;
}
