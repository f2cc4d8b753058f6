import { ImportFailure } from '../problem.ts';
import { decoded, type Encoding } from './decode.ts';
import { findRows, readJson } from './json.ts';
import { ROOT } from './json-elements.ts';
import { readJsonl } from './jsonl.ts';
import { findLayout, lineEndOf } from './layout.ts';
import { readLazada } from './lazada.ts';
import type { FileKind, Source, SourceRow } from './source.ts';
import { type Layout, readTable } from './table.ts';
import { isZip, unpacked } from './unpack.ts';
import { isWorkbook, readXlsx } from './xlsx.ts';
import { readXml } from './xml.ts';
import { findItems } from './xml-items.ts';

/** Characters by which the kind of a file is decided. */
const HEAD = 65_536;
const PREAMBLE = 4_096;
const COMMENT = /<!--[\s\S]*?-->/g;
const HTML = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body)\b/i;

type Found = {
  kind: FileKind;
  layout?: Layout;
  read: (text: AsyncIterable<string>) => AsyncGenerator<SourceRow>;
};

/**
 * Opens a file that an import gets. Its kind, compression, encoding and delimiter are found by content, never by its
 * name; `onRead` hears of the bytes read from the file while its rows are taken.
 * @throws ImportFailure when the file is empty, a web page, or of no kind that is read.
 */
export async function openSource(file: string, onRead: (bytes: number) => void): Promise<Source> {
  let encoding: Encoding = 'utf-8';
  if ((await isZip(file)) && (await isWorkbook(file)))
    return { kind: 'xlsx', encoding, delimiter: null, rows: atLeastOne(readXlsx(file, onRead)) };
  const text = (read: (bytes: number) => void) =>
    decoded(unpacked(file, read), (found) => {
      encoding = found;
    });
  const again = () => text(() => {});
  const { kind, layout, read } = await recognise(await headOf(again()), again);
  return {
    kind,
    get encoding() {
      return encoding;
    },
    delimiter: layout?.delimiter ?? null,
    rows: atLeastOne(read(text(onRead))),
  };
}

/** Objects as Python prints them. */
const PYTHON = /^\[?\s*\{\s*'(?:[^'\\\n]|\\.){0,200}'\s*:/;

/** Kind of a file by its beginning; `again` reads it from there once more. */
async function recognise(head: string, again: () => AsyncIterable<string>): Promise<Found> {
  const start = head.trimStart();
  if (start === '') throw malformed('The file is empty.');
  if (HTML.test(start.slice(0, PREAMBLE).replace(COMMENT, '')))
    throw malformed('The file is a web page, not data: its address may need a sign-in, or be gone.');
  if (start.startsWith('<')) {
    const items = await findItems(again());
    return { kind: 'xml', read: (text) => readXml(text, items) };
  }
  if (PYTHON.test(start)) throw new ImportFailure('IMPORT_SINGLE_QUOTES', 'Its texts are in single quotes.');
  if (start.startsWith('[')) return { kind: 'json', read: (text) => readJson(text, ROOT) };
  if (start.startsWith('{')) return recogniseObjects(start, again);
  const layout = await findLayout(head);
  return { kind: 'table', layout, read: (text) => readTable(text, layout) };
}

async function recogniseObjects(start: string, again: () => AsyncIterable<string>): Promise<Found> {
  const lineEnd = lineEndOf(start);
  const lines = start.split(lineEnd).filter((line) => line.trim() !== '');
  if (lines.length > 1 && lines.filter(isObject).length * 2 > lines.length)
    return { kind: 'jsonl', read: (text) => readJsonl(text, lineEnd) };
  const { kind, path } = await findRows(again());
  return { kind, read: kind === 'lazada-page' ? readLazada : (text) => readJson(text, path) };
}

function isObject(line: string): boolean {
  try {
    return line.trimStart().startsWith('{') && Boolean(JSON.parse(line));
  } catch {
    return false;
  }
}

/** The beginning of a text, without reading on. */
async function headOf(text: AsyncIterable<string>): Promise<string> {
  let head = '';
  for await (const chunk of text) {
    head = head.trim() === '' ? chunk : head + chunk;
    if (head.length >= HEAD && head.trim() !== '') break;
  }
  return head;
}

async function* atLeastOne(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let empty = true;
  for await (const row of rows) {
    empty = false;
    yield row;
  }
  if (empty) throw malformed('The file has no row of data.');
}

function malformed(message: string): ImportFailure {
  return new ImportFailure('IMPORT_FILE_MALFORMED', message);
}
