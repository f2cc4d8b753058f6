import { ImportFailure } from '../problem.ts';
import { decoded } from './decode.ts';
import type { SourceRow } from './source.ts';
import { tableRows } from './table.ts';
import { readSheet } from './xlsx-sheet.ts';
import { readStrings, SharedStrings } from './xlsx-strings.ts';
import { isDateFormat } from './xlsx-values.ts';
import { parseXml, type XmlHandlers } from './xml-parser.ts';
import { openZip, type Zip } from './zip.ts';

const WORKBOOK = 'xl/workbook.xml';
/** Limits on unpacked bytes of the parts that only describe the workbook. */
const SMALL = { total: 16 * 1_048_576, ratio: 200, free: 4 * 1_048_576 };

type Book = { sheets: { id: string; hidden: boolean }[]; from1904: boolean };

/** Whether a zip is an Excel workbook. */
export async function isWorkbook(file: string): Promise<boolean> {
  const zip = await openZip(file);
  zip.close();
  return zip.entries.some(({ fileName }) => fileName === WORKBOOK);
}

/**
 * Reads the largest visible sheet of an Excel workbook (`.xlsx`) as a table. Cells become texts: numbers as they were
 * written, dates in ISO 8601, `true` and `false`. The texts of the workbook are in memory, up to 96 MB of them.
 * @throws ImportFailure when it is damaged or over the limits.
 */
export async function* readXlsx(file: string, onRead: (bytes: number) => void): AsyncGenerator<SourceRow> {
  const zip = await openZip(file);
  const part = (name: string, small = true) => {
    const entry = zip.entries.find(({ fileName }) => fileName === name);
    return entry && decoded(zip.read(entry, onRead, small ? SMALL : undefined));
  };
  try {
    const book = await readBook(part(WORKBOOK));
    const name = chooseSheet(zip, book, await readTargets(part('xl/_rels/workbook.xml.rels')));
    const sheet = part(name, false);
    if (!sheet) throw new ImportFailure('IMPORT_FILE_MALFORMED', 'The workbook has no visible sheet.');
    const dateStyles = await readDateStyles(part('xl/styles.xml'));
    const texts = part('xl/sharedStrings.xml', false);
    const strings = texts ? await readStrings(texts) : new SharedStrings();
    yield* tableRows(readSheet(sheet, { strings, dateStyles, from1904: book.from1904 }), { ragged: true });
  } finally {
    zip.close();
  }
}

/** Name of the largest visible worksheet; sheets of pictures or charts are none. */
function chooseSheet(zip: Zip, { sheets }: Book, targets: Map<string, string>): string {
  const names = sheets.filter(({ hidden }) => !hidden).map(({ id }) => targets.get(id));
  const entries = zip.entries.filter(({ fileName }) => names.includes(fileName));
  const [largest] = entries.toSorted((a, b) => b.compressedSize - a.compressedSize);
  return largest?.fileName ?? '';
}

async function readBook(text: AsyncIterable<string> | undefined): Promise<Book> {
  const book: Book = { sheets: [], from1904: false };
  await visit(text, ({ local, attributes }) => {
    const id = Object.values(attributes).find((one) => one.local === 'id' && one.prefix !== '')?.value;
    if (local === 'workbookPr') book.from1904 = ['1', 'true'].includes(attributes.date1904?.value ?? '');
    if (local === 'sheet' && id)
      book.sheets.push({ id, hidden: (attributes.state?.value ?? 'visible') !== 'visible' });
  });
  return book;
}

/** Names of the worksheets in the zip, by their id in the workbook. */
async function readTargets(text: AsyncIterable<string> | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await visit(text, ({ local, attributes }) => {
    const { Id: id, Target: target, Type: type } = attributes;
    if (local === 'Relationship' && id && target && type?.value.endsWith('/worksheet'))
      targets.set(id.value, target.value.startsWith('/') ? target.value.slice(1) : `xl/${target.value}`);
  });
  return targets;
}

/** Numbers of the cell styles that show dates. */
async function readDateStyles(text: AsyncIterable<string> | undefined): Promise<Set<string>> {
  const codes = new Map<number, string>();
  const dates = new Set<string>();
  let style = 0;
  await visit(text, ({ local, attributes }, path) => {
    const format = Number(attributes.numFmtId?.value);
    if (local === 'numFmt') codes.set(format, attributes.formatCode?.value ?? '');
    if (local !== 'xf' || path.at(-2) !== 'cellXfs') return;
    if (isDateFormat(format, codes.get(format))) dates.add(String(style));
    style += 1;
  });
  return dates;
}

async function visit(text: AsyncIterable<string> | undefined, open: XmlHandlers['open']): Promise<void> {
  if (text) for await (const _ of parseXml(text, { open, close: () => {} }));
}
