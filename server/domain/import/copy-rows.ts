import { once } from 'node:events';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

type Cell = string | number | boolean | Date | null;

/** Writes rows into columns of a table by `COPY`; a row has one cell for each column. */
export async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const stream = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  const text = rows.map((row) => `${row.map(cellText).join('\t')}\n`).join('');
  stream.end(text);
  await once(stream, 'finish');
}

/** A cell in PostgreSQL's text format. */
function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  return String(cell).replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? char);
}

const ESCAPES: Partial<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
