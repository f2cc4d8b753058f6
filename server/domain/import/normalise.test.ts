import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { MAX_PRICE } from './fields.ts';
import type { ImportItem } from './item.ts';
import { type Format, isProblem, normalise } from './normalise.ts';
import { type Problem, problem } from './problem.ts';
import { decoded } from './readers/decode.ts';
import { readLazada } from './readers/lazada.ts';
import { pieces } from './readers/readers.fixtures.ts';

const tenant = { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' } as const;
const NOW = Date.UTC(2026, 10, 25);
const read = (format: Format, row: unknown) => normalise(format, row, tenant, NOW);
const plain = {
  platform: 'SHOPEE',
  itemId: '1',
  title: 'โทรศัพท์',
  price: '1290.50',
  pictures: ['https://a.example/1.jpg'],
  url: 'https://shopee.co.th/1',
};

function item(format: Format, row: unknown): ImportItem {
  const result = read(format, row);
  if (isProblem(result)) throw new Error(`${result.code}: ${result.detail}`);
  return result.item;
}
/** Fields that are dropped with a warning. */
function dropped(changes: Record<string, unknown>): string[] {
  const result = read('jsonl', { ...plain, ...changes });
  if (isProblem(result)) throw new Error(`${result.code}: ${result.detail}`);
  return result.warnings.map(({ field, code }) => `${field} ${code}`);
}
function refusal(changes: Record<string, unknown>): Problem['code'] | undefined {
  const result = read('jsonl', { ...plain, ...changes });
  return isProblem(result) ? result.code : undefined;
}

describe('jsonl', () => {
  test('language and currency default to the tenant’s', () => {
    expect(item('jsonl', plain)).toMatchObject({
      title: { th: 'โทรศัพท์' },
      summary: {},
      currency: 'THB',
      price: 129_050,
      originalPrice: null,
    });
    const named = item('jsonl', {
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
    expect(item('jsonl', { ...plain, price }).price).toBe(minor);
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
    expect(item('jsonl', { ...plain, originalPrice: '1500' }).originalPrice).toBe(150_000);
    expect(item('jsonl', { ...plain, originalPrice: '1290.50' }).originalPrice).toBeNull();
    expect(item('jsonl', { ...plain, originalPrice: '฿1,500' }).originalPrice).toBe(150_000);
    expect(dropped({ originalPrice: '-1' })).toEqual(['originalPrice IMPORT_INVALID_PRICE']);
    for (const none of ['-', 'nan', '0', 0, null, '', ' '])
      expect(dropped({ originalPrice: none })).toEqual([]);
  });

  test('titles: folded spaces, at most 500 characters, nothing that breaks or reorders text', () => {
    expect(item('jsonl', { ...plain, title: ' a\r\n\tb ' }).title).toEqual({ th: 'a b' });
    expect(refusal({ title: 'x'.repeat(500) })).toBeUndefined();
    for (const title of [
      'x'.repeat(501),
      '',
      '  ',
      'a\u0000b',
      'a\u001b[31m',
      'a\ufffd',
      'a\ud800',
      'a\u202eb',
      {},
      { fr: 'x' },
      5,
    ])
      expect(refusal({ title }), JSON.stringify(title)).toBe('IMPORT_INVALID_TITLE');
  });

  test('hostile links are refused in every field', () => {
    for (const link of HOSTILE_LINKS.filter((one) => !/^\/\/[^/]/.test(one))) {
      expect(refusal({ url: link }), link).toBe('IMPORT_INVALID_LINK');
      if (link.trim() !== '')
        expect(dropped({ traceUrl: link }), link).toEqual(['traceUrl IMPORT_INVALID_LINK']);
      if (!link.trim().startsWith('//'))
        expect(item('jsonl', { ...plain, pictures: [link] }).pictures, link).toEqual([]);
    }
    expect(refusal({ url: '/products' })).toBe('IMPORT_INVALID_LINK');
  });

  test('an address without a scheme becomes https', () => {
    expect(item('jsonl', { ...plain, url: '//a.example/b' }).url).toBe('https://a.example/b');
  });

  test('one bad picture among good ones is dropped, lists in one text are read, 20 are kept', () => {
    const [a, b] = ['https://a.example/1.jpg', 'https://a.example/w_1,h_2/2.jpg'];
    for (const pictures of [`${a}|${b}`, `${a},${b}`, `${a} ${b}`, JSON.stringify([a, b]), [a, b, a]])
      expect(item('jsonl', { ...plain, pictures }).pictures).toEqual([a, b]);
    expect(read('jsonl', { ...plain, pictures: ['http://a.example/0.jpg', a] })).toMatchObject({
      item: { pictures: [a] },
      warnings: [{ field: 'pictures', value: 'http://a.example/0.jpg', code: 'IMPORT_INVALID_LINK' }],
    });
    const many = Array.from({ length: 150 }, (_, i) => `https://a.example/${i}.jpg`);
    expect(read('jsonl', { ...plain, pictures: many })).toMatchObject({
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
    expect(item('jsonl', { ...plain, availability }).availability).toBe(expected);
    expect(item('jsonl', { ...plain, available: availability }).availability).toBe(expected);
  });

  test('an unknown availability is not buyable', () => {
    expect(read('jsonl', { ...plain, availability: 'perhaps' })).toMatchObject({
      item: { availability: 'OUT_OF_STOCK', available: false },
      warnings: [{ field: 'availability', value: 'perhaps' }],
    });
  });

  test('times without an offset are in the tenant’s zone, and outside a sale the original price rules', () => {
    const sale = { price: '10', originalPrice: '990' };
    const on = (times: object) => item('jsonl', { ...plain, ...sale, ...times });
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
    expect(dropped({ availableFrom: '2026-02-30' })).toEqual(['availableFrom IMPORT_INVALID_FIELD']);
  });

  test('identifiers and descriptions', () => {
    const more = { gtin: '4006381333931', mpn: 'A-1', sku: 'S', variantGroup: 'V' };
    expect(item('jsonl', { ...plain, ...more, description: '<p>ดี</p>' })).toMatchObject({
      ...more,
      description: { th: 'ดี' },
    });
    expect(dropped({ gtin: '4006381333932' })).toEqual(['gtin IMPORT_INVALID_FIELD']);
  });

  test('rows without a readable platform, id, title, link or price are refused', () => {
    for (const changes of [{ platform: 'EBAY' }, { itemId: '' }, { itemId: [] }])
      expect(refusal(changes), JSON.stringify(changes)).toBe('IMPORT_INVALID_FIELD');
    for (const row of [null, 5, 'x', [], [plain]]) expect(isProblem(read('jsonl', row))).toBe(true);
    expect(item('jsonl', { ...plain, itemId: 5, title: { th: 'ก', en: '' } })).toMatchObject({
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
        read('jsonl', JSON.parse(`{"${key}":{"polluted":true},${JSON.stringify(plain).slice(1)}`)),
        key,
      ).toMatchObject({ code: 'IMPORT_INVALID_FIELD', detail: `has the key ${key}` });
    expect(refusal({ title: JSON.parse('{"__proto__":"x"}') })).toBe('IMPORT_INVALID_TITLE');
  });

  test('the detail of a problem is short and printable', () => {
    const result = read('jsonl', { ...plain, title: { [`\u001b[2J${'x'.repeat(999)}`]: 'x' } });
    expect(result).toMatchObject({ detail: expect.not.stringContaining('\u001b') });
    expect((result as Problem).detail.length).toBeLessThanOrEqual(200);
  });

  test('a long summary and the detail of a problem are cut between characters', () => {
    const summary = `${'x'.repeat(499)}😀y`;
    expect(item('jsonl', { ...plain, summary }).summary).toEqual({ th: `${'x'.repeat(499)}😀` });
    expect(problem('IMPORT_MALFORMED_ROW', `${'x'.repeat(199)}😀`).detail.isWellFormed()).toBe(true);
  });

  test('platform names are recognised in every spelling', () => {
    expect(item('jsonl', { ...plain, platform: 'Tiktok Shop' }).platform).toBe('TIKTOK');
    expect(item('jsonl', { ...plain, platform: 'lazada' }).platform).toBe('LAZADA');
  });
});

test('csv: names in snake case, lists, flags, titles per language, empty cells', () => {
  const row = {
    platform: 'lazada',
    item_id: '7',
    title: 'ignored',
    title_th: 'ก',
    title_en: 'A',
    title_id: '',
    price: '1,290.50',
    original_price: '',
    pictures: 'https://a.example/1.jpg | https://a.example/2.jpg',
    url: 'https://a.example/',
    average_score: '4.75',
    review_count: '12',
    rating_counts: '0 | 0|1|1|10',
    total_sales: 'ขายแล้ว 3.4k',
    free_shipping: 'Yes',
    mall: '0',
    unknown: 'x',
  };
  expect(item('csv', row)).toMatchObject({
    platform: 'LAZADA',
    itemId: '7',
    title: { th: 'ก', en: 'A' },
    originalPrice: null,
    pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    averageScore: 4.75,
    reviewCount: 12,
    ratingCounts: [0, 0, 1, 1, 10],
    totalSales: 3_400,
    freeShipping: true,
    mall: false,
  });
  expect(read('csv', { ...row, mall: 'perhaps' })).toMatchObject({
    item: { mall: false },
    warnings: [{ field: 'mall', value: 'perhaps', code: 'IMPORT_INVALID_FIELD' }],
  });
});

test('google-merchant: sale price, shipping, availability, platform by its host', () => {
  const product = {
    id: ['SKU 1'],
    title: ['A'],
    description: ['Line\nbreak'],
    link: ['https://www.lazada.co.th/products/x.html'],
    image_link: ['https://a.example/1.jpg'],
    additional_image_link: ['https://a.example/2.jpg'],
    price: ['1500.00 THB'],
    sale_price: ['1290.00 THB'],
    product_type: ['Home > Phones'],
    shipping_price: ['0 THB'],
    availability: ['out of stock'],
  };
  expect(item('google-merchant', product)).toMatchObject({
    platform: 'LAZADA',
    itemId: 'SKU 1',
    summary: { th: 'Line break' },
    price: 129_000,
    originalPrice: 150_000,
    currency: 'THB',
    pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    categories: ['Home', 'Phones'],
    freeShipping: true,
    available: false,
  });
  const { sale_price: _, shipping_price: __, ...plainProduct } = product;
  expect(
    item('google-merchant', { ...plainProduct, link: ['https://notlazada.example/lazada.co.th'] }),
  ).toMatchObject({
    platform: 'UNKNOWN',
    price: 150_000,
    originalPrice: null,
    freeShipping: false,
  });
  expect(item('google-merchant', { ...product, sale_price: ['1290.00'] }).price).toBe(129_000);
});

describe('google-merchant: offers in time', () => {
  const product = {
    id: ['1'],
    title: ['A'],
    description: ['<p>ดี <b>มาก</b></p>'],
    link: ['https://shopee.co.th/1'],
    image_link: ['https://a.example/1.jpg'],
    price: ['990.00 THB'],
    sale_price: ['10.00 THB'],
  };
  const at = (changes: object) => item('google-merchant', { ...product, ...changes });

  test('a sale price rules only during its period, whose end ends the deal', () => {
    const period = (text: string) => ({ sale_price_effective_date: [text] });
    expect(at(period('2027-01-01/2027-01-02'))).toMatchObject({ price: 99_000, originalPrice: null });
    expect(at(period('2026-01-01/2026-01-02')).price).toBe(99_000);
    expect(at(period('2026-11-24T00:00+0700/2026-11-26T00:00+0700'))).toMatchObject({
      price: 1_000,
      originalPrice: 99_000,
      saleUntil: new Date('2026-11-26T00:00+07:00'),
    });
  });

  test('an expired product is refused', () => {
    expect(read('google-merchant', { ...product, expiration_date: ['2020-01-01'] })).toMatchObject({
      code: 'IMPORT_ITEM_EXPIRED',
    });
    expect(at({ expiration_date: ['2027-01-01T00:00Z'] }).expiresAt).toEqual(new Date('2027-01-01T00:00Z'));
  });

  test('availability, its date, identifiers and HTML', () => {
    const more = { gtin: ['4006381333931'], mpn: ['M'], item_group_id: ['V'] };
    expect(
      at({ ...more, availability: ['Pre-Order'], availability_date: ['2027-01-01T00:00+07:00'] }),
    ).toMatchObject({
      availability: 'PREORDER',
      availableFrom: new Date('2026-12-31T17:00Z'),
      gtin: '4006381333931',
      mpn: 'M',
      variantGroup: 'V',
      summary: { th: 'ดี มาก' },
      description: { th: 'ดี มาก' },
    });
  });

  test.each(['THB 990', '990THB', '990', '990.00 THB', '990.00 thb', '฿990', '990  THB'])(
    'the price %s is read in the feed’s currency',
    (price) => {
      expect(at({ price: [price], sale_price: undefined })).toMatchObject({ price: 99_000, currency: 'THB' });
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

test('lazada: all 40 items of the real file, with Thai title, price, discount, mall and free shipping', async () => {
  const items: ImportItem[] = [];
  for await (const source of readLazada(createReadStream('tests/fixtures/lazada-th-phones.json')))
    if ('row' in source) items.push(item('lazada', source.row));
  expect(items).toHaveLength(40);
  expect(items[0]).toMatchObject({
    itemId: '5162787480',
    title: { th: 'มือถือ OPPO A60 4G 8+128GB (รับประกันศูนย์ 1ปี)' },
    price: 576_900,
    originalPrice: 649_900,
    currency: 'THB',
    url: 'https://www.lazada.co.th/products/oppo-a60-4g-8128gb-1-i5162787480.html',
    brand: 'OPPO',
    shop: 'Sahaplus',
  });
  const discounted = items.filter(({ originalPrice }) => originalPrice !== null);
  expect(discounted).toHaveLength(25);
  expect(items.filter(({ freeShipping }) => !freeShipping)).toHaveLength(4);
  expect(items.find(({ itemId }) => itemId === '5155192656')).toMatchObject({ brand: 'iQOO', mall: true });
  expect(items.find(({ itemId }) => itemId === '5154690288')).toMatchObject({
    averageScore: 5,
    reviewCount: 28,
    totalSales: 32,
    mall: false,
  });
  expect(items.some(({ brand }) => brand === 'No Brand')).toBe(false);
});

test('lazada: unknown badges, icons, thumbnails and breadcrumbs cost neither an item nor the file', async () => {
  const text = await readFile('tests/fixtures/lazada-th-phones.json', 'utf8');
  const page = JSON.parse(text);
  page.mainInfo.themes.push({ 'font-size': '11', color: '#FE4960', key: '68946' }, null, 'x');
  page.mods.breadcrumb.push({ url: '/x/' }, 5);
  const odd = { icons: [{ text: 'New' }, null], thumbs: [{ video: 'x' }], review: null, location: {} };
  Object.assign(page.mods.listItems[0], odd);
  const { icons: _, thumbs: __, ...bare } = page.mods.listItems[1];
  page.mods.listItems[1] = { ...bare, itemId: 7, price: 99, icons: 'none' };
  const items: ImportItem[] = [];
  for await (const source of readLazada(decoded(pieces(JSON.stringify(page), 65_536))))
    if ('row' in source) items.push(item('lazada', source.row));
  expect(items).toHaveLength(40);
  expect(items[0]).toMatchObject({ itemId: '5162787480', reviewCount: 0, mall: false });
  expect(items[0]?.categories).toEqual(['Home', 'Mobiles & Tablets', 'Smartphones']);
  expect(items[1]).toMatchObject({ itemId: '7', price: 9_900 });
});

test('of too many pictures the other formats keep the first 20', () => {
  const addresses = Array.from({ length: 30 }, (_, i) => `https://a.example/${i}.jpg`);
  const product = {
    id: ['1'],
    title: ['A'],
    link: ['https://a.example/'],
    image_link: addresses.slice(0, 1),
    additional_image_link: addresses.slice(1),
    price: ['1 THB'],
  };
  expect(item('google-merchant', product).pictures).toEqual(addresses.slice(0, 20));
  const page = { venture: 'TH', categories: [], mallIcons: [] };
  const thumbs = addresses.map((image) => ({ image }));
  const phone = { itemId: '1', name: 'A', price: '1', image: addresses[0], thumbs, itemUrl: '//a.example/' };
  expect(item('lazada', { item: phone, page }).pictures).toEqual(addresses.slice(0, 20));
});
