import { afterAll, beforeEach, expect, test } from 'vitest';
import { categoryMappings, classifications, goods } from '../catalogue/schema.ts';
import { pathKey } from '../categories/place.ts';
import { spellingKey } from '../search/spellings.ts';
import { openTestCatalogue, sampleItem } from './catalogue.fixtures.ts';

const catalogue = await openTestCatalogue();
const { db } = catalogue;
afterAll(catalogue.close);

const category = (tenantId: string, id: string, en: string) => ({
  tenantId,
  id,
  code: `c${id}`,
  type: 'GOODS',
  level: 1,
  name: { en },
  sequenceNumber: id,
});
const mapping = (source: 'path' | 'word', value: string, classificationId: string, tenantId = 'zest') => ({
  tenantId,
  id: value,
  source,
  value,
  key: source === 'path' ? pathKey(value) : spellingKey(value),
  classificationId,
  updatedAt: new Date(0),
});
const ids = async () =>
  (await db.select().from(goods).orderBy(goods.itemId)).map(({ classificationId }) => classificationId);

beforeEach(async () => {
  await catalogue.reset();
  await db
    .insert(classifications)
    .values([
      category('zest', '1', 'Smartphones'),
      category('zest', '2', 'Accessories'),
      category('mint', '2', 'Toys'),
    ]);
});

test('an import places items by the tenant’s own categories, then by its mappings of paths and words', async () => {
  await db
    .insert(categoryMappings)
    .values([
      mapping('path', 'อุปกรณ์-อิเล็กทรอนิกส์', '2'),
      mapping('word', 'ที่คาดผม', '2'),
      mapping('path', 'ของเล่น', '2', 'mint'),
    ]);
  const items = [
    { categories: ['อุปกรณ์-อิเล็กทรอนิกส์', 'Smartphones'] },
    { categories: ['อุปกรณ์-อิเล็กทรอนิกส์', 'Kai'] },
    { title: 'ที่คาดผมลายจุด' },
    { categories: ['ของเล่น'] },
  ];
  await catalogue.run(
    await catalogue.jsonl(items.map((one, i) => ({ ...sampleItem, ...one, itemId: `${i}` }))),
  );
  expect(await ids()).toEqual(['1', '2', '2', null]);
});

test('of the real Lazada page a charger is placed by a word, and the phones by the page’s breadcrumb', async () => {
  await db.insert(categoryMappings).values(mapping('word', 'สายชาร์จ', '2'));
  await catalogue.run('tests/fixtures/lazada-th-phones.json', { format: 'lazada' });
  const rows = await db.select().from(goods);
  const isAccessory = rows.filter(({ classificationId }) => classificationId === '2');
  expect(isAccessory.map(({ name }) => name.th)).toEqual([expect.stringContaining('สายชาร์จ PD')]);
  expect(rows.filter(({ classificationId }) => classificationId === '1')).toHaveLength(39);
});
