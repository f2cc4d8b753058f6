import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMappingFile } from './mapping/mapping-file.ts';
import { type ReadOptions, readItems } from './read-items.ts';

const folder = await mkdtemp(join(tmpdir(), 'read-items-'));
afterAll(() => rm(folder, { recursive: true }));

async function open(text: string, options: Partial<ReadOptions> = {}) {
  const file = join(folder, 'feed');
  await writeFile(file, text);
  return readItems({ file, format: 'auto', onRead: () => {}, ...options });
}
async function rowsOf(items: Awaited<ReturnType<typeof open>>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const source of items.rows) rows.push('row' in source ? source.row : source.problem.code);
  return rows;
}

test('format, delimiter, columns and mapping are found; all rows come, the sampled ones too', async () => {
  const lines = Array.from({ length: 50 }, (_, i) => `${i};ชื่อ ${i};10;https://a.example/${i}`);
  const items = await open(`รหัสสินค้า;ชื่อสินค้า;ราคา;ลิงก์\n${lines.join('\n')}\n`);
  expect(items).toMatchObject({
    kind: 'table',
    delimiter: ';',
    format: 'generic',
    columns: ['รหัสสินค้า', 'ชื่อสินค้า', 'ราคา', 'ลิงก์'],
    mapping: { itemId: { from: ['รหัสสินค้า'] }, price: { from: ['ราคา'] } },
  });
  const rows = await rowsOf(items);
  expect(rows).toHaveLength(50);
  expect(rows[49]).toMatchObject({ itemId: '49', title: 'ชื่อ 49', price: '10' });
});

test('one message names all missing fields, the columns, and how to map them', async () => {
  await expect(open('name,cost,colour\nA,5,red\n')).rejects.toMatchObject({
    code: 'IMPORT_FIELDS_MISSING',
    message: expect.stringMatching(
      /^Read as generic, the file lacks itemId, url, price\. Its columns are name, cost, colour\. .*"fields": \{"itemId": \{"from": \["COLUMN"\]\}\}.*docs\/feeds\.md$/,
    ),
  });
  await expect(open('{"itemId":"1","title":{"th":"ก"}}\n', { format: 'jsonl' })).rejects.toThrow(
    'Read as jsonl, the file lacks url, price. Its columns are itemId, title.th.',
  );
  const wide = Array.from({ length: 400 }, (_, i) => `column_${i}`).join(',');
  await expect(open(`${wide}\n${wide}\n`)).rejects.toThrow(/column_10, .*…\. Say/);
});

test('products of a shop need its address', async () => {
  const shopify = 'Handle,Title,Variant Price\nmug,แก้ว,99\n';
  await expect(open(shopify)).rejects.toThrow(/lacks url\. .*"defaults": \{"shopUrl": "https:/);
  const [row] = await rowsOf(await open(shopify, { defaults: { shopUrl: 'https://shop.example' } }));
  expect(row).toMatchObject({ url: 'https://shop.example/products/mug' });
});

test('a mapping completes what the columns don’t say', async () => {
  const mapping = {
    itemId: { from: ['name'] },
    price: { from: ['cost'] },
    url: { constant: 'https://a.example/' },
  };
  const items = await open('name,cost\nA,5\n', { mapping: { ...mapping, title: { from: ['name'] } } });
  expect(await rowsOf(items)).toMatchObject([
    { itemId: 'A', title: 'A', price: '5', url: 'https://a.example/' },
  ]);
});

test('mapping files are checked and bounded', async () => {
  const file = join(folder, 'mapping.json');
  const read = async (text: string) => {
    await writeFile(file, text);
    return readMappingFile(file);
  };
  expect(await read('\ufeff{"fields":{"title":{"from":["name"]}},"defaults":{"currency":"THB"}}')).toEqual({
    mapping: { title: { from: ['name'] } },
    defaults: { currency: 'THB' },
  });
  await expect(read('{"fields":{"titel":{"from":["name"]}}}')).rejects.toMatchObject({
    code: 'IMPORT_USAGE',
  });
  await expect(read('{')).rejects.toMatchObject({ code: 'IMPORT_USAGE' });
  await expect(read(`{"x":"${'x'.repeat(262_144)}"}`)).rejects.toThrow('is over 262144 bytes');
  await expect(readMappingFile(join(folder, 'none'))).rejects.toMatchObject({ code: 'IMPORT_USAGE' });
});
