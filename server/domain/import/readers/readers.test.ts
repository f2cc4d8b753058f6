import { createReadStream } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readJsonl } from './jsonl.ts';
import { readLazada } from './lazada.ts';
import { flood, HEADER, outline, pieces, rows } from './readers.fixtures.ts';
import { type Bytes, MAX_ROW } from './source.ts';
import { readTable } from './table.ts';

const readCsv = (text: AsyncIterable<string>) => readTable(text, { delimiter: ',' });
const readTsv = (text: AsyncIterable<string>) => readTable(text, { delimiter: '\t' });

describe.each([1, 7, 65_536])('in pieces of %i bytes', (size) => {
  const csv = (text: string) => rows(readCsv, pieces(text, size));

  test('csv: quoted delimiters, line breaks and quotes; BOM, CRLF and no final line break', async () => {
    const text =
      '\ufeffitem_id,Price ,url,pictures\r\n"a,1","1""2",ไทย,x\r\n"two\r\nlines",2,,"z"\r\n\r\nlast,3,u,p';
    expect(await csv(text)).toEqual([
      { line: 2, row: { item_id: 'a,1', price: '1"2', url: 'ไทย', pictures: 'x' } },
      { line: 3, row: { item_id: 'two\r\nlines', price: '2', url: '', pictures: 'z' } },
      { line: 6, row: { item_id: 'last', price: '3', url: 'u', pictures: 'p' } },
    ]);
  });

  test('csv: a malformed row is refused with its line, and the next one is read', async () => {
    const text = `${HEADER}a,1,u\na"b,1,u,p\n"a"b,1,u,p\nok,1,u,p\nd,1,u,"open\n`;
    expect(await outline(readCsv, pieces(text, size))).toEqual([
      '2 IMPORT_MALFORMED_ROW',
      '3 IMPORT_MALFORMED_ROW',
      '4 IMPORT_MALFORMED_ROW',
      '5 ok',
      '6 IMPORT_MALFORMED_ROW',
    ]);
  });

  test('jsonl: BOM, CRLF, empty lines, half an object and no final line break', async () => {
    const text = '\ufeff{"a":"ก"}\r\n\r\n{"a":\n{"a":2}';
    expect(await rows(readJsonl, pieces(text, size))).toMatchObject([
      { line: 1, row: { a: 'ก' } },
      { line: 3, problem: { code: 'IMPORT_MALFORMED_ROW' } },
      { line: 4, row: { a: 2 } },
    ]);
  });

  test('tab-separated', async () => {
    const tsv = 'id\ttitle\tlink\timage link\tadditional image link\tprice\n1\t"A ""B"""\tu\ti\tj,k\t5 THB\n';
    expect(await rows(readTsv, pieces(tsv, size))).toMatchObject([
      { line: 2, row: { title: 'A "B"', image_link: 'i', additional_image_link: 'j,k' } },
    ]);
  });
});

describe('files that are refused as a whole', () => {
  const refusal = (reader: typeof readCsv, bytes: Bytes) => expect(rows(reader, bytes)).rejects;
  const malformed = { code: 'IMPORT_FILE_MALFORMED' };

  test.each([
    ['half of a JSON', '{"mods":{"listItems":[{"itemId":"1"'],
    ['another JSON', '{"items":[]}'],
    ['nothing', ''],
  ])('lazada: %s', async (_case, text) => {
    await refusal(readLazada, pieces(text, 1024)).toMatchObject(malformed);
  });

  test('lazada: more than 64 MB', async () => {
    await refusal(readLazada, flood('"', 65, '"')).toMatchObject({ code: 'IMPORT_FILE_TOO_LARGE' });
  });

  test.each([
    ['{}', 'mods: '],
    ['{"mods":{"listItems":{}},"mainInfo":{"venture":"TH"}}', 'mods.listItems: '],
    ['{"mods":{"listItems":[]},"mainInfo":{}}', 'mainInfo.venture: '],
  ])('lazada: the message for %s names the path', async (text, path) => {
    await refusal(readLazada, pieces(text, 64)).toThrow(path);
  });

  test.each([
    ['a column is named twice', 'item_id,price,url,pictures,price\n'],
    ['a header that ends in a quote', 'item_id,"price\n1,2\n'],
    ['nothing', '\r\n'],
  ])('csv: %s', async (_case, text) => {
    await refusal(readCsv, pieces(text, 1024)).toMatchObject(malformed);
  });
});

test('a row of exactly the limit is read', async () => {
  const text = (length: number) => `"${'x'.repeat(length - 2)}"\n`;
  expect(await outline(readJsonl, pieces(text(MAX_ROW) + text(MAX_ROW + 1), 65_536))).toEqual([
    '1 ok',
    '2 IMPORT_ROW_TOO_LARGE',
  ]);
});

test('lazada: the real file, item by item', async () => {
  const found = await rows(readLazada, createReadStream('tests/fixtures/lazada-th-phones.json'));
  expect(found).toHaveLength(40);
  expect(found[0]).toMatchObject({
    line: 1,
    row: {
      item: { itemId: '5162787480' },
      page: { venture: 'TH', categories: ['Home', 'Mobiles & Tablets', 'Smartphones'], mallIcons: ['68959'] },
    },
  });
});
