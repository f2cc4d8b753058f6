import { ImportFailure, type Problem, problem, problemOf } from '../problem.ts';
import { type Delimiter, MAX_COLUMNS, MAX_ROW, type SourceRow } from './source.ts';

/** Signs between fields and rows. A lone CR ends rows in files of old spreadsheets; before an LF it is dropped. */
export type Layout = { delimiter: Delimiter; lineEnd?: '\n' | '\r' };
/** Fields of a row, or why it can't be read. */
export type Cells = { line: number; fields: string[]; problem: Problem | undefined };
type Row = Cells & {
  /** The field being read, and whether it is quoted. */
  field: string;
  size: number;
  state: 'start' | 'plain' | 'quoted' | 'closed';
};

/** Rows above the header that are looked at: titles such as "Export of 1 May". */
const MAX_TITLES = 10;
const TOO_LARGE = problem('IMPORT_ROW_TOO_LARGE', `longer than ${MAX_ROW} characters`);

/**
 * Reads a table by RFC 4180: quoted fields may contain delimiters, line breaks and doubled quotes. Every row under the
 * header becomes an object by the names of its columns.
 * @throws ImportFailure when there is no header, or it can't be read, names a column twice or too many of them.
 */
export function readTable(text: AsyncIterable<string>, layout: Layout): AsyncGenerator<SourceRow> {
  return tableRows(parseTable(text, layout), { ragged: false });
}

/** Rows under a header as objects; `ragged` when rows may be shorter or longer than it. @throws as readTable. */
export async function* tableRows(
  rows: AsyncIterable<Cells>,
  { ragged }: { ragged: boolean },
): AsyncGenerator<SourceRow> {
  let columns: string[] | undefined;
  for await (const { line, fields, problem: broken } of fromHeader(rows)) {
    if (!columns) columns = header(fields, broken);
    else if (broken) yield { line, problem: broken, columns };
    else if (fields.length !== columns.length && !ragged)
      yield {
        line,
        problem: problemOf('IMPORT_MALFORMED_ROW', {
          key: 'WIDTH',
          params: { fields: fields.length, columns: columns.length },
        }),
        columns,
      };
    else yield { line, row: record(columns, fields) };
  }
  if (!columns) throw new ImportFailure('IMPORT_FILE_MALFORMED', 'The file is empty.');
}

/** Name of a column in rows: `Image Link` is `image_link`. */
export function columnName(header: string): string {
  return header.trim().toLowerCase().replace(/\s+/g, '_');
}

/** Fields by their columns; a column without a name is left out. */
function record(columns: string[], fields: string[]): Record<string, string> {
  const named = columns.map((name, i): [string, string] => [name, fields[i] ?? '']);
  return Object.fromEntries(named.filter(([name]) => name !== ''));
}

function header(fields: string[], broken: Problem | undefined): string[] {
  if (broken) throw new ImportFailure('IMPORT_FILE_MALFORMED', `The header can't be read: ${broken.detail}.`);
  const columns = fields.map(columnName);
  const names = new Set<string>();
  for (const name of columns.filter(Boolean)) {
    if (names.has(name))
      throw new ImportFailure('IMPORT_FILE_MALFORMED', `The header names the column "${name}" twice.`);
    if (names.size === MAX_COLUMNS)
      throw new ImportFailure('IMPORT_FILE_TOO_LARGE', `The header has over ${MAX_COLUMNS} columns.`);
    names.add(name);
  }
  return columns;
}

/** Rows from the header on: titles above it, of at most one filled field, are dropped when a wider row follows. */
async function* fromHeader(rows: AsyncIterable<Cells>): AsyncGenerator<Cells> {
  let titles: Cells[] | undefined = [];
  for await (const row of rows) {
    if (titles) {
      const narrow = !row.problem && row.fields.filter((field) => field.trim() !== '').length < 2;
      if (narrow && titles.length < MAX_TITLES) {
        titles.push(row);
        continue;
      }
      if (narrow) yield* titles;
      titles = undefined;
    }
    yield row;
  }
  if (titles) yield* titles;
}

/** Rows as arrays of fields; empty lines are skipped. */
export async function* parseTable(
  text: AsyncIterable<string> | Iterable<string>,
  { delimiter, lineEnd = '\n' }: Layout,
): AsyncGenerator<Cells> {
  let line = 1;
  let row = emptyRow(line);
  for await (const chunk of text) {
    for (let at = 0; at < chunk.length; at++) {
      const char = chunk.charAt(at);
      if (char === lineEnd) line += 1;
      if (char !== lineEnd || row.state === 'quoted') addChar(row, char, delimiter);
      else {
        endField(row);
        if (!isBlank(row)) yield row;
        row = emptyRow(line);
      }
    }
  }
  if (row.state === 'quoted') row.problem ??= problemOf('IMPORT_MALFORMED_ROW', { key: 'QUOTE_OPEN' });
  endField(row);
  if (!isBlank(row)) yield row;
}

function emptyRow(line: number): Row {
  return { line, fields: [], problem: undefined, field: '', size: 0, state: 'start' };
}

/** Adds a character to a row. An overlong row keeps only its parser state, which decides where it ends. */
function addChar(row: Row, char: string, delimiter: string): void {
  row.size += char.length;
  advance(row, char, delimiter);
  if (row.size <= MAX_ROW) return;
  row.problem = TOO_LARGE;
  row.fields.length = 0;
  row.field = '';
}

function advance(row: Row, char: string, delimiter: string): void {
  if (row.state === 'quoted') {
    if (char === '"') row.state = 'closed';
    else row.field += char;
  } else if (char === delimiter) endField(row);
  else if (char === '"' && row.state === 'start') row.state = 'quoted';
  else if (char === '"' && row.state === 'closed') {
    row.field += char;
    row.state = 'quoted';
  } else if (char !== '\r' || row.state !== 'closed') {
    if (char === '"' || row.state === 'closed')
      row.problem ??= problemOf('IMPORT_MALFORMED_ROW', { key: 'QUOTE_INSIDE' });
    row.field += char;
    row.state = 'plain';
  }
}

function endField(row: Row): void {
  row.fields.push(row.state === 'plain' ? row.field.replace(/\r+$/, '') : row.field);
  row.field = '';
  row.state = 'start';
}

const isBlank = ({ fields, problem: broken }: Row) => !broken && fields.length === 1 && fields[0] === '';
