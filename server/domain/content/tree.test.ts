import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { classificationRow } from '../../edge/api/rows.fixtures.ts';
import type { Db } from '../../platform/db/database.ts';
import { classifications } from '../catalogue/schema.ts';
import { addLive, openContent } from './content.fixtures.ts';
import { listEntries } from './list.ts';
import { moveEntry } from './move.ts';
import { changeEntry, revertVersion } from './operations.ts';
import { storedType } from './stores/all.ts';
import { holdEntry } from './write.ts';

const { db, call, foreign } = await openContent();
const categories = storedType('categories');

/** Adds a category and gives its id, which is its code too. */
const add = (name: string, position: number, parent?: string, type = 'GOODS', by = call) =>
  addLive(by, categories, { 'name.th': name, type, position, ...(parent && { parent }) });
const level = async (under: string | null, by = call) => {
  const filter = [{ field: 'type', op: 'is' as const, value: 'GOODS' }];
  const { rows } = await listEntries(by, categories, { keyword: '', filter, under });
  return rows.map(({ leaves, children }) => [leaves['name.th'], children]);
};

test('a level has only what is right below an entry, in its order, with the number of entries below each', async () => {
  const phones = await add('phones', 10);
  await add('garden', 9);
  await add('news', 1, undefined, 'ARTICLE');
  const cases = await add('cases', 10, phones);
  await add('chargers', 9, phones);
  await add('leather', 1, cases);
  await add('foreign', 1, undefined, 'GOODS', foreign);
  expect(await level(null)).toEqual([
    ['garden', 0],
    ['phones', 2],
  ]);
  expect(await level(phones)).toEqual([
    ['chargers', 0],
    ['cases', 1],
  ]);
  expect(await level('none')).toEqual([]);
  expect(await level(phones, foreign)).toEqual([]);
});

test('a type without a tree has no levels', async () => {
  const request = { keyword: '', filter: [], under: null };
  await expect(listEntries(call, storedType('keywords'), request)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

/** Whether another transaction waits for a lock of entries that this one holds. */
async function isWaitedFor(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from pg_locks
    where locktype = 'advisory' and not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`);
  return rows.length > 0;
}

describe('moving', () => {
  const names = async (under: string | null) => (await level(under)).map(([name]) => name);
  const move = (id: string, under: string | null, after?: string | null, by = call) =>
    moveEntry(by, categories, id, { under, ...(after !== undefined && { after }) });
  const ids: Record<string, string> = {};
  const id = (name: string) => ids[name] ?? name;
  beforeEach(async () => {
    await db.delete(classifications);
    for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) ids[name] = await add(name, at + 1);
    for (const [at, name] of ['b1', 'b2'].entries()) ids[name] = await add(name, at + 1, id('b'));
  });

  test('within a level, to its beginning, its end and behind another', async () => {
    expect(await move(id('d'), null, null)).toHaveLength(1);
    expect(await names(null)).toEqual(['d', 'a', 'b', 'c']);
    await move(id('a'), null);
    expect(await names(null)).toEqual(['d', 'b', 'c', 'a']);
    await move(id('d'), null, id('b'));
    expect(await names(null)).toEqual(['b', 'd', 'c', 'a']);
  });

  test('to another level, with all that is below it', async () => {
    await move(id('c'), id('b'), id('b1'));
    expect(await names(id('b'))).toEqual(['b1', 'c', 'b2']);
    await move(id('b'), id('d'));
    expect(await names(null)).toEqual(['a', 'd']);
    expect(await names(id('b'))).toEqual(['b1', 'c', 'b2']);
    await move(id('b'), null, id('a'));
    expect(await names(null)).toEqual(['a', 'b', 'd']);
    const [deep] = await db
      .select()
      .from(classifications)
      .where(eq(classifications.id, id('c')));
    expect(deep).toMatchObject({ level: 2, parentId: id('b') });
  });

  test('each changed entry has a version, and reverting them brings the order back', async () => {
    const versions = await move(id('d'), null, id('a'));
    expect(versions.map((one) => one.id)).toEqual([id('d'), id('b'), id('c')]);
    expect(await names(null)).toEqual(['a', 'd', 'b', 'c']);
    for (const one of versions) await revertVersion(call, categories, one.id, one.version);
    expect(await names(null)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('while another operator moves a neighbour, all of a move happens or nothing', async () => {
    let moved: Promise<unknown> | undefined;
    await db.transaction(async (other) => {
      const by = { ...call, db: other };
      await holdEntry(by, categories, id('c'));
      moved = move(id('d'), null, id('a')).catch((error) => error);
      await vi.waitUntil(() => isWaitedFor(other));
      await changeEntry(by, categories, id('c'), { position: { from: 3, to: 30 } });
    });
    expect(await moved).toMatchObject({ code: 'CONFLICT' });
    expect(await names(null)).toEqual(['a', 'b', 'd', 'c']);
  });

  test('below itself, into another kind or another shop nothing moves, its neighbours included', async () => {
    const news = await add('news', 1, undefined, 'ARTICLE');
    const theirs = await add('theirs', 1, undefined, 'GOODS', foreign);
    const before = await db.select().from(classifications).orderBy(classifications.id);
    for (const under of [id('b'), id('b1'), news])
      await expect(move(id('b'), under), under).rejects.toThrow('CHECKS_FAILED');
    await expect(move(id('b'), theirs)).rejects.toThrow('NOT_FOUND');
    await expect(move(theirs, null)).rejects.toThrow('NOT_FOUND');
    await expect(move(id('b'), null, id('b1'))).rejects.toThrow('CONFLICT');
    expect(await db.select().from(classifications).orderBy(classifications.id)).toEqual(before);
  });

  test('a level longer than a part of the list is ordered as a whole', async () => {
    const rows = Array.from({ length: 130 }, (_, at) =>
      classificationRow('zest', `long-${at}`, `${at + 10}`),
    );
    await db.insert(classifications).values(rows);
    await move(id('a'), null);
    const [moved] = await db
      .select()
      .from(classifications)
      .where(eq(classifications.id, id('a')));
    expect(moved?.sequenceNumber).toBe('140');
  });

  test('an entry is named by the code of the one above, whatever its id is', async () => {
    await db.insert(classifications).values(classificationRow('zest', '7', '7', { code: 'c7' }));
    await move(id('a'), '7');
    expect(await names('7')).toEqual(['a']);
  });

  test('a type whose tree isn’t rearranged has no moves', async () => {
    const move = moveEntry(call, storedType('keywords'), 'x', { under: null });
    await expect(move).rejects.toThrow('NOT_FOUND');
  });
});
