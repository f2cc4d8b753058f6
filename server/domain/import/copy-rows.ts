import { once } from 'node:events';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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
  const readers = columns.map((_, i) => (row: readonly Cell[]) => cellText(row[i] ?? null));
  await copyTexts(client, table, columns, rows, readers);
}

/** Writes rows of Drizzle's shape, all with the same fields, by `COPY`. */
export async function copyInto<Table extends PgTable>(
  client: pg.Client,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([field, { generated }]) => !generated && Object.hasOwn(first, field),
  );
  const readers = columns.map(([field, column]) => cellReader(field, column));
  const names = columns.map(([, { name }]) => name);
  await copyTexts(client, getTableName(table), names, rows, readers);
}

/** Writes rows whose cells the readers give in PostgreSQL's text format, one for each column. */
async function copyTexts<Row>(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
  readers: readonly ((row: Row) => string)[],
): Promise<void> {
  if (rows.length === 0) return;
  const stream = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  let text = '';
  for (const row of rows) {
    let separator = '';
    for (const read of readers) {
      text += separator + read(row);
      separator = '\t';
    }
    text += '\n';
  }
  stream.end(text);
  await once(stream, 'finish');
}

/** Reader of a field as a cell. Rows of a chunk share their times and many constants, which are formatted once. */
function cellReader(field: string, column: PgColumn): (row: Readonly<Record<string, unknown>>) => string {
  let last: unknown = null;
  let text = cellText(null);
  return (row) => {
    const value = row[field] ?? null;
    if (value === last) return text;
    last = value;
    const driven = value === null ? null : column.mapToDriverValue(value);
    text = cellText(driven === null || typeof driven === 'number' ? driven : String(driven));
    return text;
  };
}

/** A cell in PostgreSQL's text format. */
function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell !== 'string') return String(cell);
  return ESCAPED.test(cell) ? cell.replace(EVERY_ESCAPED, (char) => ESCAPES[char] ?? char) : cell;
}

const ESCAPED = /[\\\n\r\t]/;
const EVERY_ESCAPED = new RegExp(ESCAPED, 'g');

const ESCAPES: Partial<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
