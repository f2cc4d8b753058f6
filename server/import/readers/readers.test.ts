import { createReadStream } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { retainedBytes } from '../memory.fixtures.ts';
import { readCsv } from './csv.ts';
import { readGoogleMerchant } from './google-merchant.ts';
import { readJsonl } from './jsonl.ts';
import { readLazada } from './lazada.ts';
import { type Bytes, MAX_ROW, type Reader, type SourceRow } from './source.ts';

const MEGABYTE = 1_048_576;
const HEADER = 'item_id,price,url,pictures\n';

/** The text as bytes in pieces of `size`: every boundary must be crossed somewhere. */
async function* pieces(text: string, size: number): Bytes {
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

/** `before`, then `megabytes` of the letter x, then `after`, as a disk would give it. */
async function* flood(before: string, megabytes: number, after: string): Bytes {
  yield Buffer.from(before);
  for (let i = 0; i < megabytes * 16; i++) yield Buffer.alloc(65_536, 'x');
  yield Buffer.from(after);
}

async function rows(reader: Reader, bytes: Bytes): Promise<SourceRow[]> {
  const found: SourceRow[] = [];
  for await (const row of reader(bytes)) found.push(row);
  return found;
}

/** What the rows are, without what they hold: `2 ok`, `3 IMPORT_MALFORMED_ROW`. */
async function outline(reader: Reader, bytes: Bytes): Promise<string[]> {
  return (await rows(reader, bytes)).map(
    (row) => `${row.line} ${'problem' in row ? row.problem.code : 'ok'}`,
  );
}

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

  test('csv: a broken row is refused with its line, the next one is read', async () => {
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

  test('google-merchant: RSS with CDATA, repeated and nested elements and foreign vocabularies', async () => {
    const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:x="urn:x"><channel><title>Shop</title>
<item><g:id>1</g:id><title><![CDATA[A & ก]]></title><x:id>9</x:id>
<g:additional_image_link>a</g:additional_image_link><g:additional_image_link>b</g:additional_image_link>
<g:shipping><g:country>TH</g:country><g:price>0 THB</g:price></g:shipping></item>
<item><g:id>2</g:id></item></channel></rss>`;
    expect(await rows(readGoogleMerchant, pieces(feed, size))).toEqual([
      {
        line: 3,
        row: {
          id: ['1'],
          title: ['A & ก'],
          additional_image_link: ['a', 'b'],
          shipping_country: ['TH'],
          shipping_price: ['0 THB'],
        },
      },
      { line: 6, row: { id: ['2'] } },
    ]);
  });

  test('google-merchant: Atom and tab-separated', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>x</title>' +
      '<entry><g:id>1</g:id><title>A</title><link href="https://a.example/"/></entry></feed>';
    expect(await rows(readGoogleMerchant, pieces(atom, size))).toEqual([
      { line: 1, row: { id: ['1'], title: ['A'], link: ['https://a.example/'] } },
    ]);
    const tsv = 'id\ttitle\tlink\timage link\tadditional image link\tprice\n1\t"A ""B"""\tu\ti\tj,k\t5 THB\n';
    expect(await rows(readGoogleMerchant, pieces(tsv, size))).toMatchObject([
      { line: 2, row: { title: ['A "B"'], image_link: ['i'], additional_image_link: ['j', 'k'] } },
    ]);
  });
});

describe('files that are refused whole', () => {
  const refusal = (reader: Reader, bytes: Bytes) => expect(rows(reader, bytes)).rejects;
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
    ['a required column is missing', 'item_id,price\n'],
    ['a column is named twice', 'item_id,price,url,pictures,price\n'],
  ])('csv: %s', async (_case, text) => {
    await refusal(readCsv, pieces(text, 1024)).toMatchObject(malformed);
  });

  test.each([
    ['a tag that is never closed', '<rss><channel><item>'],
    ['another encoding', '<?xml version="1.0" encoding="TIS-620"?><rss/>'],
    ['entities of its own', '<!DOCTYPE r [<!ENTITY a "b">]><rss>&a;</rss>'],
    ['too deep', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`],
  ])('google-merchant: %s', async (_case, text) => {
    await refusal(readGoogleMerchant, pieces(text, 1024)).toMatchObject(malformed);
  });

  test('google-merchant: 50 MB without a tag', async () => {
    await refusal(readGoogleMerchant, flood('<rss>', 50, '</rss>')).toMatchObject(malformed);
  });
});

describe('a row of 50 MB is refused with its line and never held', () => {
  test.each([
    ['jsonl', readJsonl, '{"a":1}\n{"a":"', '"}\n{"a":3}\n', ['1 ok', '2 IMPORT_ROW_TOO_LARGE', '3 ok']],
    ['csv', readCsv, `${HEADER}a,1,u,`, '\nc,1,u,p\n', ['2 IMPORT_ROW_TOO_LARGE', '3 ok']],
    ['csv, quoted', readCsv, `${HEADER}a,1,u,"`, '\n"\nc,1,u,p\n', ['2 IMPORT_ROW_TOO_LARGE', '4 ok']],
  ] as const)(
    '%s',
    async (_case, reader, before, after, expected) => {
      const atStart = await retainedBytes();
      let grown = 0;
      async function* measured(): Bytes {
        yield* flood(before, 50, '');
        grown = (await retainedBytes()) - atStart;
        yield Buffer.from(after);
      }
      expect(await outline(reader, measured())).toEqual(expected);
      expect(grown).toBeLessThan(8 * MEGABYTE);
    },
    60_000,
  );

  test('google-merchant: a product of many small elements', async () => {
    const element = `<g:additional_image_link>${'x'.repeat(400)}</g:additional_image_link>\n`;
    const ns = 'xmlns:g="http://base.google.com/ns/1.0"';
    const atStart = await retainedBytes();
    let grown = 0;
    async function* feed(): Bytes {
      yield Buffer.from(`<rss ${ns}><item><g:id>1</g:id>`);
      for (let i = 0; i < 500; i++) yield Buffer.from(element.repeat(100));
      grown = (await retainedBytes()) - atStart;
      yield Buffer.from('</item><item><g:id>2</g:id></item></rss>');
    }
    expect(await outline(readGoogleMerchant, feed())).toEqual(['1 IMPORT_ROW_TOO_LARGE', '50001 ok']);
    expect(grown).toBeLessThan(8 * MEGABYTE);
  }, 60_000);

  test('a row of exactly the bound is read', async () => {
    const text = (length: number) => `"${'x'.repeat(length - 2)}"\n`;
    expect(await outline(readJsonl, pieces(text(MAX_ROW) + text(MAX_ROW + 1), 65_536))).toEqual([
      '1 ok',
      '2 IMPORT_ROW_TOO_LARGE',
    ]);
  });
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
