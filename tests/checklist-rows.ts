import type { TestResult } from '../scripts/results.mjs';
import { checklist, type Row } from './checklist.ts';

const id = '(?:[A-Z]+\\d+|Z)';
const mark = new RegExp(`\\[(${id}(?:[, ]+${id})*)\\]`, 'g');

/** The ids that a title names: `[L3]`, `[C1, C2]`. */
export function rowsNamedIn(title: string): string[] {
  return [...title.matchAll(mark)].flatMap(([, ids = '']) => ids.split(/[, ]+/));
}

/**
 * The rows that `--only` takes: groups (`H`), single rows (`C1`) and ranges (`C1-C4`), with commas between.
 * @throws {Error} naming what is no row and no group
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

/** A row is shown when a passing test names it and no failing one does. */
export type RowOutcome = { row: Row; shown: boolean; failing: string[] };

/** What the results of a test run say about each row. */
export function outcomes(rows: readonly Row[], results: readonly TestResult[]): RowOutcome[] {
  const naming = (row: Row, status: TestResult['status']) =>
    results.filter((test) => test.status === status && rowsNamedIn(test.title).includes(row.id));
  return rows.map((row) => {
    const failing = naming(row, 'failed').map(({ title }) => title);
    return { row, failing, shown: failing.length === 0 && naming(row, 'passed').length > 0 };
  });
}

/**
 * What `npm run checklist` prints: per group how many rows are shown and which are missing; the last line counts
 * them all. `complete` is false when one is missing.
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

function missingLine({ row, failing }: RowOutcome) {
  const why = failing.length > 0 ? ` (fails: ${failing.join('; ')})` : '';
  return `  missing ${row.id} ${row.title}${why}`;
}
