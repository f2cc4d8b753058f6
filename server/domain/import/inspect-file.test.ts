import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type InspectedFile, inspectFile } from './inspect-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
afterAll(() => rm(folder, { recursive: true }));
const tenant = { defaultLanguage: 'th', currency: 'THB', timezone: 'Asia/Bangkok' } as const;

async function inspect(text: string, options = {}): Promise<InspectedFile> {
  const file = join(folder, 'feed');
  await writeFile(file, text);
  const found = await inspectFile({ file, format: 'auto', tenant, now: Date.UTC(2026, 10, 25), ...options });
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  return found;
}

test('a file is shown with its columns, what they give, and what its rows become', async () => {
  const found = await inspect(
    'รหัสสินค้า;ชื่อสินค้า;ราคา;ลิงก์;ยี่ห้อ;หมวดหมู่;โน้ต;คะแนน\n' +
      '1;หูฟัง;฿990;https://shopee.co.th/1;Sony;หูฟัง > ไร้สาย;ดำ;ดีมาก\n' +
      '2;ลำโพง;โทรถาม;https://shopee.co.th/2;Sony;หูฟัง > ไร้สาย;ขาว;4.5\n',
  );
  expect(found).toMatchObject({
    kind: 'table',
    encoding: 'utf-8',
    delimiter: ';',
    format: 'generic',
    columns: ['รหัสสินค้า', 'ชื่อสินค้า', 'ราคา', 'ลิงก์', 'ยี่ห้อ', 'หมวดหมู่', 'โน้ต', 'คะแนน'],
    mapping: { itemId: { from: ['รหัสสินค้า'] }, categories: { from: ['หมวดหมู่'], split: '>' } },
    unmapped: ['โน้ต'],
    lacking: [],
    read: 2,
    rejected: 1,
    categories: [{ name: 'หูฟัง > ไร้สาย', count: 1 }],
    brands: [{ name: 'Sony', count: 1 }],
  });
  expect(found.rows).toMatchObject([
    {
      line: 2,
      values: { โน้ต: 'ดำ', ราคา: '฿990' },
      item: { platform: 'SHOPEE', title: 'หูฟัง', price: 99_000, picture: null },
      problem: null,
      warnings: [
        { line: 2, field: 'pictures' },
        { line: 2, field: 'averageScore', value: 'ดีมาก' },
      ],
    },
    { line: 3, item: null, problem: { code: 'IMPORT_INVALID_PRICE' }, warnings: [] },
  ]);
});

test('lacking fields are named, and a mapping fills them', async () => {
  const text = 'cost,name\n5,A\n';
  expect(await inspect(text)).toMatchObject({ lacking: ['itemId', 'url', 'price'], rejected: 1 });
  const mapping = {
    itemId: { from: ['name'] },
    title: { from: ['name'] },
    price: { from: ['cost'] },
    url: { constant: 'https://a.example/' },
  };
  expect(await inspect(text, { mapping })).toMatchObject({ lacking: [], unmapped: [], rejected: 0, mapping });
});

test('what is shown is bounded', async () => {
  const wide = Array.from({ length: 400 }, (_, i) => `c${i}`);
  const row = (i: number) =>
    `${i},A,5,https://a.example/${i},b${i},${wide.map(() => (i < 20 ? 'x'.repeat(500) : '')).join(',')}`;
  const rows = Array.from({ length: 1_200 }, (_, i) => row(i));
  const found = await inspect(`item_id,title,price,url,brand,${wide.join(',')}\n${rows.join('\n')}\n`);
  expect(found).toMatchObject({
    read: 1_000,
    rows: { length: 20 },
    brands: { length: 200 },
    columns: { length: 300 },
  });
  expect(Object.keys(found.rows[0]?.values ?? {})).toHaveLength(100);
  expect(found.rows[0]?.values.c0).toBe(`${'x'.repeat(200)}…`);
});

test('lines that are one product are shown with their first line', async () => {
  const text =
    'Handle,Title,Variant Price,Image Src\nmug,แก้ว,99,https://a.example/1.jpg\nmug,,120,https://a.example/2.jpg\n';
  expect(await inspect(text, { defaults: { shopUrl: 'https://shop.example' } })).toMatchObject({
    format: 'shopify',
    lacking: [],
    read: 1,
    rows: [{ line: 2, values: { variant_price: '99' }, item: { price: 9_900, maxPrice: 12_000 } }],
  });
});
