import { expect, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { brandRow, classificationRow } from '../../edge/api/rows.fixtures.ts';
import { tenants } from '../../platform/db/schema.ts';
import { brands, classifications } from '../catalogue/schema.ts';
import { loadNames, namesOf } from './names.ts';

const sony = { id: 'sony', name: { en: 'Sony', id: 'Sony', th: 'โซนี่' } };
const category = (id: string, parentId?: string) => ({ id, parentId: parentId ?? null, name: { en: id } });

test('a brand has each of its names once', () => {
  const names = namesOf([sony], []);
  expect(names.brand('sony')).toEqual(['Sony', 'โซนี่']);
  expect([names.brand('none'), names.brand(null), names.brand(undefined)]).toEqual([[], [], []]);
});

test('a text mentions a brand by a whole word in any script', () => {
  const names = namesOf(
    [sony, { id: 'lg', name: { en: 'LG' } }, { id: 'two', name: { en: 'Two Words' } }],
    [],
  );
  const all = ['Sony', 'โซนี่'];
  expect(names.brandsIn('หูฟัง SONY, WH-1000')).toEqual(all);
  expect(names.brandsIn('หูฟัง (โซนี่)')).toEqual(all);
  expect(names.brandsIn('Sony/Sony')).toEqual([...all, ...all]);
  // Names of two letters or of several words don't count.
  expect(names.brandsIn('LG Two Words TwoWords Sonyx')).toEqual([]);
});

test('a name of three letters counts', () => {
  expect(namesOf([{ id: 'jbl', name: { en: 'JBL' } }], []).brandsIn('a JBL speaker')).toEqual(['JBL']);
});

test('a brand added later is recognised from then on', () => {
  const names = namesOf([], []);
  expect(names.brandsIn('sony')).toEqual([]);
  names.addBrand(sony);
  expect(names.brand('sony')).toEqual(['Sony', 'โซนี่']);
});

test('a category has its own name and those of its ancestors, at most eight', () => {
  const chain = Array.from({ length: 10 }, (_, i) => category(`c${i}`, i > 0 ? `c${i - 1}` : undefined));
  const names = namesOf([], [...chain, category('egg', 'hen'), category('hen', 'egg')]);
  const of = (id: string | null) => names.categories(id).map(({ en }) => en);
  expect(of('c2')).toEqual(['c2', 'c1', 'c0']);
  expect(of('c9')).toEqual(['c9', 'c8', 'c7', 'c6', 'c5', 'c4', 'c3', 'c2']);
  expect(of('egg')).toHaveLength(8);
  expect([of('none'), of(null)]).toEqual([[], []]);
});

test('names are the tenant’s own', async () => {
  const { db } = await openTestDatabase();
  await db.insert(tenants).values(['zest', 'guide'].map((id) => ({ id, settings: {} })));
  await db.insert(brands).values([brandRow('zest', 'b'), brandRow('guide', 'b')]);
  const rows = ['zest', 'guide'].map((tenant) => classificationRow(tenant, 'c', '1'));
  await db.insert(classifications).values(rows);
  const names = await loadNames(db, 'zest');
  expect(names.brand('b')).toContain('zest brand b English');
  expect(names.categories('c')).toEqual([rows[0]?.name]);
});
