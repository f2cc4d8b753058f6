import type { FeedFormat } from '#schemas/feeds/format.ts';
import type { ImportItem } from '../item.ts';
import { isProblem, type Normalised, normalise } from '../normalise.ts';
import type { Problem } from '../problem.ts';
import type { SourceRow } from '../readers/source.ts';
import { mapRows, type RowLayout } from './map-rows.ts';

const tenant = { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' } as const;
const NOW = Date.UTC(2026, 10, 25);

async function* sources(rows: unknown[]): AsyncGenerator<SourceRow> {
  for (const [index, row] of rows.entries())
    yield typeof row === 'object' && row !== null && 'problem' in row
      ? (row as SourceRow)
      : { line: index + 2, row };
}

/** Lines and results of rows, mapped and checked for a Thai tenant on 25 November 2026. */
async function results(
  layout: RowLayout,
  rows: AsyncIterable<SourceRow>,
): Promise<[number, Normalised | Problem][]> {
  const found: [number, Normalised | Problem][] = [];
  for await (const source of mapRows(rows, layout))
    found.push([source.line, 'row' in source ? normalise(source.row, tenant, NOW) : source.problem]);
  return found;
}

/** Result of one row. */
export async function resultOf(format: FeedFormat, row: unknown): Promise<Normalised | Problem> {
  const [first] = await results({ format }, sources([row]));
  if (!first) throw new Error('The row is left out');
  return first[1];
}

/** Item of one row. */
export async function itemOf(format: FeedFormat, row: unknown): Promise<ImportItem> {
  const result = await resultOf(format, row);
  if (isProblem(result)) throw new Error(`${result.code}: ${result.detail}`);
  return result.item;
}

/** Lines with their items or problems, numbered from 2 on; a row may be the reader's problem. */
export async function readRows(
  layout: RowLayout,
  ...rows: unknown[]
): Promise<[number, ImportItem | Problem][]> {
  const found = await results(layout, sources(rows));
  return found.map(([line, result]) => [line, isProblem(result) ? result : result.item]);
}
