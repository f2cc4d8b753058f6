import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { categoryEntry } from '#content/categories/entry.fixtures.ts';
import { AppError } from '#schemas/errors.ts';
import { classificationRow } from '../../../edge/api/rows.fixtures.ts';
import { classifications, goods } from '../../catalogue/schema.ts';
import { openContent } from '../content.fixtures.ts';
import { listEntries } from '../list.ts';
import { addEntry, changeEntry, removeEntry } from '../operations.ts';
import { storedType } from './all.ts';

const { db, call, purged } = await openContent();
const stored = storedType('categories');
await db
  .insert(classifications)
  .values([
    classificationRow('guide', 'theirs', '1'),
    classificationRow('zest', 'text', '9', { type: 'ARTICLE' }),
  ]);

const add = async (leaves: Record<string, unknown>) =>
  (await addEntry(call, stored, { ...categoryEntry, ...leaves })).id;
const put = (id: string, from: string | null, to: string | null) =>
  changeEntry(call, stored, id, { parent: { from, to } });
const tree = async (ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(classifications)
    .where(eq(classifications.tenantId, 'zest'))
    .orderBy(asc(classifications.sequenceNumber));
  return rows
    .filter(({ id }) => ids.includes(id))
    .map(({ id, level, sequenceNumber }) => [id, level, sequenceNumber]);
};

test('levels and sequence numbers follow when a category with others below it moves', async () => {
  const [a, b, c] = [await add({ position: 1 }), await add({ position: 2 }), await add({ position: 3 })];
  await put(c, null, b);
  await put(b, null, a);
  expect(await tree([a, b, c])).toEqual([
    [a, 1, '1'],
    [b, 2, '1:2'],
    [c, 3, '1:2:3'],
  ]);
  await changeEntry(call, stored, b, { position: { from: 2, to: 7 }, parent: { from: a, to: null } });
  expect(await tree([a, b, c])).toEqual([
    [a, 1, '1'],
    [b, 1, '7'],
    [c, 2, '7:3'],
  ]);
  expect(purged).toContain('classifications');
});

test('the list has the order of the tree, in which 999 comes before 1000', async () => {
  const [ten, nine] = [await add({ position: 1000 }), await add({ position: 999 })];
  const below = await add({ position: 1, parent: ten });
  const listed = async (descending: boolean) => {
    const sort = { field: 'position', descending };
    const { rows } = await listEntries(call, stored, { keyword: '', filter: [], sort });
    return rows.map(({ id }) => id).filter((id) => [ten, nine, below].includes(id));
  };
  expect(await listed(false)).toEqual([nine, ten, below]);
  expect(await listed(true)).toEqual([below, ten, nine]);
});

test('no category gets below itself, into another kind or another shop', async () => {
  const [a, b] = [await add({}), await add({})];
  await put(b, null, a);
  for (const parent of [a, b, 'c-text', 'c-theirs', 'nowhere'])
    await expect(put(a, null, parent), parent).rejects.toThrow('CHECKS_FAILED');
  const toArticles = { type: { from: 'GOODS', to: 'ARTICLE' } };
  await expect(changeEntry(call, stored, a, toArticles)).rejects.toThrow('CHECKS_FAILED');
});

test('of two concurrent moves below each other one is refused', async () => {
  for (let i = 0; i < 5; i++) {
    const [a, b] = [await add({}), await add({})];
    const moves = await Promise.allSettled([put(a, null, b), put(b, null, a)]);
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('a category that is in use is not removed', async () => {
  const [a, b] = [await add({}), await add({})];
  await put(b, null, a);
  await expect(removeEntry(call, stored, a)).rejects.toThrow(new AppError('CATEGORY_IN_USE'));
  const isFirst = and(eq(goods.tenantId, 'zest'), eq(goods.id, '1'));
  await db.update(goods).set({ classificationId: b }).where(isFirst);
  await expect(removeEntry(call, stored, b)).rejects.toThrow(new AppError('CATEGORY_IN_USE'));
  await db.update(goods).set({ classificationId: null }).where(isFirst);
  await removeEntry(call, stored, b);
  await removeEntry(call, stored, a);
});
