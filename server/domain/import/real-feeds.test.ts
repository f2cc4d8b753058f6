import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { isProblem, normalise } from './normalise.ts';
import { ImportFailure } from './problem.ts';
import { readItems } from './read-items.ts';
import { zipOf } from './readers/zip.fixtures.ts';

const folder = await mkdtemp(join(tmpdir(), 'real-feeds-'));
afterAll(() => rm(folder, { recursive: true }));
const tenant = { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' } as const;

/** Format and result of a file: the prices of its items in baht, and its refused rows with their lines. */
async function outcome(content: string | Uint8Array): Promise<string> {
  const file = join(folder, 'feed');
  await writeFile(file, content);
  try {
    const source = await readItems({ file, format: 'auto', onRead: () => {} });
    const found = [source.format as string];
    for await (const one of source.rows) {
      const result = 'row' in one ? normalise(one.row, tenant, Date.UTC(2026, 10, 25)) : one.problem;
      found.push(isProblem(result) ? `${one.line} ${result.code}` : String(result.item.price / 100));
    }
    return found.join(', ');
  } catch (error) {
    return error instanceof ImportFailure ? error.code : String(error);
  }
}

const HEAD = 'platform,item_id,title,price,url,pictures';
const row = (id: number, changes: { title?: string; price?: string } = {}) =>
  [
    'SHOPEE',
    id,
    changes.title ?? 'ถุงมือ',
    changes.price ?? id,
    'https://shopee.co.th/1',
    'https://a.example/1.jpg',
  ].join(',');
const csv = (...rows: string[]) => `${[HEAD, ...rows].join('\n')}\n`;
/** A text in Windows-874, whose Thai letters are those of Unicode moved. */
const thai = (text: string) =>
  Uint8Array.from(
    [...text].map((char) => (char >= 'ก' ? char.charCodeAt(0) - 0xe00 + 0xa0 : char.charCodeAt(0))),
  );
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const json = {
  platform: 'SHOPEE',
  itemId: '1',
  title: 'ก',
  price: 5,
  url: 'https://shopee.co.th/1',
  pictures: ['https://a.example/1.jpg'],
};
const jsonl = (...items: object[]) =>
  items.map((item) => `${JSON.stringify({ ...json, ...item })}\n`).join('');

const gmc = (fields: string) =>
  `<item><g:id>1</g:id><title>ก</title><link>https://a.example/1</link><g:image_link>https://a.example/1.jpg</g:image_link>${fields}</item>`;
const rss = (...items: string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${items.join('')}</channel></rss>`;
const price = '<g:price>990 THB</g:price>';
const tsv =
  'id\ttitle\tlink\timage_link\tprice\n1\tก\thttps://a.example/1\thttps://a.example/1.jpg\t990 THB\n';

const phone = {
  itemId: '1',
  name: 'A',
  price: '99',
  image: 'https://a.example/1.jpg',
  itemUrl: '//www.lazada.co.th/1',
};
const badge = { 'font-size': '11', color: '#FE4960', key: '68946' };
const lazada = JSON.stringify({
  mods: {
    listItems: [phone, { ...phone, itemId: 2, price: 0 }, { ...phone, itemId: 3 }],
    breadcrumb: [{ url: '/' }],
  },
  mainInfo: { venture: 'TH', themes: [{ key: '1', img: 'x' }, badge] },
});

test.each<[string, string | Uint8Array, string]>([
  ['lazada page with a badge without a picture', lazada, 'lazada, 99, 2 IMPORT_INVALID_PRICE, 99'],
  [
    'BOM, CRLF, quotes, header case and spaces',
    `\ufeff${csv(row(1), row(2, { title: '"a, ""b""\nc"' }))
      .replace('item_id', ' Item ID ')
      .replaceAll('\n', '\r\n')}`,
    'csv, 1, 2',
  ],
  ['trailing commas', csv(row(1)).replaceAll('\n', ',\n'), 'csv, 1'],
  ['duplicate header', csv(row(1)).replace('platform', 'price'), 'IMPORT_FILE_MALFORMED'],
  ['too few fields', csv(row(1), 'SHOPEE,2', row(3)), 'csv, 1, 3 IMPORT_MALFORMED_ROW, 3'],
  ['a quote inside', csv(row(1), row(2, { title: 'a "b" c' }), row(3)), 'csv, 1, 3 IMPORT_MALFORMED_ROW, 3'],
  [
    'a line of 2 MB',
    csv(row(1), row(2, { title: 'x'.repeat(2_000_000) }), row(3)),
    'csv, 1, 3 IMPORT_ROW_TOO_LARGE, 3',
  ],
  [
    'NUL and U+202E',
    csv(row(1, { title: 'a\u0000b' }), row(2, { title: 'a\u202eb' }), row(3)),
    'csv, 2 IMPORT_INVALID_TITLE, 3 IMPORT_INVALID_TITLE, 3',
  ],
  ['an unclosed quote', csv(row(1), row(2, { title: '"a' }), row(3)), 'csv, 1, 3 IMPORT_MALFORMED_ROW'],
  ['Windows-874', thai(csv(row(1), row(2))), 'csv, 1, 2'],
  ['UTF-16', utf16(csv(row(1))), 'csv, 1'],
  ['gzip', gzipSync(csv(row(1))), 'csv, 1'],
  ['zip', zipOf([{ name: 'feed.csv', content: csv(row(1)) }]), 'csv, 1'],
  ['semicolons', csv(row(1)).replaceAll(',', ';'), 'csv, 1'],
  ['tabs', csv(row(1)).replaceAll(',', '\t'), 'csv, 1'],
  ['CR only', csv(row(1), row(2)).replaceAll('\n', '\r'), 'csv, 1, 2'],
  ['an HTML error page', '<!doctype html><html><body>502</body></html>', 'IMPORT_FILE_MALFORMED'],
  ['an empty file', '', 'IMPORT_FILE_MALFORMED'],
  ['a header alone', csv(), 'IMPORT_FILE_MALFORMED'],
  ['columns that lack what an item needs', 'name,cost\nA,5\n', 'IMPORT_FIELDS_MISSING'],
  [
    'jsonl: numeric id, null fields, pictures as a text',
    jsonl({ itemId: 7, brand: null, originalPrice: null, pictures: 'https://a.example/1.jpg' }),
    'jsonl, 5',
  ],
  ['json: a list', JSON.stringify([json, json]), 'jsonl, 5, 5'],
  ['json: pretty-printed', JSON.stringify({ items: [json] }, null, 2), 'jsonl, 5'],
  ['jsonl: __proto__', jsonl({}).replace('{', '{"__proto__":{"price":1},'), 'jsonl, 5'],
  ['jsonl: truncated', jsonl({}, {}, {}).slice(0, -20), 'jsonl, 5, 5, 3 IMPORT_MALFORMED_ROW'],
  [
    'GMC XML on one line names the item',
    rss(gmc(price), gmc(''), gmc(price)),
    'google-merchant, 990, 2 IMPORT_INVALID_PRICE, 990',
  ],
  ['GMC TSV', tsv, 'google-merchant, 990'],
  ['GMC CSV', tsv.replaceAll('\t', ','), 'google-merchant, 990'],
  [
    'GMC scheduled sale',
    rss(
      gmc(
        `${price}<g:sale_price>10 THB</g:sale_price><g:sale_price_effective_date>2027-01-01/2027-01-02</g:sale_price_effective_date>`,
      ),
    ),
    'google-merchant, 990',
  ],
  [
    'GMC expired',
    rss(gmc(`${price}<g:expiration_date>2020-01-01</g:expiration_date>`)),
    'google-merchant, 1 IMPORT_ITEM_EXPIRED',
  ],
  ['GMC without a namespace', rss(gmc(price)).replaceAll('g:', ''), 'google-merchant, 990'],
  ['GMC with an unescaped &', rss(gmc(`${price}<g:brand>A & B</g:brand>`)), 'IMPORT_FILE_MALFORMED'],
  [
    'XXE',
    `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss(gmc(`${price}<g:brand>&x;</g:brand>`))}`,
    'IMPORT_FILE_MALFORMED',
  ],
  [
    'products of another vocabulary',
    `<products><product><sku>1</sku><name>ก</name><price>฿5</price><url>https://a.example/1</url></product><product><sku>2</sku><name>ข</name><price>6</price><url>https://a.example/2</url></product></products>`,
    'generic, 5, 6',
  ],
])('%s: %s', async (_case, content, expected) => {
  expect(await outcome(content)).toBe(expected);
});
