import type { Format } from './normalise.ts';
import { ImportFailure } from './problem.ts';
import { openSource } from './readers/open-source.ts';
import type { FileKind, SourceRow } from './readers/source.ts';

const KINDS: Record<Format, FileKind[]> = {
  lazada: ['lazada-page'],
  csv: ['table', 'xlsx'],
  jsonl: ['jsonl', 'json'],
  'google-merchant': ['xml', 'table', 'xlsx'],
};

/** Rows of a file in the shape that its format's schema takes. @throws ImportFailure when the file isn't in its format. */
export async function readFormat(
  file: string,
  format: Format,
  onRead: (bytes: number) => void,
): Promise<AsyncGenerator<SourceRow>> {
  const { kind, rows } = await openSource(file, onRead);
  if (!KINDS[format].includes(kind))
    throw new ImportFailure('IMPORT_FILE_MALFORMED', `The file is a ${kind}, not ${format}.`);
  if (format === 'csv') return requireColumns(rows, ['item_id', 'price', 'url', 'pictures']);
  if (format !== 'google-merchant' || kind === 'xml') return rows;
  return productValues(requireColumns(rows, ['id', 'title', 'link', 'image_link', 'price']));
}

/** Rows of a table. @throws ImportFailure when it lacks a column. */
export async function* requireColumns(
  rows: AsyncIterable<SourceRow>,
  required: readonly string[],
): AsyncGenerator<SourceRow> {
  let checked = false;
  for await (const source of rows) {
    if ('row' in source && !checked) {
      const missing = required.find((name) => !Object.hasOwn(Object(source.row), name));
      if (missing !== undefined)
        throw new ImportFailure('IMPORT_FILE_MALFORMED', `The header has no column "${missing}".`);
      checked = true;
    }
    yield source;
  }
}

/** Rows of a Google Merchant table as those of its XML; further pictures share one column. */
async function* productValues(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  for await (const source of rows) {
    if (!('row' in source)) yield source;
    else {
      const fields = Object.entries(source.row as Record<string, string>).map(([name, value]) => [
        name,
        name === 'additional_image_link' ? value.split(',') : [value],
      ]);
      yield { line: source.line, row: Object.fromEntries(fields) };
    }
  }
}
