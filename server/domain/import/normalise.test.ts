import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { MAX_PRICE } from './fields.ts';
import type { ImportItem } from './item.ts';
import { type Format, isProblem, normalise } from './normalise.ts';
import { type Problem, problem } from './problem.ts';
import { readLazada } from './readers/lazada.ts';
import { pieces } from './readers/readers.fixtures.ts';

const tenant = { defaultLanguage: 'th', currency: 'THB' } as const;
const plain = {
  platform: 'SHOPEE',
  itemId: '1',
  title: 'โทรศัพท์',
  price: '1290.50',
  pictures: ['https://a.example/1.jpg'],
  url: 'https://shopee.co.th/1',
};

function item(format: Format, row: unknown): ImportItem {
  const result = normalise(format, row, tenant);
  if (isProblem(result)) throw new Error(`${result.code}: ${result.detail}`);
  return result;
}
function refusal(changes: Record<string, unknown>): Problem['code'] | undefined {
  const result = normalise('jsonl', { ...plain, ...changes }, tenant);
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
      currency: 'IDR',
      shop: 'A',
      location: 'B',
    });
    expect(named).toMatchObject({ title: { en: 'Phone' }, currency: 'IDR', summary: { th: 'A · B' } });
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
    expect(refusal({ originalPrice: '-1' })).toBe('IMPORT_INVALID_PRICE');
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
      expect(refusal({ traceUrl: link }), link).toBe('IMPORT_INVALID_LINK');
      expect(refusal({ pictures: [link] }), link).toBe('IMPORT_INVALID_LINK');
    }
    expect(refusal({ url: '/products' })).toBe('IMPORT_INVALID_LINK');
    expect(refusal({ pictures: ['http://a.example/1.jpg'] })).toBe('IMPORT_INVALID_LINK');
    expect(refusal({ pictures: Array(21).fill(plain.pictures[0]) })).toBe('IMPORT_INVALID_LINK');
    expect(refusal({ pictures: [] })).toBe('IMPORT_INVALID_LINK');
  });

  test('an address without a scheme becomes https', () => {
    expect(item('jsonl', { ...plain, url: '//a.example/b' }).url).toBe('https://a.example/b');
  });

  test('wrong types, unknown codes and wrong numbers are refused', () => {
    for (const changes of [
      { platform: 'EBAY' },
      { itemId: 5 },
      { itemId: '' },
      { currency: 'XYZ' },
      { averageScore: 5.1 },
      { averageScore: 'good' },
      { reviewCount: -1 },
      { ratingCounts: [1, 2, 3, 4] },
      { ratingCounts: [1, 2, 3, 4, -5] },
      { reviewCount: 1.5 },
      { totalSales: 'many' },
      { totalSales: 3_000_000_000 },
      { freeShipping: 'yes' },
      { categories: 'Phones' },
    ])
      expect(refusal(changes), JSON.stringify(changes)).toBe('IMPORT_INVALID_FIELD');
    for (const row of [null, 5, 'x', [], [plain]])
      expect(isProblem(normalise('jsonl', row, tenant))).toBe(true);
  });

  test('keys that reach a prototype are refused', () => {
    for (const key of ['__proto__', 'constructor', 'prototype'])
      expect(
        normalise(
          'jsonl',
          JSON.parse(`{"${key}":{"polluted":true},${JSON.stringify(plain).slice(1)}`),
          tenant,
        ),
        key,
      ).toMatchObject({ code: 'IMPORT_INVALID_FIELD', detail: `has the key ${key}` });
    expect(refusal({ title: JSON.parse('{"__proto__":"x"}') })).toBe('IMPORT_INVALID_TITLE');
  });

  test('the detail of a problem is short and printable', () => {
    const result = normalise('jsonl', { ...plain, title: { [`\u001b[2J${'x'.repeat(999)}`]: 'x' } }, tenant);
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
  expect(normalise('csv', { ...row, mall: 'perhaps' }, tenant)).toMatchObject({
    code: 'IMPORT_INVALID_FIELD',
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
  expect(normalise('google-merchant', { ...product, sale_price: ['1290.00'] }, tenant)).toMatchObject({
    code: 'IMPORT_INVALID_PRICE',
  });
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
  for await (const source of readLazada(pieces(JSON.stringify(page), 65_536)))
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
