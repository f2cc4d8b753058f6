import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedFormat } from '#schemas/feeds/format.ts';
import { openTestCatalogue } from './catalogue.fixtures.ts';
import { readMappingFile } from './mapping/mapping-file.ts';
import { isProblem, normalise } from './normalise.ts';
import { readItems } from './read-items.ts';

const FOLDER = 'docs/samples/feeds';
const NOW = Date.UTC(2026, 10, 25);
const tenant = { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' } as const;
const { mapping: _, ...shop } = await readMappingFile(`${FOLDER}/shop.mapping.json`);

const picture = (id: string, ...numbers: number[]) =>
  numbers.map((n) => `https://img.talat.example/${id}-${n}.jpg`);
const [FRYER, EARPHONES, SERUM, SHOES, FAN] = ['01', '02', '03', '04', '05'].map((n) => `234987123${n}`) as [
  string,
  string,
  string,
  string,
  string,
];
/** The air fryer of all samples, as far as every format says it. */
const fryer = {
  title: { th: 'หม้อทอดไร้น้ำมัน Philips HD9252 ความจุ 4.1 ลิตร' },
  price: 259_000,
  originalPrice: 399_000,
  availability: 'IN_STOCK',
};
const COLOUR = { th: 'สี', en: 'Colour', id: 'Warna' };
const kitchen = ['เครื่องใช้ไฟฟ้าในครัว', 'หม้อทอด'];

/** Samples: the format that is found, the number of items, and what some of them are exactly. */
const SAMPLES: [file: string, FeedFormat, count: number, Record<string, object>][] = [
  [
    'lazada.json',
    'lazada',
    12,
    {
      '3498712301': {
        ...fryer,
        platform: 'LAZADA',
        brand: 'Philips',
        categories: ['Lazada page', 'เครื่องใช้ไฟฟ้า'],
        pictures: picture(FRYER, 1, 2, 3),
        mall: true,
        freeShipping: true,
      },
      '3498712305': { availability: 'OUT_OF_STOCK', totalSales: 9_300, mall: false },
    },
  ],
  [
    'csv.csv',
    'csv',
    12,
    {
      [FRYER]: {
        ...fryer,
        platform: 'SHOPEE',
        brand: 'Philips',
        categories: kitchen,
        pictures: picture(FRYER, 1, 2),
        mall: true,
      },
      [EARPHONES]: { platform: 'LAZADA', price: 179_000, maxPrice: 209_000, totalSales: 1_320 },
    },
  ],
  [
    'jsonl.jsonl',
    'jsonl',
    12,
    {
      [FRYER]: {
        ...fryer,
        platform: 'SHOPEE',
        brand: 'Philips',
        categories: kitchen,
        pictures: picture(FRYER, 1, 2),
        mall: true,
      },
      [EARPHONES]: { platform: 'LAZADA', price: 179_000, maxPrice: 209_000, totalSales: 1_320 },
    },
  ],
  ...(['xml', 'tsv', 'csv'] as const).map((ending): [string, FeedFormat, number, Record<string, object>] => [
    `google-merchant.${ending}`,
    'google-merchant',
    12,
    {
      'TH-12301': {
        ...fryer,
        platform: 'UNKNOWN',
        brand: 'Philips',
        categories: kitchen,
        pictures: picture(FRYER, 1, 2, 3),
        freeShipping: true,
        saleUntil: new Date('2036-12-31T23:59:00+07:00'),
      },
      'TH-12303': { price: 45_900, originalPrice: null },
      'TH-12304': { variantGroup: 'G-1', freeShipping: true },
      'TH-12305': { availability: 'OUT_OF_STOCK', freeShipping: false },
      'TH-12308': { availability: 'PREORDER' },
    },
  ]),
  [
    'shopee-affiliate.csv',
    'shopee-affiliate',
    12,
    {
      [FRYER]: {
        ...fryer,
        platform: 'SHOPEE',
        brand: 'Philips',
        categories: kitchen,
        pictures: picture(FRYER, 1, 2, 3, 4, 5),
        url: `https://shopee.co.th/product/51000/${FRYER}`,
        averageScore: 4.93,
        mall: true,
        attributes: [
          { name: { th: 'Capacity' }, value: { th: '4.1 L' } },
          { name: { th: 'วัสดุ', en: 'Material', id: 'Bahan' }, value: { th: 'Plastic' } },
        ],
      },
      [EARPHONES]: {
        price: 179_000,
        maxPrice: 209_000,
        attributes: [{ name: { th: 'ตัวเลือก', en: 'Options', id: 'Variasi' }, value: { th: 'ปกติ,พิเศษ' } }],
      },
      [FAN]: { availability: 'OUT_OF_STOCK', mall: false },
      '23498712311': { availability: 'OUT_OF_STOCK' },
    },
  ],
  [
    'shopee-affiliate-portal.csv',
    'shopee-affiliate',
    12,
    {
      [FRYER]: {
        title: fryer.title,
        price: 259_000,
        originalPrice: null,
        shop: 'Philips Official Store',
        totalSales: 5_400,
        pictures: [],
        traceUrl: 'https://s.shopee.co.th/0AbCd',
      },
    },
  ],
  [
    'lazada-affiliate.xlsx',
    'lazada-affiliate',
    12,
    {
      '3498712301': {
        ...fryer,
        platform: 'LAZADA',
        pictures: picture(FRYER, 1),
        url: 'https://www.lazada.co.th/products/i3498712301.html',
        traceUrl: 'https://s.lazada.co.th/s.0aBcD',
      },
      '3498712306': { price: 53_900, originalPrice: null },
    },
  ],
  [
    'lazada-affiliate-datafeed.csv',
    'lazada-affiliate',
    12,
    {
      '3498712301_TH-0': {
        ...fryer,
        originalPrice: null,
        platform: 'LAZADA',
        brand: 'Philips',
        pictures: picture(FRYER, 1, 2, 3),
      },
    },
  ],
  [
    'lazada-affiliate-api.json',
    'lazada-affiliate',
    12,
    {
      '3498712301': {
        ...fryer,
        brand: 'Philips',
        categories: ['3800'],
        pictures: picture(FRYER, 1, 2),
        url: 'https://www.lazada.co.th/products/i3498712301.html',
      },
      '3498712305': { availability: 'OUT_OF_STOCK' },
    },
  ],
  [
    'involve-asia.csv',
    'involve-asia',
    12,
    {
      'TH-12301': {
        ...fryer,
        brand: 'Philips',
        categories: kitchen,
        pictures: picture(FRYER, 1),
        url: `https://shop.talat.example/p/${FRYER}`,
        traceUrl: `https://invol.co/cl0ab7x?url=https%3A%2F%2Fshop.talat.example%2Fp%2F${FRYER}`,
        saleUntil: new Date('2036-03-31T00:00:00Z'),
      },
      'TH-12305': { availability: 'OUT_OF_STOCK' },
    },
  ],
  [
    'accesstrade.json',
    'accesstrade',
    12,
    {
      AT12301: {
        ...fryer,
        platform: 'LAZADA',
        categories: kitchen.slice(0, 1),
        pictures: picture(FRYER, 1),
        shop: 'Lazada TH',
      },
      AT12305: { price: 139_000, originalPrice: null },
    },
  ],
  [
    'awin.csv',
    'awin',
    12,
    {
      [FRYER]: {
        ...fryer,
        brand: 'Philips',
        categories: kitchen,
        pictures: picture(FRYER, 1, 2),
        gtin: '8710103934738',
        freeShipping: true,
        attributes: [{ name: COLOUR, value: { th: 'ดำ' } }],
      },
      [SHOES]: {
        attributes: [
          { name: COLOUR, value: { th: 'น้ำเงิน' } },
          { name: { th: 'ขนาด', en: 'Size', id: 'Ukuran' }, value: { th: '42' } },
          { name: { th: 'วัสดุ', en: 'Material', id: 'Bahan' }, value: { th: 'ผ้าตาข่าย' } },
        ],
      },
      [FAN]: { availability: 'OUT_OF_STOCK', freeShipping: false },
    },
  ],
  ...['shopify.csv', 'shopify-new.csv'].map((file): [string, FeedFormat, number, Record<string, object>] => [
    file,
    'shopify',
    12,
    {
      'philips-airfryer-hd9252': {
        ...fryer,
        brand: 'Philips',
        categories: ['หม้อทอด'],
        pictures: picture(FRYER, 1, 2),
        url: 'https://shop.talat.example/products/philips-airfryer-hd9252',
        sku: 'SKU-0',
      },
      'asics-gel-contend-9': {
        price: 169_000,
        maxPrice: 189_000,
        originalPrice: 250_000,
        availability: 'IN_STOCK',
        pictures: picture(SHOES, 1, 2),
      },
      'hatari-ht-s16m8': { availability: 'OUT_OF_STOCK' },
      'dove-intense-repair': { availability: 'BACKORDER' },
    },
  ]),
  [
    'woocommerce.csv',
    'woocommerce',
    13,
    {
      '100': {
        ...fryer,
        brand: 'Philips',
        categories: kitchen,
        pictures: picture(FRYER, 1, 2),
        url: 'https://shop.talat.example/?post_type=product&p=100',
      },
      '102': { price: 45_900, originalPrice: null, pictures: picture(SERUM, 1, 2) },
      '104': { availability: 'OUT_OF_STOCK' },
      '107': { availability: 'BACKORDER' },
      '108': { platform: 'LAZADA', url: 'https://www.lazada.co.th/products/i4711.html' },
      '200': { variantGroup: '103', brand: 'ASICS', pictures: picture(SHOES, 7) },
      '201': { title: { th: 'รองเท้าวิ่ง ASICS GEL-CONTEND 9 ผู้ชาย - EU 43' }, pictures: picture(SHOES, 1, 2) },
    },
  ],
  [
    'rss.xml',
    'rss',
    12,
    {
      [`https://blog.talat.example/?p=${FRYER}`]: {
        platform: 'SHOPEE',
        price: 259_000,
        originalPrice: null,
        categories: kitchen.slice(0, 1),
        pictures: picture(FRYER, 1),
      },
      [`https://blog.talat.example/?p=${EARPHONES}`]: { price: 179_000 },
    },
  ],
  [
    'generic.csv',
    'generic',
    12,
    {
      'A-0': {
        ...fryer,
        brand: 'Philips',
        categories: kitchen,
        pictures: picture(FRYER, 1),
        platform: 'UNKNOWN',
      },
      'A-4': { availability: 'OUT_OF_STOCK' },
    },
  ],
];

test('every sample is tested', () => {
  const files = readdirSync(FOLDER).filter((file) => !file.endsWith('.mapping.json'));
  expect(SAMPLES.map(([file]) => file).toSorted()).toEqual(files.toSorted());
});

test.each(SAMPLES)('%s is %s with %i items', async (file, format, count, expected) => {
  const source = await readItems({ file: `${FOLDER}/${file}`, format: 'auto', ...shop, onRead: () => {} });
  expect(source.format).toBe(format);
  const items = new Map<string, object>();
  for await (const one of source.rows) {
    const result = 'row' in one ? normalise(one.row, tenant, NOW) : one.problem;
    if (isProblem(result)) throw new Error(`line ${one.line}: ${result.code} ${result.detail}`);
    items.set(result.item.itemId, result.item);
  }
  expect(items.size).toBe(count);
  for (const [id, item] of Object.entries(expected)) expect(items.get(id), id).toMatchObject(item);
});

describe('imported', () => {
  let catalogue: Awaited<ReturnType<typeof openTestCatalogue>>;
  beforeAll(async () => {
    catalogue = await openTestCatalogue();
    await catalogue.reset();
  });
  afterAll(() => catalogue.close());

  test.each(SAMPLES)('%s by itself, without a refused row', async (file, _format, count) => {
    const { summary } = await catalogue.run(`${FOLDER}/${file}`, { format: 'auto', ...shop });
    expect(summary).toMatchObject({ read: count, rejected: 0 });
  });
});
