import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { brandRow, classificationRow, goodsRow } from '../../edge/api/rows.fixtures.ts';
import { importLock } from '../catalogue/import-lock.ts';
import { brands, classifications, goods } from '../catalogue/schema.ts';
import { openContent } from '../content/content.fixtures.ts';
import { changeEntry } from '../content/operations.ts';
import { storedType } from '../content/stores/all.ts';
import { followRenamed } from './follow-renamed.ts';
import { loadNames } from './names.ts';
import { rewriteEntries } from './rewrite-entries.ts';
import { renamed, searchEntries } from './schema.ts';

const { db, call, foreign } = await openContent();
const ids = Array.from({ length: 450 }, (_, i) => `r${i}`);
const tenantIds = ['zest', 'guide'];
for (const tenantId of tenantIds) {
  await db.insert(brands).values(brandRow(tenantId, 'b'));
  await db
    .insert(classifications)
    .values([
      classificationRow(tenantId, 'top', '1'),
      classificationRow(tenantId, 'low', '1:1', { parentId: 'top', level: 2 }),
    ]);
  await db
    .insert(goods)
    .values(ids.map((id) => goodsRow(tenantId, id, { brandId: 'b', classificationId: 'low' })));
}

const rename = async (type: 'brands' | 'categories', id: string, to: string, by = call) => {
  const stored = storedType(type);
  const [table] = type === 'brands' ? [brands] : [classifications];
  const [row] = await db
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.tenantId, by.scope.tenantId), eq(table.id, id)));
  await changeEntry(by, stored, id, { 'name.en': { from: row?.name.en ?? null, to } });
};
const found = (word: string, tenantId = 'zest') =>
  db.$count(
    searchEntries,
    and(
      eq(searchEntries.tenantId, tenantId),
      inArray(searchEntries.id, ids),
      sql`${searchEntries.words} @@ ${`'${word}'`}::tsquery`,
    ),
  );

beforeEach(async () => {
  await db.delete(renamed);
  for (const tenantId of tenantIds) await rewriteEntries(db, tenantId, ids, await loadNames(db, tenantId));
});

test.each([
  ['brands', 'b', 'zyxel'],
  ['categories', 'low', 'gizmo'],
  ['categories', 'top', 'gadget'],
] as const)(
  'goods of renamed %s (%s) are found by the new name, other shops’ stay',
  async (type, id, word) => {
    await rename(type, id, word);
    expect(await found(word)).toBe(0);
    expect(await followRenamed({ db }, foreign.scope)).toBe(0);
    expect(await followRenamed({ db }, call.scope)).toBe(ids.length);
    expect([await found(word), await found(word, 'guide')]).toEqual([ids.length, 0]);
    expect(await followRenamed({ db }, call.scope)).toBe(0);
  },
);

test('another rename meanwhile starts anew, and an import that runs is waited for', async () => {
  await rename('brands', 'b', 'first');
  await db.update(renamed).set({ after: 'r4' });
  await rename('brands', 'b', 'second');
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock('zest')})`);
    expect(await followRenamed({ db }, call.scope)).toBe(0);
  });
  expect(await followRenamed({ db }, call.scope)).toBe(ids.length);
  expect([await found('first'), await found('second')]).toEqual([0, ids.length]);
});
