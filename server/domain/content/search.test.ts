import { and, eq, getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowTypes } from '#content/all.ts';
import { keysOf } from '#schemas/typed-object.ts';
import { addLive, openContent } from './content.fixtures.ts';
import { listEntries } from './list.ts';
import { orderOf } from './order.ts';
import { contentTexts } from './schema.ts';
import { countFound, searchAll, searchHead } from './search.ts';
import { isColumn } from './store.ts';
import { rowType } from './stores/all.ts';

const { call, foreign } = await openContent();
const keywords = rowType('keywords');
const keyword = (th: string, en: string, heat: number, by = call) =>
  addLive(by, keywords, { 'keyword.th': th, 'keyword.en': en, heat });

beforeAll(async () => {
  for (let heat = 1; heat <= 60; heat += 1) await keyword(`กระเป๋า ${heat}`, `Bag ${heat}`, heat);
  await keyword('ÄPFEL 100%_', 'Apples', 5);
  await keyword('กระเป๋าคนอื่น', 'Bag', 5, foreign);
});

const list = (words: string, after?: string) =>
  listEntries(call, keywords, { keyword: words, filter: [], ...(after && { after }) });

describe('a search in a list', () => {
  test('has the order, the parts and the number of the list', async () => {
    const first = await list('กระเป๋า');
    expect(first.rows).toHaveLength(50);
    expect(first.total).toBe(60);
    const second = await list('กระเป๋า', first.next ?? '');
    expect(second.next).toBeNull();
    const heats = [...first.rows, ...second.rows].map(({ leaves }) => leaves.heat);
    expect(heats).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
  });

  test('finds words in any case, and each character as it is', async () => {
    expect((await list('bAG 7')).total).toBe(1);
    for (const words of ['apples', 'APPLES', ' apples ', '100%_', '%_', 'เป๋า 59'])
      expect((await list(words)).total, words).toBe(1);
    expect((await list('100_%')).total).toBe(0);
  });

  test('finds the same in the head and in the whole of a short list', async () => {
    const { table } = keywords.store;
    const search = {
      words: 'bag 1',
      within: and(eq(table.tenantId, call.scope.tenantId)),
      order: orderOf(keywords, undefined),
      limit: 20,
    };
    const head = await searchHead(call, keywords, search);
    expect(head).toHaveLength(11);
    expect(await searchAll(call, keywords, search)).toEqual({ rows: head, total: 11 });
    expect(await countFound(call, keywords, search)).toBe(11);
    expect(await countFound(call, keywords, { ...search, limit: 4 }), 'counted up to the limit').toBe(4);
  });
});

describe('texts that a search of a whole list reads', () => {
  const { table } = keywords.store;
  const idsOf = async (words: string) => {
    const within = eq(table.tenantId, call.scope.tenantId);
    const search = { words, within, order: orderOf(keywords, undefined), limit: 20 };
    return (await searchAll(call, keywords, search)).rows.map(({ id }) => id);
  };

  test('follow whoever writes a row, and leave with it', async () => {
    const isOne = and(eq(table.tenantId, call.scope.tenantId), eq(table.id, 'written'));
    const textsOfIt = () =>
      call.db.$count(contentTexts, and(eq(contentTexts.id, 'written'), eq(contentTexts.ofTable, 'keywords')));
    const texts = (en: string) => ({ keyword: { th: 'ชาเขียว', en } });
    await call.db.insert(table).values({ tenantId: 'zest', id: 'written', ...texts('Green tea') });
    expect(await idsOf('green TEA')).toEqual(['written']);
    await call.db
      .insert(table)
      .values({ tenantId: 'zest', id: 'written', ...texts('Oolong') })
      .onConflictDoUpdate({ target: [table.tenantId, table.id], set: texts('Oolong') });
    expect(await idsOf('green tea')).toEqual([]);
    expect(await idsOf('oolong')).toEqual(['written']);
    expect(await idsOf('ชาเขียว')).toEqual(['written']);
    await call.db.delete(table).where(isOne);
    expect(await textsOfIt()).toBe(0);
  });

  test.each(keysOf(rowTypes))('hold each searched field of %s', async (name) => {
    const { store } = rowType(name);
    const { rows } = await call.db.execute<{ made: string }>(
      sql`select encode(tgargs, 'escape') as made from pg_trigger
        where tgrelid = ${getTableName(store.table)}::regclass and tgname in ('add_content_texts', 'change_content_texts')`,
    );
    expect(rows).toHaveLength(2);
    for (const of of store.searched) {
      const field = store.fields[of];
      if (!field || !isColumn(field)) continue;
      for (const { made } of rows) expect(made).toMatch(new RegExp(`[(, ]${field.column.name}[,)]`));
    }
  });
});
