import { ImportFailure, type Problem, problem } from '../problem.ts';
import { decoded } from './decode.ts';
import { type Bytes, MAX_ROW, type SourceRow } from './source.ts';

type Table = { delimiter: ',' | '\t'; required: readonly string[] };
type Row = {
  line: number;
  fields: string[];
  problem: Problem | undefined;
  /** The field being read, and whether it is quoted. */
  field: string;
  size: number;
  state: 'start' | 'plain' | 'quoted' | 'closed';
};

const TOO_LARGE = problem('IMPORT_ROW_TOO_LARGE', `longer than ${MAX_ROW} characters`);

/**
 * Reads a table by RFC 4180: quoted fields may contain delimiters, line breaks and doubled quotes. The first row
 * names the columns (`Image Link` is `image_link`); every further one becomes an object.
 * @throws ImportFailure when there is no header, or it names a column twice or lacks a required one.
 */
export async function* readTable(text: AsyncIterable<string>, table: Table): AsyncGenerator<SourceRow> {
  let columns: string[] | undefined;
  for await (const { line, fields, problem: broken } of parseTable(text, table.delimiter)) {
    if (!columns) columns = header(fields, table.required);
    else if (broken) yield { line, problem: broken };
    else if (fields.length !== columns.length)
      yield {
        line,
        problem: problem('IMPORT_MALFORMED_ROW', `has ${fields.length} fields, the header ${columns.length}`),
      };
    else yield { line, row: Object.fromEntries(columns.map((name, i) => [name, fields[i]])) };
  }
  if (!columns) throw new ImportFailure('IMPORT_FILE_MALFORMED', 'The file is empty.');
}

/** Reads a comma-separated file. */
export function readCsv(bytes: Bytes): AsyncGenerator<SourceRow> {
  return readTable(decoded(bytes), { delimiter: ',', required: ['item_id', 'price', 'url', 'pictures'] });
}

function header(fields: string[], required: readonly string[]): string[] {
  const columns = fields.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'));
  const twice = columns.find((name, i) => columns.indexOf(name) !== i);
  const missing = required.find((name) => !columns.includes(name));
  if (twice !== undefined)
    throw new ImportFailure('IMPORT_FILE_MALFORMED', `The header names the column "${twice}" twice.`);
  if (missing !== undefined)
    throw new ImportFailure('IMPORT_FILE_MALFORMED', `The header has no column "${missing}".`);
  return columns;
}

/** Rows as arrays of fields; empty lines are skipped. */
async function* parseTable(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row> {
  let line = 1;
  let row = emptyRow(line);
  for await (const chunk of text) {
    for (const char of chunk) {
      if (char === '\n') line += 1;
      if (char !== '\n' || row.state === 'quoted') addChar(row, char, delimiter);
      else {
        endField(row);
        if (!isBlank(row)) yield row;
        row = emptyRow(line);
      }
    }
  }
  if (row.state === 'quoted') row.problem ??= problem('IMPORT_MALFORMED_ROW', 'ends inside a quoted field');
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
      row.problem ??= problem('IMPORT_MALFORMED_ROW', 'has a quote in the middle of a field');
    row.field += char;
    row.state = 'plain';
  }
}

function endField(row: Row): void {
  row.fields.push(row.state === 'plain' ? row.field.replace(/\r$/, '') : row.field);
  row.field = '';
  row.state = 'start';
}

const isBlank = ({ fields, problem: broken }: Row) => !broken && fields.length === 1 && fields[0] === '';
