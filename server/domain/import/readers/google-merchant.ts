import { ImportFailure } from '../problem.ts';
import { readTable } from './csv.ts';
import { decoded } from './decode.ts';
import type { Bytes, SourceRow } from './source.ts';
import { readXml } from './xml-products.ts';

/**
 * Reads a Google Merchant product feed: RSS 2.0, Atom or tab-separated. Every row contains the values of each field
 * by its name.
 * @throws ImportFailure when the file is empty or can't be read to its end.
 */
export async function* readGoogleMerchant(bytes: Bytes): AsyncGenerator<SourceRow> {
  const text = decoded(bytes);
  let head = '';
  while (head.trim() === '') {
    const next = await text.next();
    if (next.done) throw new ImportFailure('IMPORT_FILE_MALFORMED', 'The file is empty.');
    head += next.value;
  }
  const whole = withHead(head, text);
  yield* head.trimStart().startsWith('<') ? readXml(whole) : readTsv(whole);
}

async function* withHead(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

async function* readTsv(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const required = ['id', 'title', 'link', 'image_link', 'price'];
  for await (const source of readTable(text, { delimiter: '\t', required })) {
    if (!('row' in source)) yield source;
    else {
      const fields = Object.entries(source.row as Record<string, string>);
      yield {
        line: source.line,
        row: Object.fromEntries(fields.map(([name, value]) => [name, tsvValues(name, value)])),
      };
    }
  }
}

/** Values of a column; in a table further pictures share one column. */
function tsvValues(name: string, value: string): string[] {
  return name === 'additional_image_link' ? value.split(',') : [value];
}
