import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decoded } from './decode.ts';
import { flood, pieces, rows } from './readers.fixtures.ts';
import type { Bytes } from './source.ts';
import { readXml } from './xml.ts';
import { findItems } from './xml-items.ts';

async function read(text: string, size = 1024) {
  const path = await findItems(decoded(pieces(text, size)));
  return rows((source) => readXml(source, path), pieces(text, size));
}
const pathOf = (text: string) => findItems(decoded(pieces(text, 64)));
const GOOGLE = 'xmlns:g="http://base.google.com/ns/1.0"';

describe.each([1, 7, 65_536])('in pieces of %i bytes', (size) => {
  test('RSS with CDATA, repeated and nested elements, attributes and foreign vocabularies', async () => {
    const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${GOOGLE} xmlns:x="urn:x"><channel><title>Shop</title>
<item><x:id>9</x:id><g:id>1</g:id><title><![CDATA[A & ก]]></title><x:credit>B</x:credit>
<g:additional_image_link>a</g:additional_image_link><g:additional_image_link>b</g:additional_image_link>
<enclosure url="https://a.example/1.jpg" xmlns:y="urn:y"/>
<g:shipping><g:country>TH</g:country><g:price>0 THB</g:price></g:shipping></item>
<item><g:id>2</g:id></item></channel></rss>`;
    expect(await read(feed, size)).toEqual([
      {
        line: 1,
        row: {
          id: ['1'],
          title: ['A & ก'],
          credit: ['B'],
          additional_image_link: ['a', 'b'],
          enclosure_url: ['https://a.example/1.jpg'],
          shipping_country: ['TH'],
          shipping_price: ['0 THB'],
        },
      },
      { line: 2, row: { id: ['2'] } },
    ]);
  });

  test('Atom', async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" ${GOOGLE}><title>x</title><link rel="self" href="/"/><entry><g:id>1</g:id><title>A</title><link href="https://a.example/"/></entry></feed>`;
    expect(await read(feed, size)).toEqual([
      { line: 1, row: { id: ['1'], title: ['A'], link: ['https://a.example/'] } },
    ]);
  });

  test('a vocabulary of its own on one line: attributes, capitals and a namespace', async () => {
    const feed =
      '<SHOP xmlns="urn:shop"><GOOD code="7" xmlns:i="urn:i"><ProductName>A</ProductName><Price unit="THB">5</Price></GOOD>' +
      '<GOOD code="8"><ProductName>B</ProductName></GOOD></SHOP>';
    expect(await read(feed, size)).toEqual([
      { line: 1, row: { code: ['7'], productname: ['A'], price_unit: ['THB'], price: ['5'] } },
      { line: 2, row: { code: ['8'], productname: ['B'] } },
    ]);
  });
});

test('values of any element come back, at any boundary of pieces', async () => {
  const value = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text.trim() === text && text !== '');
  const name = fc.constantFrom('ชื่อ', 'price', 'b-c', 'd.e');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uniqueArray(fc.tuple(name, value), { minLength: 1, selector: ([key]) => key }), {
        minLength: 2,
      }),
      fc.integer({ min: 1, max: 9 }),
      async (items, size) => {
        const escaped = (text: string) => text.replace(/[<>&\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        const inner = (fields: [string, string][]) =>
          fields.map(([key, text]) => `<${key}>${escaped(text)}</${key}>`).join('');
        const feed = `<a><b>${items.map((fields) => `<thing>${inner(fields)}</thing>`).join('')}</b></a>`;
        expect(await read(feed, size)).toEqual(
          items.map((fields, i) => ({
            line: i + 1,
            row: Object.fromEntries(fields.map(([key, text]) => [key, [text]])),
          })),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test.each([
  [
    'RSS 2.0 with one item',
    '<rss><channel><category/><category/><item><a>1</a><i/><i/></item></channel></rss>',
    'rss/channel/item',
  ],
  [
    'RSS 1.0',
    '<rdf:RDF xmlns:rdf="urn:r"><channel><x/></channel><item><a>1</a></item></rdf:RDF>',
    'RDF/item',
  ],
  [
    'a Yandex catalogue',
    '<yml><shop><currencies><currency id="a"/><currency id="b"/></currencies><offers><offer id="1"/></offers></shop></yml>',
    'yml/shop/offers/offer',
  ],
  [
    'Awin',
    '<cafProductFeed><datafeed id="1"><prod id="2"><text><name>x</name></text></prod></datafeed></cafProductFeed>',
    'cafProductFeed/datafeed/prod',
  ],
  [
    'products of products',
    '<products><product><a/><items><item><b/></item></items></product></products>',
    'products/product',
  ],
  [
    'unknown names',
    '<a><meta k="1"/><meta k="2"/><meta k="3"/><b><c><d/><e><f/></e><e><f/></e><e><f/></e></c><c><d/></c></b></a>',
    'a/b/c',
  ],
  ['attributes alone', '<a><b x="1"/><b x="2"/></a>', 'a/b'],
  ['several parents', '<a><b><c><d/></c></b><b><c><d/></c><c><d/></c></b></a>', 'a/b'],
])('the items of %s are found', async (_, text, path) => {
  expect(await pathOf(text)).toBe(path);
});

describe('files that fail', () => {
  const failure = (bytes: Bytes) => expect(rows((text) => readXml(text, 'rss/item'), bytes)).rejects;
  const malformed = (message: RegExp) => ({
    code: 'IMPORT_FILE_MALFORMED',
    message: expect.stringMatching(message),
  });

  test.each([
    ['no element repeats', '<Error><Code>AccessDenied</Code><Message>x</Message></Error>'],
    ['texts alone repeat', '<a><b>1</b><b>2</b></a>'],
    ['items are too deep', '<a><b><c><d><item><x/></item></d></c></b></a>'],
  ])('%s', async (_, text) => {
    await expect(pathOf(text)).rejects.toMatchObject(malformed(/no row of data/));
  });

  test.each([
    ['a tag that is never closed', '<rss><item><a>', /unclosed tag/],
    ['another encoding', '<?xml version="1.0" encoding="GB2312"?><rss/>', /GB2312/],
    ['an ampersand', '<rss><item><a>A & B</a></item></rss>', /line 1 has a bare &/],
    ['custom entities', '<!DOCTYPE r [<!ENTITY a "b">]><rss>&a;</rss>', /undefined entity/],
    [
      'external entities',
      '<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss>&a;</rss>',
      /undefined entity/,
    ],
    ['too deep', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`, /deeper/],
  ])('%s', async (_, text, message) => {
    await failure(pieces(text, 1024)).toMatchObject(malformed(message));
  });

  test('items that begin after 4 M characters', async () => {
    const head = `<a><b>${'<x>1</x>'.repeat(540_000)}`;
    await expect(findItems(decoded(flood(head, 0, '<item><y/></item></b></a>')))).rejects.toMatchObject(
      malformed(/no row of data/),
    );
  });

  test('50 MB without a tag', async () => {
    await failure(flood('<rss>', 50, '</rss>')).toMatchObject(malformed(/without a tag/));
  });
});
