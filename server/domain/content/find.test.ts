import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addLive, openContent } from './content.fixtures.ts';
import { findContentEntries } from './find.ts';
import { addEntry, changeEntry } from './operations.ts';
import { rowType } from './stores/all.ts';

const { db, call, foreign } = await openContent();
const keyword = (text: string, by = call, heat = 9) =>
  addLive(by, rowType('keywords'), { 'keyword.th': text, 'keyword.en': text, heat });
/** Limits that no machine reaches. */
const AMPLE = { type: 5_000, all: 60_000 };
const titles = async (search: string, by = call) =>
  (await findContentEntries(by, search, AMPLE)).entries.map(({ type, title }) => `${type} ${title}`);

describe('a search of all types', () => {
  beforeAll(async () => {
    for (const number of [1, 2, 3, 4, 5]) await keyword(`ร่มพับ ${number}`);
    await keyword('ร่ม', call, 1);
    await addLive(call, rowType('brands'), { 'name.th': 'ร่มดี', 'name.en': 'Good Umbrella' });
    await keyword('ร่มของคนอื่น', foreign);
  });

  test('finds entries of each type, at most four of one, that very name first', async () => {
    const found = await titles(' ร่ม ');
    expect(found.filter((one) => one.startsWith('keywords'))).toHaveLength(4);
    expect(found.filter((one) => one.startsWith('keywords'))[0]).toBe('keywords ร่ม');
    expect(found).toContain('brands ร่มดี');
  });

  test('finds a text of another language, whatever its case, and shows the title in the caller’s', async () => {
    expect(await titles('good umb')).toEqual(['brands ร่มดี']);
    expect(await titles('good umb', { ...call, lang: 'en' })).toEqual(['brands Good Umbrella']);
  });

  test('stays within the tenant', async () => {
    expect(await titles('ของคนอื่น')).toEqual([]);
    expect(await titles('ของคนอื่น', foreign)).toEqual(['keywords ร่มของคนอื่น']);
    expect(await titles('Good Umb', foreign)).toEqual([]);
  });

  test('finds nothing for no words, and takes every character as it is', async () => {
    expect(await titles('  ')).toEqual([]);
    for (const text of ['%', '_', "'", '\\']) expect(await titles(text)).toEqual([]);
  });

  test('names a type that takes too long, and finds the entries of the others', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table keywords in access exclusive mode`);
      const found = await findContentEntries(call, 'ร่ม', { type: 2_000, all: 60_000 });
      expect(found.partly).toEqual(['keywords']);
      expect(found.entries.map(({ title }) => title)).toEqual(['ร่มดี']);
    });
    expect((await findContentEntries(call, 'ร่ม', AMPLE)).partly).toEqual([]);
  });

  test('many searches at once hold three connections together', async () => {
    let running = 0;
    let most = 0;
    const counting = new Proxy(db, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name);
        return async (...args: Parameters<typeof db.transaction>) => {
          most = Math.max(most, ++running);
          return target.transaction(...args).finally(() => running--);
        };
      },
    });
    const searches = Array.from({ length: 4 }, () =>
      findContentEntries({ ...call, db: counting }, 'ร่ม', AMPLE),
    );
    for (const { entries } of await Promise.all(searches)) expect(entries).not.toEqual([]);
    expect(most).toBe(3);
  });

  test('searches the heads of the lists alone when the time is used up', async () => {
    const { entries, partly } = await findContentEntries(call, 'ร่ม', { type: 1_000, all: 0 });
    expect(entries.map(({ title }) => title)).toContain('ร่มดี');
    expect(partly).toContain('brands');
  });

  test('finds drafts by the title that they give, also of entries that aren’t live', async () => {
    const topics = rowType('topics');
    const { id } = await addEntry(call, topics, { 'title.th': 'วันหยุดยาว' });
    expect(await findContentEntries(call, 'วันหยุด', AMPLE)).toEqual({
      entries: [{ type: 'topics', id, title: 'วันหยุดยาว', draft: true }],
      partly: [],
    });
    const change = { 'title.th': { from: 'วันหยุดยาว', to: 'สงกรานต์' } };
    await changeEntry(call, topics, id, change);
    expect(await titles('วันหยุด')).toEqual([]);
    expect(await titles('สงกรานต์')).toEqual(['topics สงกรานต์']);
    expect(await titles('สงกรานต์', foreign)).toEqual([]);
  });
});
