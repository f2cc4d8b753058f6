import { isBlank } from '../blank.ts';
import { columnName } from '../readers/table.ts';

/** A row of a file before mapping: cells by column, lists of values (XML), or any JSON object. */
export type Row = Readonly<Record<string, unknown>>;

/** Limits of what is read of one column. */
const MAX_VALUES = 100;
const MAX_PATH = 8;
/** Limits of what is listed of a file's columns. */
const MAX_COLUMNS = 300;
const MAX_NESTING = 3;
const MAX_ELEMENTS = 3;

/**
 * Reader of a column's values as texts, without blank ones: the column of this name, of its table key, or the path
 * that the dotted name is. Every element of a list counts.
 */
export function columnReader(column: string): (row: Row) => string[] {
  const keys = [...new Set([column, columnName(column)])];
  const path = column.split('.').slice(0, MAX_PATH);
  const paths = [...keys.map((key) => [key]), ...(path.length > 1 ? [path] : [])];
  return (row) => {
    for (const path of paths) {
      if (!Object.hasOwn(row, path[0] ?? '')) continue;
      const values = scalarsAt(row, path);
      if (values.length > 0) return values;
    }
    return [];
  };
}

function scalarsAt(row: Row, path: string[]): string[] {
  const [column = '', deeper] = path;
  const value = row[column];
  if (deeper === undefined && !Array.isArray(value)) return isSaid(value) ? [String(value).trim()] : [];
  let found: unknown[] = [row];
  for (const key of path) found = found.flatMap((one) => childrenOf(one, key)).slice(0, MAX_VALUES);
  return found.filter(isSaid).map((value) => String(value).trim());
}

function isSaid(value: unknown): boolean {
  const type = typeof value;
  return (type === 'string' || type === 'number' || type === 'boolean') && !isBlank(value);
}

/** Values of a column, as `columnReader` reads them. */
export function valuesAt(row: Row, column: string): string[] {
  return columnReader(column)(row);
}

/** First value of the first column that has any. */
export function firstValueAt(row: Row, ...columns: string[]): string | undefined {
  for (const column of columns) {
    const [value] = valuesAt(row, column);
    if (value !== undefined) return value;
  }
  return undefined;
}

function childrenOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return [];
  const child = (value as Row)[key];
  return Array.isArray(child) ? child : [child];
}

/** Columns of the rows, nested ones as dotted paths, in order of appearance. */
export function columnsOf(rows: readonly unknown[]): string[] {
  const columns = new Set<string>();
  const visit = (value: unknown, path: string, depth: number) => {
    if (columns.size >= MAX_COLUMNS) return;
    if (Array.isArray(value)) for (const one of value.slice(0, MAX_ELEMENTS)) visit(one, path, depth);
    else if (typeof value === 'object' && value !== null && depth < MAX_NESTING)
      for (const [key, child] of Object.entries(value))
        visit(child, path ? `${path}.${key}` : key, depth + 1);
    else if (path) columns.add(path);
  };
  for (const row of rows) visit(row, '', 0);
  return [...columns];
}
