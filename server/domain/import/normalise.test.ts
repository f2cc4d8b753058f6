import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { MAX_PRICE } from './fields.ts';
import type { ImportItem } from './item.ts';
import { isProblem, normalise } from './normalise.ts';
import { type Problem, problem } from './problem.ts';

const tenant = { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' } as const;
const NOW = Date.UTC(2026, 10, 25);
const read = (row: unknown) => normalise(row, tenant, NOW);
const plain = {
  platform: 'SHOPEE',
  itemId: '1',
  title: 'โทรศัพท์',
  price: '1290.50',
  pictures: ['https://a.example/1.jpg'],
  url: 'https://shopee.co.th/1',
};

function item(row: unknown): ImportItem {
  const result = read(row);
  if (isProblem(result)) throw new Error(`${result.code}: ${result.detail}`);
  return result.item;
}
/** Fields that are dropped with a warning. */
function dropped(changes: Record<string, unknown>): string[] {
  const result = read({ ...plain, ...changes });
  if (isProblem(result)) throw new Error(`${result.code}: ${result.detail}`);
  return result.warnings.map(({ field, code }) => `${field} ${code}`);
}
function refusal(changes: Record<string, unknown>): Problem['code'] | undefined {
  const result = read({ ...plain, ...changes });
  return isProblem(result) ? result.code : undefined;
}

describe('jsonl', () => {
  test('language and currency default to the tenant’s', () => {
    expect(item(plain)).toMatchObject({
      title: { th: 'โทรศัพท์' },
      summary: {},
      currency: 'THB',
      price: 129_050,
      originalPrice: null,
    });
    const named = item({
      ...plain,
      title: { en: 'Phone' },
      currency: 'thb',
      shop: 'A',
      location: 'B',
    });
    expect(named).toMatchObject({ title: { en: 'Phone' }, currency: 'THB', summary: {} });
  });

  test.each([
    ['1290.5', 129_050],
    [1290.5, 129_050],
    ['1,290', 129_000],
    ['1,234,567.899', 123_456_789],
    ['0.29', 29],
    [0.57, 57],
    [' 5 ', 500],
  ])('the price %s is %i in minor units', (price, minor) => {
    expect(item({ ...plain, price }).price).toBe(minor);
  });

  test.each([
    0,
    '0',
    '0.00',
    '0.001',
    -5,
    '-5',
    '',
    '1e3',
    1e21,
    Number.NaN,
    '1.2.3',
    null,
    true,
    [5],
    MAX_PRICE,
  ])('the price %j is refused', (price) => {
    expect(refusal({ price })).toBe('IMPORT_INVALID_PRICE');
  });

  test('the original price counts only above the price, and is validated like it', () => {
    expect(item({ ...plain, originalPrice: '1500' }).originalPrice).toBe(150_000);
    expect(item({ ...plain, originalPrice: '1290.50' }).originalPrice).toBeNull();
    expect(item({ ...plain, originalPrice: '฿1,500' }).originalPrice).toBe(150_000);
    expect(dropped({ originalPrice: '-1' })).toEqual(['originalPrice IMPORT_INVALID_PRICE']);
    for (const none of ['-', 'nan', '0', 0, null, '', ' '])
      expect(dropped({ originalPrice: none })).toEqual([]);
  });

  test('titles: folded spaces, cut at 500 characters, nothing that breaks or reorders text', () => {
    expect(item({ ...plain, title: ' a\r\n\tb ' }).title).toEqual({ th: 'a b' });
    expect(item({ ...plain, title: '😀'.repeat(501) }).title).toEqual({ th: '😀'.repeat(500) });
    expect(item({ ...plain, title: 'a\ufffd' }).title).toEqual({ th: 'a' });
    for (const title of [
      '',
      '  ',
      'a\u0000b',
      'a\u001b[31m',
      'a\ufffdb',
      'a\ud800',
      'a\u202eb',
      {},
      { fr: 'x' },
      5,
    ])
      expect(refusal({ title }), JSON.stringify(title)).toBe('IMPORT_INVALID_TITLE');
  });

  test('hostile links are refused in every field', () => {
    // A space within an address is written as %20.
    for (const link of HOSTILE_LINKS.filter((one) => !/^(?:\/\/[^/]|https:\/\/\S+\/\S* )/.test(one))) {
      expect(refusal({ url: link }), link).toBe('IMPORT_INVALID_LINK');
      if (link.trim() !== '')
        expect(dropped({ traceUrl: link }), link).toEqual(['traceUrl IMPORT_INVALID_LINK']);
      if (!link.trim().startsWith('//'))
        expect(item({ ...plain, pictures: [link] }).pictures, link).toEqual([]);
    }
    expect(refusal({ url: '/products' })).toBe('IMPORT_INVALID_LINK');
  });

  test('an address without a scheme becomes https', () => {
    expect(item({ ...plain, url: '//a.example/b' }).url).toBe('https://a.example/b');
  });

  test('one bad picture among good ones is dropped, lists in one text are read, 20 are kept', () => {
    const [a, b] = ['https://a.example/1.jpg', 'https://a.example/w_1,h_2/2.jpg'];
    for (const pictures of [`${a}|${b}`, `${a},${b}`, `${a} ${b}`, JSON.stringify([a, b]), [a, b, a]])
      expect(item({ ...plain, pictures }).pictures).toEqual([a, b]);
    expect(read({ ...plain, pictures: ['http://a.example/0.jpg', a] })).toMatchObject({
      item: { pictures: [a] },
      warnings: [{ field: 'pictures', value: 'http://a.example/0.jpg', code: 'IMPORT_INVALID_LINK' }],
    });
    const many = Array.from({ length: 150 }, (_, i) => `https://a.example/${i}.jpg`);
    expect(read({ ...plain, pictures: many })).toMatchObject({
      item: { pictures: many.slice(0, 20) },
      warnings: [{ value: '130 beyond the limit' }],
    });
    expect(dropped({ pictures: [] })).toEqual(['pictures IMPORT_INVALID_FIELD']);
  });

  test.each([
    ['in_stock', 'IN_STOCK'],
    ['In Stock', 'IN_STOCK'],
    ['https://schema.org/InStock', 'IN_STOCK'],
    ['มีสินค้า', 'IN_STOCK'],
    [true, 'IN_STOCK'],
    [1, 'IN_STOCK'],
    ['25', 'IN_STOCK'],
    ['OUT_OF_STOCK', 'OUT_OF_STOCK'],
    ['out-of-stock', 'OUT_OF_STOCK'],
    ['Sold out', 'OUT_OF_STOCK'],
    ['หมด', 'OUT_OF_STOCK'],
    ['no', 'OUT_OF_STOCK'],
    ['0', 'OUT_OF_STOCK'],
    ['preorder', 'PREORDER'],
    ['Pre-Order', 'PREORDER'],
    ['backorder', 'BACKORDER'],
    ['available for order', 'BACKORDER'],
    ['discontinued', 'DISCONTINUED'],
  ])('the availability %j is %s', (availability, expected) => {
    expect(item({ ...plain, availability }).availability).toBe(expected);
    expect(item({ ...plain, available: availability }).availability).toBe(expected);
  });

  test('an unknown availability is not buyable', () => {
    expect(read({ ...plain, availability: 'perhaps' })).toMatchObject({
      item: { availability: 'OUT_OF_STOCK', available: false },
      warnings: [{ field: 'availability', value: 'perhaps' }],
    });
  });

  test('times without an offset are in the tenant’s zone, and outside a sale the original price rules', () => {
    const sale = { price: '10', originalPrice: '990' };
    const on = (times: object) => item({ ...plain, ...sale, ...times });
    expect(on({ saleFrom: '2027-01-01', saleUntil: '2027-01-02' })).toMatchObject({
      price: 99_000,
      originalPrice: null,
      saleUntil: null,
    });
    expect(on({ saleUntil: '2026-11-24' }).price).toBe(99_000);
    expect(on({ saleFrom: '2026-11-01T00:00+0700', saleUntil: '30/11/2569' })).toMatchObject({
      price: 1_000,
      originalPrice: 99_000,
      saleUntil: new Date('2026-11-30T23:59:59+07:00'),
    });
  });

  test('an offer whose limits can’t be read is refused, never made wider', () => {
    for (const field of ['saleFrom', 'saleUntil', 'expiresAt', 'availableFrom'])
      for (const unread of ['soon', '2026-02-30', '1/2/2027 12:00 AM'])
        expect([field, unread, refusal({ [field]: unread })]).toEqual([
          field,
          unread,
          'IMPORT_UNREADABLE_LIMIT',
        ]);
    expect(refusal({ condition: 'mint' })).toBe('IMPORT_UNREADABLE_LIMIT');
    expect(refusal({ expiresAt: '0000-00-00 00:00:00' })).toBeUndefined();
    const unknownStock = read({ ...plain, availability: 'maybe' });
    expect(unknownStock).toMatchObject({ item: { available: false } });
  });

  test('a condition other than new is in the specification table, in every language', () => {
    expect(item({ ...plain, condition: 'https://schema.org/NewCondition' }).attributes).toEqual([]);
    for (const used of ['used', 'มือสอง', 'Pre-owned', 'bekas'])
      expect(item({ ...plain, condition: used, attributes: ['สี: ดำ'] }).attributes).toMatchObject([
        { name: { th: 'สภาพสินค้า', en: 'Condition' }, value: { th: 'มือสอง', en: 'Used', id: 'Bekas' } },
        { name: { th: 'สี' } },
      ]);
  });

  test('identifiers and descriptions', () => {
    const more = { gtin: '4006381333931', mpn: 'A-1', sku: 'S', variantGroup: 'V' };
    expect(item({ ...plain, ...more, description: '<p>ดี</p>' })).toMatchObject({
      ...more,
      description: { th: 'ดี' },
    });
    for (const none of ['4006381333932', '0000000000000'])
      expect([none, ...dropped({ gtin: none })]).toEqual([none, 'gtin IMPORT_INVALID_FIELD']);
  });

  test('rows without a readable platform, id, title, link or price are refused', () => {
    for (const changes of [{ platform: 'EBAY' }, { itemId: '' }, { itemId: [] }])
      expect(refusal(changes), JSON.stringify(changes)).toBe('IMPORT_INVALID_FIELD');
    for (const row of [null, 5, 'x', [], [plain]]) expect(isProblem(read(row))).toBe(true);
    expect(item({ ...plain, itemId: 5, title: { th: 'ก', en: '' } })).toMatchObject({
      itemId: '5',
      title: { th: 'ก' },
    });
  });

  test('wrong types and wrong numbers in other fields are dropped', () => {
    for (const changes of [
      { averageScore: 5.1 },
      { averageScore: 'good' },
      { reviewCount: -1 },
      { ratingCounts: [1, 2, 3, 4] },
      { ratingCounts: [1, 2, 3, 4, -5] },
      { reviewCount: 1.5 },
      { totalSales: 'many' },
      { totalSales: 3_000_000_000 },
      { freeShipping: 'perhaps' },
      { categories: 'Phones' },
    ])
      expect(dropped(changes), JSON.stringify(changes)).toEqual([
        `${Object.keys(changes)[0]} IMPORT_INVALID_FIELD`,
      ]);
  });

  test('keys that reach a prototype are refused', () => {
    for (const key of ['__proto__', 'constructor', 'prototype'])
      expect(
        read(JSON.parse(`{"${key}":{"polluted":true},${JSON.stringify(plain).slice(1)}`)),
        key,
      ).toMatchObject({ code: 'IMPORT_INVALID_FIELD', detail: `has the key ${key}` });
    expect(refusal({ title: JSON.parse('{"__proto__":"x"}') })).toBe('IMPORT_INVALID_TITLE');
  });

  test('the detail of a problem is short and printable', () => {
    const result = read({ ...plain, title: { [`\u001b[2J${'x'.repeat(999)}`]: 'x' } });
    expect(result).toMatchObject({ detail: expect.not.stringContaining('\u001b') });
    expect((result as Problem).detail.length).toBeLessThanOrEqual(200);
  });

  test('a long summary and the detail of a problem are cut between characters', () => {
    const summary = `${'x'.repeat(499)}😀y`;
    expect(item({ ...plain, summary }).summary).toEqual({ th: `${'x'.repeat(499)}😀` });
    expect(problem('IMPORT_MALFORMED_ROW', `${'x'.repeat(199)}😀`).detail.isWellFormed()).toBe(true);
  });

  test.each([
    [
      'LAZADA',
      [
        'lazada',
        ' Lazada TH',
        'Lazada_ID',
        'LZD',
        'lzd',
        'ลาซาด้า',
        'ลาซาดา',
        'lazada.co.th',
        'Lazada Thailand',
      ],
    ],
    ['SHOPEE', ['Shopee', 'Shopee Thailand', 'shopee-th', 'ช้อปปี้', 'ช็อปปี้', 'ช้อบปี้', 'Ｓhopee']],
    ['TIKTOK', ['Tiktok Shop', 'TIKTOK_SHOP', 'TikTokShop', 'TikTok Shop Thailand', 'ติ๊กต็อก']],
    ['UNKNOWN', ['UNKNOWN', 'unknown']],
  ])('%s is recognised in every spelling', (code, names) => {
    for (const name of names)
      expect([name, item({ ...plain, platform: name }).platform]).toEqual([name, code]);
  });

  test.each(['jd central', 'Lazada of my aunt', 'shop', '', '!'])(
    'the platform “%s” is refused with the known ones',
    (name) => {
      expect(read({ ...plain, platform: name })).toMatchObject({
        code: 'IMPORT_INVALID_FIELD',
        detail: name
          ? `platform: ${name} is no marketplace of this shop: Lazada, Shopee, TikTok Shop, Amazon, AliExpress, SHEIN, Tokopedia`
          : expect.stringContaining('platform'),
      });
    },
  );
});

test('items in another currency than the tenant’s are refused', () => {
  for (const changes of [
    { currency: 'USD' },
    { currency: 'XYZ' },
    { price: '$45' },
    { currency: 'THB', price: 'USD 5' },
  ])
    expect(refusal(changes), JSON.stringify(changes)).toBe('IMPORT_FOREIGN_CURRENCY');
});
