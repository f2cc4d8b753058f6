import { expect, test } from 'vitest';
import { mappingFileSchema, mappingSchema } from '#schemas/feeds/mapping.ts';

import type { FileKind } from '../readers/source.ts';
import { recognise } from './presets.ts';
import { suggestMapping } from './suggest-mapping.ts';

const columns = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']));

test.each<[FileKind, object, string]>([
  ['lazada-page', { item: { itemId: '1' }, page: { venture: 'TH' } }, 'lazada'],
  ['table', columns('item_id', 'title_th', 'price', 'url', 'pictures'), 'csv'],
  ['xlsx', columns('item_id', 'title', 'price', 'url'), 'csv'],
  ['jsonl', { itemId: 1, title: { th: 'ก' }, price: 5, url: 'x' }, 'jsonl'],
  ['table', columns('id', 'title', 'link', 'price', 'image_link'), 'google-merchant'],
  ['xml', { id: ['1'], title: ['A'], link: ['x'], price: ['5 THB'] }, 'google-merchant'],
  ['table', columns('stock', 'itemid', 'title', 'price', 'product_link'), 'shopee-affiliate'],
  ['table', columns('รหัสสินค้า', 'ชื่อสินค้า', 'ราคา', 'ลิงก์ข้อเสนอ'), 'shopee-affiliate'],
  [
    'xlsx',
    columns('item_id', 'product_name', 'sale_price', 'picture_url', 'product_url'),
    'lazada-affiliate',
  ],
  ['json', { productId: 1, productName: 'A', discountPrice: 5 }, 'lazada-affiliate'],
  [
    'table',
    { ...columns('id', 'title', 'price', 'tracking_link'), link: 'https://a.example' },
    'involve-asia',
  ],
  ['table', { ...columns('id', 'title', 'price'), link: 'https://invol.co/cl1' }, 'involve-asia'],
  ['json', { name: 'A', price: 5, discount: 4, aff_link: 'x' }, 'accesstrade'],
  ['table', columns('aw_deep_link', 'product_name', 'search_price'), 'awin'],
  ['table', columns('handle', 'title', 'variant_price'), 'shopify'],
  ['table', columns('title', 'url_handle', 'price'), 'shopify'],
  ['table', columns('id', 'type', 'name', 'regular_price', 'sale_price'), 'woocommerce'],
  ['xml', { title: ['A'], link: ['x'], guid: ['1'] }, 'rss'],
  ['table', columns('title', 'link', 'cost'), 'generic'],
  ['json', [1, 2], 'generic'],
])('a %s with %j is %s', (kind, row, format) => {
  expect(recognise(kind, [row])).toBe(format);
});

test('a mapping is suggested by names in three languages', () => {
  expect(
    suggestMapping(['รหัสสินค้า', 'ชื่อสินค้า', 'ราคา (บาท)', 'ราคาปกติ', 'ลิงก์', 'รูปภาพ', 'ยี่ห้อ', 'หมวดหมู่', 'เลขแถว']),
  ).toEqual({
    itemId: { from: ['รหัสสินค้า'] },
    title: { from: ['ชื่อสินค้า'] },
    price: { from: ['ราคา (บาท)'] },
    originalPrice: { from: ['ราคาปกติ'] },
    url: { from: ['ลิงก์'] },
    pictures: { from: ['รูปภาพ'], all: true },
    brand: { from: ['ยี่ห้อ'] },
    categories: { from: ['หมวดหมู่'], split: '>' },
  });
  expect(
    suggestMapping(['kode_produk', 'nama_produk', 'harga', 'harga_diskon', 'tautan', 'gambar', 'merek']),
  ).toMatchObject({
    itemId: { from: ['kode_produk'] },
    title: { from: ['nama_produk'] },
    price: { from: ['harga_diskon', 'harga'] },
    originalPrice: { from: ['harga'] },
    url: { from: ['tautan'] },
    pictures: { from: ['gambar'] },
    brand: { from: ['merek'] },
  });
  expect(
    suggestMapping(['product.id', 'product.title', 'image_2', 'image_1', 'image', 'category1', 'category2']),
  ).toMatchObject({
    itemId: { from: ['product.id'] },
    title: { from: ['product.title'] },
    pictures: { from: ['image', 'image_1', 'image_2'], all: true },
    categories: { from: ['category1', 'category2'], all: true },
  });
});

test('the only price of a file is the price now', () => {
  expect(suggestMapping(['ชื่อสินค้า', 'ราคา'])).toEqual({
    title: { from: ['ชื่อสินค้า'] },
    price: { from: ['ราคา'] },
  });
});

test('a column whose name is longer than a mapping may have is passed over', () => {
  expect(suggestMapping(['title', `price${'('.repeat(500_000)}`])).toEqual({ title: { from: ['title'] } });
});

test('mappings are bounded', () => {
  const column = (length: number) => ({ title: { from: ['x'.repeat(length)] } });
  expect(mappingSchema.safeParse(column(200)).success).toBe(true);
  for (const mapping of [
    column(201),
    { title: { from: [] } },
    { title: { from: Array(21).fill('x') } },
    { nothing: { from: ['x'] } },
    { title: { from: ['x'], script: 'y' } },
  ])
    expect(mappingSchema.safeParse(mapping).success, JSON.stringify(mapping)).toBe(false);
  const file = (shopUrl: string) =>
    mappingFileSchema.safeParse({ fields: {}, defaults: { shopUrl } }).success;
  expect([file('https://shop.example'), file('javascript:alert(1)'), file('shop.example')]).toEqual([
    true,
    false,
    false,
  ]);
});
