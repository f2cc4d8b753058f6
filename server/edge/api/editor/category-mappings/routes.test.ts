import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  categoryMappings as mappingList,
  openPaths,
  removeCategoryMapping,
  saveCategoryMapping,
  suggestCategories,
} from '#schemas/api/invented/category-mappings.ts';
import { commonSearch } from '#schemas/api/search.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { importLock } from '../../../../domain/catalogue/import-lock.ts';
import { categoryMappings, classifications, deals, goods } from '../../../../domain/catalogue/schema.ts';
import { applyMappings } from '../../../../domain/categories/apply-mappings.ts';
import { holdMappings, MAX_MAPPINGS } from '../../../../domain/categories/load-placement.ts';
import { operatorFixture, signIn } from '../../../../domain/operators/operators.fixtures.ts';
import { auditLog } from '../../../../domain/operators/schema.ts';
import { goodsEntry } from '../../../../domain/search/entry.ts';
import { loadNames } from '../../../../domain/search/names.ts';
import { searchEntries } from '../../../../domain/search/schema.ts';
import { writeEntries } from '../../../../domain/search/write-entries.ts';
import { tenantScope } from '../../../../platform/tenants/tenants.ts';
import { openTestApi } from '../../api.fixtures.ts';
import { classificationRow, dealRow, goodsRow } from '../../rows.fixtures.ts';

const zest = tenantFixture('zest');
const guide = tenantFixture('guide');
const { db, client } = await openTestApi([zest, guide]);
const anna = await operatorFixture(db, 'anna', { zest: 'publisher', guide: 'publisher' });
const shop = client(zest, await signIn(db, zest, anna));
const foreign = client(guide, await signIn(db, guide, anna));
const viewer = client(zest, await signIn(db, zest, await operatorFixture(db, 'vera', { zest: 'viewer' })));

const named = (name: string) => ({ th: name, en: name, id: name });
const item = (id: string, title: string, sourceCategory: string | null, tenantId = 'zest') =>
  goodsRow(tenantId, id, {
    name: named(title),
    sourceCategory,
    classificationId: null,
    pictures: [`/${id}.jpg`],
  });

beforeEach(async () => {
  for (const table of [categoryMappings, deals, goods, classifications, searchEntries, auditLog])
    await db.delete(table);
  for (const tenantId of ['zest', 'guide'])
    await db
      .insert(classifications)
      .values([
        classificationRow(tenantId, 'phones', '1', { name: named('Phones') }),
        classificationRow(tenantId, 'cases', '2', { name: named('Cases') }),
      ]);
});

const save = (source: 'path' | 'word', value: string, classificationId: string, by = shop) =>
  by.call(saveCategoryMapping, { body: { source, value, classificationId } });
const remove = (id: string, by = shop) => by.call(removeCategoryMapping, { params: { id } });
const list = async (query: { source: 'path' | 'word'; keyword?: string; size?: number }, by = shop) =>
  (await by.call(mappingList, { query })).content.map(
    ({ value, classificationId }) => `${value} → ${classificationId}`,
  );
const open = async (query = {}, by = shop) => by.call(openPaths, { query });
const placed = async (tenantId = 'zest') =>
  Object.fromEntries(
    (await db.select().from(goods).where(eq(goods.tenantId, tenantId))).map((row) => [
      row.id,
      row.classificationId,
    ]),
  );

test('goods without a category are listed by their paths, the most frequent first, with examples and suggestions', async () => {
  await db
    .insert(classifications)
    .values(classificationRow('zest', 'headphones', '3', { name: named('Headphones') }));
  await db
    .insert(goods)
    .values([
      ...['a1', 'a2', 'a3', 'a4'].map((id) => item(id, `Thing ${id}`, 'Shopee > Phones')),
      item('b', 'Other', 'Kai'),
      item('c1', 'Headphones for all', null),
      item('c2', 'Headphones', null),
      { ...item('d', 'Placed', 'Kai'), classificationId: 'phones' },
      { ...item('e', 'Taken down', 'Kai'), invalid: true },
      item('f', 'Of another shop', 'Kai', 'guide'),
    ]);
  const { content, totalElements, goodsCount, hasNext } = await open();
  expect([totalElements, goodsCount, hasNext]).toEqual([3, 7, false]);
  expect(content.map(({ path, count }) => [path, count])).toEqual([
    ['Shopee > Phones', 4],
    [null, 2],
    ['Kai', 1],
  ]);
  expect(content[0]?.examples).toEqual(
    ['a1', 'a2', 'a3'].map((id) => ({ id, title: `Thing ${id}`, picture: `/${id}.jpg` })),
  );
  expect(content[0]?.suggestions).toEqual([
    {
      source: 'path',
      value: 'Shopee > Phones',
      classificationId: 'phones',
      reasons: [{ kind: 'name', text: 'Phones' }],
    },
  ]);
  expect(content[1]?.suggestions).toMatchObject([
    { source: 'word', value: 'headphones', classificationId: 'headphones' },
  ]);
  expect((await open({ size: 1, page: 3 })).content.map(({ path }) => path)).toEqual(['Kai']);
  expect(await open({ size: 1, page: 9 })).toMatchObject({ content: [], totalElements: 3, goodsCount: 7 });
});

test('suggestions for paths of a file come in their order', async () => {
  const paths = [
    { path: 'Kai', titles: [] },
    { path: 'A > Cases', titles: [] },
  ];
  const found = await shop.call(suggestCategories, { body: { paths } });
  expect(found.map((own) => own.map(({ classificationId }) => classificationId))).toEqual([[], ['cases']]);
});

test('a saved mapping moves stored goods, their search entries and deals at once; a removed one takes them back', async () => {
  await db
    .insert(goods)
    .values([
      item('a', 'Samsung A15', 'Kai > Deep'),
      item('b', 'Samsung A25', 'Kaimuk'),
      { ...item('c', 'Own', 'Kai'), classificationId: 'cases' },
    ]);
  await db.insert(deals).values(dealRow('zest', 'deal', { goodsId: 'a', title: named('Samsung A15') }));
  const { mapping, moved, replaced } = await save('path', 'kai', 'phones');
  expect([mapping.due, moved, replaced]).toEqual([false, 2, null]);
  expect(await placed()).toEqual({ a: 'phones', b: null, c: 'phones' });
  const entries = await db.select().from(searchEntries).where(eq(searchEntries.classificationId, 'phones'));
  expect(entries.map(({ type, id }) => `${type} ${id}`).sort()).toEqual([
    'CONTENT deal',
    'GOODS a',
    'GOODS c',
  ]);
  const found = await client(zest).call(commonSearch, {
    body: { keyword: 'phones a15', dataTypes: ['GOODS'] },
  });
  expect(found.content).toHaveLength(1);
  expect((await shop.call(mappingList, { query: { source: 'path' } })).content[0]).toMatchObject({
    due: false,
  });

  await remove(mapping.id);
  await remove(mapping.id);
  expect(await placed()).toEqual({ a: null, b: null, c: null });
  expect(await db.$count(categoryMappings)).toBe(0);
  const log = await db.select().from(auditLog).orderBy(auditLog.at);
  expect(log.map(({ action, details }) => [action, details])).toEqual([
    ['categoryMapping.save', { from: 'kai', to: 'phones' }],
    ['categoryMapping.remove', { from: 'kai', to: 'phones' }],
  ]);
});

test('goods that have their category from elsewhere keep it when a mapping is removed', async () => {
  await db.insert(goods).values([item('a', 'x', 'Kai > Phones'), item('b', 'Cases x', 'Kai')]);
  const { mapping } = await save('path', 'Kai', 'phones');
  await db.update(goods).set({ classificationId: 'cases' });
  await remove(mapping.id);
  expect(await placed()).toEqual({ a: 'phones', b: 'cases' });
});

test('a mapping that is saved again gets the other category, and one that another rule covers gives way to it', async () => {
  await db.insert(goods).values([item('a', 'x', 'Kai > Deep'), item('b', 'แก้ว x', null)]);
  await save('path', 'Kai', 'phones');
  const { mapping, replaced } = await save('path', ' KAI ', 'cases');
  expect(replaced).toBe('phones');
  expect(await placed()).toEqual({ a: 'cases', b: null });
  expect(await list({ source: 'path' })).toEqual(['KAI → cases']);
  await save('path', 'Kai > Deep', 'phones');
  await save('word', 'แก้ว', 'phones');
  expect(await placed()).toEqual({ a: 'phones', b: 'phones' });
  await remove(mapping.id);
  expect(await placed()).toEqual({ a: 'phones', b: 'phones' });
});

test('words of the seller’s name stay in the search', async () => {
  const row = item('a', 'x', 'Kai');
  await db.insert(goods).values(row);
  await writeEntries(db, [goodsEntry(row, await loadNames(db, 'zest'), 'Joybuds Official')]);
  const { mapping } = await save('path', 'Kai', 'phones');
  await remove(mapping.id);
  const find = async (keyword: string) =>
    (await client(zest).call(commonSearch, { body: { keyword, dataTypes: ['GOODS'] } })).content.length;
  expect([await find('joybuds'), await find('phones')]).toEqual([1, 0]);
});

test('mappings that stored goods don’t follow yet are applied by the next call, and their paths aren’t open', async () => {
  await db.insert(goods).values([item('a', 'x', 'Kai > Deep'), item('b', 'x', 'Kaimuk')]);
  await db.insert(categoryMappings).values({
    tenantId: 'zest',
    id: 'm',
    source: 'path',
    key: 'kai',
    value: 'Kai',
    classificationId: 'phones',
    given: ['phones'],
    updatedAt: new Date(0),
  });
  expect((await open()).content.map(({ path }) => path)).toEqual(['Kaimuk']);
  await db.insert(goods).values(item('a', 'x', 'Kai', 'guide'));
  expect((await open({}, foreign)).content.map(({ path }) => path)).toEqual(['Kai']);
  expect(await applyMappings({ db, now: Date.now }, tenantScope(guide))).toBe(0);
  expect(await applyMappings({ db, now: Date.now }, tenantScope(zest))).toBe(1);
  expect(await applyMappings({ db, now: Date.now }, tenantScope(zest))).toBe(0);
});

test('goods wait for a running import, which placed its items by the mappings of before', async () => {
  await db.insert(goods).values(item('a', 'Thing', 'Kai'));
  await db.transaction(async (importing) => {
    await importing.execute(sql`select pg_advisory_xact_lock(${importLock('zest')})`);
    expect(await save('path', 'Kai', 'phones')).toMatchObject({ moved: 0, mapping: { due: true } });
    expect(await placed()).toEqual({ a: null });
  });
  expect(await applyMappings({ db, now: Date.now }, tenantScope(zest))).toBe(1);
  expect(await placed()).toEqual({ a: 'phones' });
});

test('many goods follow in batches, beyond the time limit by the next call', async () => {
  const rows = Array.from({ length: 1_001 }, (_, i) => item(`g${String(i).padStart(4, '0')}`, 'x', 'Kai'));
  await db.insert(goods).values(rows);
  const { id } = (await save('path', 'Other', 'phones')).mapping;
  await db.update(categoryMappings).set({ key: 'kai', due: true }).where(eq(categoryMappings.id, id));
  expect(await applyMappings({ db, now: Date.now }, tenantScope(zest), 0)).toBe(500);
  expect(await applyMappings({ db, now: Date.now }, tenantScope(zest))).toBe(501);
  expect((await open()).goodsCount).toBe(0);
});

test('a mapping that changes while it is applied gives goods its last category', async () => {
  await db.insert(goods).values(item('a', 'x', 'Kai'));
  const { mapping } = await save('path', 'Other', 'phones');
  await db.update(categoryMappings).set({ key: 'kai', due: true });
  let applying: Promise<number> | undefined;
  await db.transaction(async (tx) => {
    await holdMappings(tx, 'zest');
    applying = applyMappings({ db, now: Date.now }, tenantScope(zest));
    await vi.waitFor(async () => {
      const { rows } = await db.execute(
        sql`select from pg_locks where locktype = 'advisory' and not granted`,
      );
      expect(rows).toHaveLength(1);
    });
    await tx.update(categoryMappings).set({ classificationId: 'cases', given: ['phones', 'cases'] });
  });
  expect(await applying).toBe(1);
  expect(await placed()).toEqual({ a: 'cases' });
  await remove(mapping.id);
  expect(await placed()).toEqual({ a: null });
});

test('mappings are listed by source from the last change on, and searched', async () => {
  await save('path', 'Kai', 'phones');
  await save('word', 'ฟิล์ม', 'cases');
  expect([await list({ source: 'path' }), await list({ source: 'word' })]).toEqual([
    ['Kai → phones'],
    ['ฟิล์ม → cases'],
  ]);
  expect(await list({ source: 'word', keyword: 'ฟิลม' })).toEqual(['ฟิล์ม → cases']);
  expect(await list({ source: 'word', keyword: 'x' })).toEqual([]);
});

test('a path without a name, an unusable word, an unknown category and too many are refused', async () => {
  const refused = (code: string) => ({ code });
  await expect(save('path', '>', 'phones')).rejects.toMatchObject(refused('VALIDATION_FAILED'));
  await expect(save('word', 'x', 'phones')).rejects.toMatchObject(refused('VALIDATION_FAILED'));
  await expect(save('word', 'x'.repeat(41), 'phones')).rejects.toMatchObject(refused('VALIDATION_FAILED'));
  await expect(save('path', 'Kai', 'none')).rejects.toMatchObject(refused('NOT_FOUND'));
  await db.update(classifications).set({ type: 'ARTICLE' }).where(eq(classifications.id, 'cases'));
  await expect(save('path', 'Kai', 'cases')).rejects.toMatchObject(refused('NOT_FOUND'));
  const row = {
    tenantId: 'zest',
    source: 'path',
    classificationId: 'phones',
    due: false,
    updatedAt: new Date(0),
  };
  const rows = Array.from({ length: MAX_MAPPINGS }, (_, at) => ({
    ...row,
    id: `${at}`,
    key: `${at}`,
    value: `${at}`,
  }));
  await db.insert(categoryMappings).values(rows);
  await save('path', 'Kai', 'phones', foreign);
  await expect(save('path', 'Kai', 'phones')).rejects.toMatchObject(refused('CONFLICT'));
  await save('path', '7', 'phones');
});

test('another shop sees and changes nothing of it', async () => {
  await db.insert(classifications).values(classificationRow('guide', 'toys', '3', { name: named('Toys') }));
  await db
    .insert(goods)
    .values([item('a', 'ฟิล์ม x', 'Kai'), item('b', 'x', 'Kai > Toys'), item('a', 'ฟิล์ม x', 'Kai', 'guide')]);
  await db.insert(deals).values(dealRow('guide', 'deal', { goodsId: 'a' }));
  await save('path', 'Kai > Toys', 'cases', foreign);
  const { mapping, moved } = await save('path', 'Kai', 'phones');
  expect(moved).toBe(2);
  expect(await db.$count(searchEntries, eq(searchEntries.tenantId, 'guide'))).toBe(0);
  await save('word', 'ฟิล์ม', 'phones');
  expect([await placed(), await placed('guide')]).toEqual([{ a: 'phones', b: 'phones' }, { a: null }]);
  expect(await list({ source: 'path' }, foreign)).toEqual(['Kai > Toys → cases']);
  await remove(mapping.id, foreign);
  expect(await list({ source: 'path' })).toEqual(['Kai → phones']);
  await save('path', 'Kai', 'cases', foreign);
  expect([await placed(), await placed('guide')]).toEqual([{ a: 'phones', b: 'phones' }, { a: 'cases' }]);
  await db.delete(classifications).where(eq(classifications.tenantId, 'guide'));
  await expect(save('path', 'X', 'phones', foreign)).rejects.toMatchObject({ status: 404 });
});

test('viewers may not see or change mappings', async () => {
  await expect(open({}, viewer)).rejects.toMatchObject({ status: 403 });
  await expect(list({ source: 'path' }, viewer)).rejects.toMatchObject({ status: 403 });
  await expect(save('path', 'Kai', 'phones', viewer)).rejects.toMatchObject({ status: 403 });
});
