import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../../platform/db/database.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import { brands, deals, goods, pricePoints } from '../catalogue/schema.ts';
import { searchEntries } from '../search/schema.ts';
import { upsertEntries } from '../search/write-entries.ts';
import type { DealChanges, Tenancy } from './changes.ts';
import { copyInto } from './copy-rows.ts';
import { joinLast, list } from './known-rows.ts';
import type { Stored } from './stored.ts';

/** Writes a chunk's rows, read at `now`, but the words of its search entries, as part of a transaction. */
export async function writeChanges(tx: Db, of: Tenancy, changes: DealChanges, now: Date): Promise<void> {
  if (changes.brands.length > 0) await tx.insert(brands).values(changes.brands).onConflictDoNothing();
  await extendRuns(tx, of.tenantId, changes.confirmed, now);
  if (changes.goods.length > 0)
    await tx
      .insert(goods)
      .values(changes.goods)
      .onConflictDoUpdate({ target: [goods.tenantId, goods.id], set: everyColumn(goods) });
  if (changes.pricePoints.length > 0) await tx.insert(pricePoints).values(changes.pricePoints);
  if (changes.deals.length > 0)
    await tx
      .insert(deals)
      .values(changes.deals)
      .onConflictDoUpdate({ target: [deals.tenantId, deals.id], set: everyColumn(deals) });
  await writeSeen(tx, of, changes.seen);
  await renewDeals(tx, of.tenantId, changes.renewed);
  await dropClaims(tx, of.tenantId, changes.repriced);
  await upsertEntries(tx, changes.entries);
}

/** Writes rows of new items alone, but the words of their search entries, as part of the client's transaction. */
export async function writeNew(client: pg.Client, changes: DealChanges): Promise<void> {
  if (changes.brands.length > 0)
    await drizzle(client).insert(brands).values(changes.brands).onConflictDoNothing();
  await copyInto(client, goods, changes.goods);
  await copyInto(client, pricePoints, changes.pricePoints);
  await copyInto(client, deals, changes.deals);
  await removeLeftEntries(client, changes.entries);
  await copyInto(client, searchEntries, changes.entries);
}

/** Removes entries under the keys of new ones, left by goods that were deleted without them. */
async function removeLeftEntries(client: pg.Client, entries: DealChanges['entries']): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const { tenantId, type, id } = searchEntries;
  await drizzle(client)
    .delete(searchEntries)
    .where(
      and(
        eq(tenantId, first.tenantId),
        inArray(type, ['GOODS', 'CONTENT']),
        inArray(
          id,
          entries.map((entry) => entry.id),
        ),
      ),
    );
}

/** Moves the end of the last run of equal readings of goods. */
async function extendRuns(tx: Db, tenantId: string, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`UPDATE price_points AS point SET until = ${now}
    FROM unnest(${list(ids)}::text[]) AS due (id) ${joinLast(tenantId, sql`due.id`)}
    WHERE point.tenant_id = ${tenantId} AND point.goods_id = due.id AND point.at = last.at`);
}

/** Writes what is known of a reading that leaves the rest of its goods as it was, where it is something else than before. */
async function writeSeen(tx: Db, { tenantId, feedId }: Tenancy, seen: DealChanges['seen']): Promise<void> {
  if (seen.length === 0) return;
  await tx.execute(sql`UPDATE goods SET missed_runs = 0, read_hash = row."readHash",
      row_mark = row."rowMark", feed_id = coalesce(${feedId}, feed_id), story_until = row.until
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) 
      AS row (id text, "readHash" text, "rowMark" text, until timestamptz)
    WHERE goods.tenant_id = ${tenantId} AND goods.id = row.id
      AND (missed_runs, goods.read_hash, goods.row_mark, feed_id, story_until)
        IS DISTINCT FROM (0, row."readHash", row."rowMark", coalesce(${feedId}, feed_id), row.until)`);
}

/** Writes the end of stories whose claims stay. */
async function renewDeals(tx: Db, tenantId: string, renewed: DealChanges['renewed']): Promise<void> {
  if (renewed.length === 0) return;
  await tx.execute(sql`UPDATE deals SET story_until = row.until
    FROM jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb) AS row (id text, until timestamptz)
    WHERE deals.tenant_id = ${tenantId} AND deals.id = row.id AND story_until IS DISTINCT FROM row.until`);
}

/** Other deals of goods, at the price before, claim nothing any more. */
async function dropClaims(tx: Db, tenantId: string, repriced: string[]): Promise<void> {
  if (repriced.length === 0) return;
  await tx
    .update(deals)
    .set({ storyUntil: null })
    .from(goods)
    .where(
      and(
        eq(deals.tenantId, tenantId),
        inArray(deals.goodsId, repriced),
        isNotNull(deals.storyUntil),
        eq(goods.tenantId, tenantId),
        eq(goods.id, deals.goodsId),
        ne(goods.price, deals.currentPrice),
      ),
    );
}

/** Purge tags of lists of deals and goods. */
export const LISTS = ['feed:deals', 'feed:goods', 'boards'];

/**
 * Purge tags for the changes: lists of deals or goods, and rows that existed before; no page can show a new row yet.
 */
export function purgeTags(changes: DealChanges, storedByKey: ReadonlyMap<string, Stored>): string[] {
  if (changes.goods.length + changes.deals.length === 0) return [];
  const stored = new Set([...storedByKey.values()].flatMap(({ goods, deal }) => [goods.id, deal?.id]));
  const brandIds = new Set(changes.goods.flatMap(({ brandId }) => brandId ?? []));
  return [
    ...LISTS,
    ...(changes.brands.length > 0 ? ['brands'] : []),
    ...[...brandIds].map((id) => `brand:${id}`),
    ...changes.deals.filter(({ id }) => stored.has(id)).map(({ id }) => `deal:${id}`),
    ...changes.goods.filter(({ id }) => stored.has(id)).map(({ id }) => `goods:${id}`),
  ];
}
