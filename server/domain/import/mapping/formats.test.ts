import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { ImportItem } from '../item.ts';
import { decoded } from '../readers/decode.ts';
import { readLazada } from '../readers/lazada.ts';
import { pieces } from '../readers/readers.fixtures.ts';
import { itemOf, resultOf } from './mapping.fixtures.ts';

test('csv: names in snake case, lists, flags, titles per language, empty cells', async () => {
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
  expect(await itemOf('csv', row)).toMatchObject({
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
  expect(await resultOf('csv', { ...row, mall: 'perhaps' })).toMatchObject({
    item: { mall: false },
    warnings: [{ field: 'mall', value: 'perhaps', code: 'IMPORT_INVALID_FIELD' }],
  });
});

test('google-merchant: sale price, shipping, availability, platform by its host', async () => {
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
  expect(await itemOf('google-merchant', product)).toMatchObject({
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
    await itemOf('google-merchant', { ...plainProduct, link: ['https://notlazada.example/lazada.co.th'] }),
  ).toMatchObject({
    platform: 'UNKNOWN',
    price: 150_000,
    originalPrice: null,
    freeShipping: false,
  });
  expect((await itemOf('google-merchant', { ...product, sale_price: ['1290.00'] })).price).toBe(129_000);
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
  const at = (changes: object) => itemOf('google-merchant', { ...product, ...changes });

  test('a sale price rules only during its period, whose end ends the deal', async () => {
    const period = (text: string) => ({ sale_price_effective_date: [text] });
    expect(await at(period('2027-01-01/2027-01-02'))).toMatchObject({ price: 99_000, originalPrice: null });
    expect((await at(period('2026-01-01/2026-01-02'))).price).toBe(99_000);
    expect(await at(period('2026-11-24T00:00+0700/2026-11-26T00:00+0700'))).toMatchObject({
      price: 1_000,
      originalPrice: 99_000,
      saleUntil: new Date('2026-11-26T00:00+07:00'),
    });
  });

  test('an expired product is refused', async () => {
    expect(await resultOf('google-merchant', { ...product, expiration_date: ['2020-01-01'] })).toMatchObject({
      code: 'IMPORT_ITEM_EXPIRED',
    });
    expect((await at({ expiration_date: ['2027-01-01T00:00Z'] })).expiresAt).toEqual(
      new Date('2027-01-01T00:00Z'),
    );
  });

  test('availability, its date, identifiers and HTML', async () => {
    const more = { gtin: ['4006381333931'], mpn: ['M'], item_group_id: ['V'] };
    expect(
      await at({ ...more, availability: ['Pre-Order'], availability_date: ['2027-01-01T00:00+07:00'] }),
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
    async (price) => {
      expect(await at({ price: [price], sale_price: undefined })).toMatchObject({
        price: 99_000,
        currency: 'THB',
      });
    },
  );
});

test('lazada: all 40 items of the real file, with Thai title, price, discount, mall and free shipping', async () => {
  const items: ImportItem[] = [];
  for await (const source of readLazada(decoded(createReadStream('tests/fixtures/lazada-th-phones.json'))))
    if ('row' in source) items.push(await itemOf('lazada', source.row));
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
    if ('row' in source) items.push(await itemOf('lazada', source.row));
  expect(items).toHaveLength(40);
  expect(items[0]).toMatchObject({ itemId: '5162787480', reviewCount: 0, mall: false });
  expect(items[0]?.categories).toEqual(['Lazada page', 'Mobiles & Tablets', 'Smartphones']);
  expect(items[1]).toMatchObject({ itemId: '7', price: 9_900 });
});

test('of too many pictures the other formats keep the first 20', async () => {
  const addresses = Array.from({ length: 30 }, (_, i) => `https://a.example/${i}.jpg`);
  const product = {
    id: ['1'],
    title: ['A'],
    link: ['https://a.example/'],
    image_link: addresses.slice(0, 1),
    additional_image_link: addresses.slice(1),
    price: ['1 THB'],
  };
  expect((await itemOf('google-merchant', product)).pictures).toEqual(addresses.slice(0, 20));
  const page = { venture: 'TH', categories: [], mallIcons: [] };
  const thumbs = addresses.map((image) => ({ image }));
  const phone = { itemId: '1', name: 'A', price: '1', image: addresses[0], thumbs, itemUrl: '//a.example/' };
  expect((await itemOf('lazada', { item: phone, page })).pictures).toEqual(addresses.slice(0, 20));
});
