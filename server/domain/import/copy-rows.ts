import { once } from 'node:events';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

type Cell = string | number | boolean | null;

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

/** Writes rows of Drizzle's shape, all with the same fields, by `COPY`. */
export async function copyInto<Table extends PgTable>(
  client: pg.Client,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => Object.hasOwn(first, field));
  const cells = rows.map((row) => {
    const fields: Record<string, unknown> = row;
    return columns.map(([field, column]): Cell => {
      const value = fields[field] ?? null;
      return value === null ? null : String(column.mapToDriverValue(value));
    });
  });
  await copyRows(
    client,
    getTableName(table),
    columns.map(([, { name }]) => name),
    cells,
  );
}

/** A cell in PostgreSQL's text format. */
function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  return String(cell).replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? char);
}

const ESCAPES: Partial<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
