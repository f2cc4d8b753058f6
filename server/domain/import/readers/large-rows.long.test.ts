import { describe, expect, test } from 'vitest';
import { retainedBytes } from '../memory.fixtures.ts';
import { readJson } from './json.ts';
import { ROOT } from './json-elements.ts';
import { readJsonl } from './jsonl.ts';
import { flood, HEADER, outline } from './readers.fixtures.ts';
import type { Bytes } from './source.ts';
import { readTable } from './table.ts';
import { readXml } from './xml.ts';

const readJsonList = (text: AsyncIterable<string>) => readJson(text, ROOT);
const readCsv = (text: AsyncIterable<string>) => readTable(text, { delimiter: ',' });

const MEGABYTE = 1_048_576;

describe('a row of 16 MB is refused with its line and never kept in memory', () => testRow(16));
describe('a row of 50 MB is refused with its line and never kept in memory', { tags: 'all' }, () =>
  testRow(50),
);

function testRow(megabytes: number) {
  test.each([
    ['jsonl', readJsonl, '{"a":1}\n{"a":"', '"}\n{"a":3}\n', ['1 ok', '2 IMPORT_ROW_TOO_LARGE', '3 ok']],
    ['json', readJsonList, '[{"a":1},\n{"a":"', '"},{"a":3}]', ['1 ok', '2 IMPORT_ROW_TOO_LARGE', '3 ok']],
    ['csv', readCsv, `${HEADER}a,1,u,`, '\nc,1,u,p\n', ['2 IMPORT_ROW_TOO_LARGE', '3 ok']],
    ['csv, quoted', readCsv, `${HEADER}a,1,u,"`, '\n"\nc,1,u,p\n', ['2 IMPORT_ROW_TOO_LARGE', '4 ok']],
  ] as const)('%s', async (_case, reader, before, after, expected) => {
    const atStart = await retainedBytes();
    let grown = 0;
    async function* measured(): Bytes {
      yield* flood(before, megabytes, '');
      grown = (await retainedBytes()) - atStart;
      yield Buffer.from(after);
    }
    expect(await outline(reader, measured())).toEqual(expected);
    expect(grown).toBeLessThan(8 * MEGABYTE);
  });

  test('xml: a product of many small elements', async () => {
    const element = `<g:additional_image_link>${'x'.repeat(400)}</g:additional_image_link>\n`;
    const ns = 'xmlns:g="http://base.google.com/ns/1.0"';
    const atStart = await retainedBytes();
    let grown = 0;
    async function* feed(): Bytes {
      yield Buffer.from(`<rss ${ns}><item><g:id>1</g:id>`);
      for (let i = 0; i < megabytes * 10; i++) yield Buffer.from(element.repeat(240));
      grown = (await retainedBytes()) - atStart;
      yield Buffer.from('</item><item><g:id>2</g:id></item></rss>');
    }
    expect(await outline((text) => readXml(text, 'rss/item'), feed())).toEqual([
      '1 IMPORT_ROW_TOO_LARGE',
      '2 ok',
    ]);
    expect(grown).toBeLessThan(8 * MEGABYTE);
  });
}
