import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import { deals, goods } from '../catalogue/schema.ts';
import { entryWords, type SearchEntry } from './entry.ts';
import { searchEntries, searchWords } from './schema.ts';
import { trigrams } from './trigrams.ts';

/** Writes search entries; call it in the transaction that writes their items. */
export async function writeEntries(db: Db, entries: readonly SearchEntry[]): Promise<void> {
  await upsertEntries(db, entries);
  await insertWords(db, wordRows(entries));
}

/** Writes search entries without their words. */
export async function upsertEntries(db: Db, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(searchEntries)
    .values([...entries])
    .onConflictDoUpdate({
      target: [searchEntries.tenantId, searchEntries.type, searchEntries.id],
      set: everyColumn(searchEntries),
    });
}

/** Gives the entries of goods and of their deals the prices by which these are compared now. */
export async function followRankPrices(tx: Db, tenantId: string, goodsIds: readonly string[]): Promise<void> {
  const follow = (type: string, table: typeof goods | typeof deals, goodsId: SQL) =>
    tx.execute(sql`update ${searchEntries} entry set price = item.rank_price from ${table} item
      where entry.tenant_id = ${tenantId} and entry.type = ${type} and entry.id = item.id
        and item.tenant_id = ${tenantId} and ${goodsId} = any(${sql.param([...goodsIds])}::text[])
        and entry.price is distinct from item.rank_price`);
  await follow('GOODS', goods, sql`item.id`);
  await follow('CONTENT', deals, sql`item.goods_id`);
}

/**
 * Adds words that aren't there yet. A transaction adds all its words by one call, in their order, so that concurrent
 * writers don't deadlock.
 */
export async function insertWords(db: Db, rows: readonly WordRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(
    sql`insert into ${searchWords} (tenant_id, word, grams)
      select tenant_id, word, grams from jsonb_populate_recordset(null::${searchWords}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`,
  );
}

type WordRow = { tenant_id: string; word: string; grams: string[] };

/** Rows of the entries' distinct words, always in the same order, so that concurrent writers don't deadlock. */
export function wordRows(entries: readonly SearchEntry[]): WordRow[] {
  const tenants = Map.groupBy(entries, ({ tenantId }) => tenantId);
  return [...tenants].flatMap(([tenant_id, own]) => rowsOfWords(tenant_id, new Set(own.flatMap(entryWords))));
}

/** Rows of a tenant's words, in their order. */
export function rowsOfWords(tenantId: string, words: ReadonlySet<string>): WordRow[] {
  return [...words].sort().map((word) => ({ tenant_id: tenantId, word, grams: trigrams(word) }));
}
