import { and, eq, inArray, isNotNull, max, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../../platform/db/database.ts';
import { everyColumn } from '../../platform/db/every-column.ts';
import { announcePurge } from '../../platform/purge-bus.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { type DealRow, dealRow, type GoodsRow, goodsRow, isSameRow } from '../catalogue/item-rows.ts';
import type { Reading } from '../catalogue/price-days.ts';
import { type PriceStory, priceStory } from '../catalogue/price-story.ts';
import * as schema from '../catalogue/schema.ts';
import { dealEntry, goodsEntry, type SearchEntry } from '../search/entry.ts';
import { loadNames, type Names } from '../search/names.ts';
import { writeEntries } from '../search/write-entries.ts';
import type { ImportItem } from './item.ts';
import { type Problem, problem } from './problem.ts';
import { type BrandRow, itemKeyId, loadReferences, type References, sourceCategoryOf } from './references.ts';
import { continuesRun, itemKey, loadStored, type Stored } from './stored.ts';

export type Numbered = { line: number; item: ImportItem };
export type Rejected = { line: number } & Problem;
export type BatchResult = { inserted: number; updated: number; unchanged: number; rejected: Rejected[] };
/** Writes items, each at most once, in one transaction together with its purge; if it throws, nothing was written. */
export type WriteBatch = (batch: readonly Numbered[]) => Promise<BatchResult>;

type Changes = {
  brands: BrandRow[];
  goods: GoodsRow[];
  pricePoints: (typeof schema.pricePoints.$inferInsert)[];
  /** Ids of goods whose last run of equal readings continues. */
  confirmed: string[];
  /** Rows of which only the end of the story is another one. */
  renewed: { goods: string; deal: string; until: string | null }[];
  /** Ids of goods with another price than before. */
  repriced: string[];
  deals: DealRow[];
  entries: SearchEntry[];
};

type Tenancy = { tenantId: string; timeZone: string; references: References; names: Names; heat: number };

/** Prepares writing for the tenant, on the connection that holds its lock. `now` gives milliseconds. */
export async function openWriter(
  client: pg.Client,
  scope: TenantScope,
  now: () => number,
): Promise<WriteBatch> {
  const db = drizzle(client);
  const { tenantId } = scope;
  const [top] = await db
    .select({ heat: max(schema.deals.heat) })
    .from(schema.deals)
    .where(eq(schema.deals.tenantId, tenantId));
  // New deals are hotter than all others, so that they come first in the recommended feed.
  const tenancy = {
    tenantId,
    timeZone: scope.tenant.timezone,
    references: await loadReferences(db, tenantId),
    names: await loadNames(db, tenantId),
    heat: (top?.heat ?? 0) + 1,
  };

  return (batch) =>
    db.transaction(async (tx) => {
      const at = new Date(now());
      const items = batch.map(({ item }) => item);
      const stored = await loadStored(tx, tenantId, items, at);
      const { changes, result } = plan(batch, stored, tenancy, at);
      await apply(tx, tenantId, changes, at);
      if (changes.goods.length + changes.deals.length > 0)
        await announcePurge(
          client,
          purgeTags(changes, stored).map((tag) => `${tenantId}:${tag}`),
        );
      return result;
    });
}

function plan(
  batch: readonly Numbered[],
  storedByKey: ReadonlyMap<string, Stored>,
  { tenantId, timeZone, references, names, heat }: Tenancy,
  now: Date,
): { changes: Changes; result: BatchResult } {
  const changes: Changes = {
    brands: [],
    goods: [],
    pricePoints: [],
    confirmed: [],
    renewed: [],
    repriced: [],
    deals: [],
    entries: [],
  };
  const result: BatchResult = { inserted: 0, updated: 0, unchanged: 0, rejected: [] };
  for (const { line, item } of batch) {
    const stored = storedByKey.get(itemKey(item));
    if (stored && stored.goods.currency !== item.currency) {
      const detail = `currency: was ${stored.goods.currency} until now`;
      result.rejected.push({ line, ...problem('IMPORT_INVALID_FIELD', detail) });
      continue;
    }
    const isConfirmed = stored !== undefined && continuesRun(item, stored.goods, now);
    const reading = { at: now, until: now, price: item.price, available: item.available };
    const story =
      stored && !stored.readings
        ? undefined
        : storyOf(stored?.readings ?? [], reading, isConfirmed, timeZone);
    const known = changes.brands.length;
    const context = {
      tenantId,
      newId: itemKeyId(item),
      brandId: references.brandOf(item, changes.brands),
      classificationId: references.classificationOf(item),
      sourceCategory: sourceCategoryOf(item),
      heat,
      now,
    };
    for (const brand of changes.brands.slice(known)) names.addBrand(brand);
    const goods = goodsRow(item, context, stored?.goods, story);
    const deal = dealRow(item, { ...context, goodsId: goods.id }, stored?.deal, story);
    const goodsChanged = !isSameRow(goods, stored?.goods);
    const dealChanged = !isSameRow(deal, stored?.deal);

    if (goodsChanged) changes.goods.push({ ...goods, updatedAt: now });
    if (dealChanged) changes.deals.push({ ...deal, updatedAt: now });
    if (goodsChanged || dealChanged) changes.entries.push(...entriesOf(goods, deal, item, names));
    if (story && !(goodsChanged && dealChanged))
      changes.renewed.push({
        goods: goods.id,
        deal: deal.id,
        until: goods.storyUntil?.toISOString() ?? null,
      });
    if (stored && stored.goods.price !== item.price) changes.repriced.push(goods.id);
    if (isConfirmed) changes.confirmed.push(goods.id);
    else changes.pricePoints.push({ tenantId, goodsId: goods.id, ...reading });
    if (!stored) result.inserted += 1;
    else if (goodsChanged || dealChanged) result.updated += 1;
    else result.unchanged += 1;
  }
  return { changes, result };
}

/** Story of an item after a further reading. */
function storyOf(
  stored: readonly Reading[],
  reading: Reading,
  isConfirmed: boolean,
  timeZone: string,
): PriceStory | undefined {
  const last = stored.at(-1);
  const readings =
    isConfirmed && last ? [...stored.slice(0, -1), { ...last, until: reading.until }] : [...stored, reading];
  return priceStory(readings, reading.at.getTime(), timeZone);
}

/** Search entries of an item; invalid ones have none. */
function entriesOf(goods: GoodsRow, deal: DealRow, { shop }: ImportItem, names: Names): SearchEntry[] {
  return [
    ...(goods.invalid ? [] : [goodsEntry(goods, names, shop)]),
    ...(deal.invalid ? [] : [dealEntry(deal, goods, names, shop)]),
  ];
}

async function apply(tx: Db, tenantId: string, changes: Changes, now: Date): Promise<void> {
  const { brands, goods, pricePoints, deals } = schema;
  if (changes.brands.length > 0) await tx.insert(brands).values(changes.brands).onConflictDoNothing();
  if (changes.goods.length > 0)
    await tx
      .insert(goods)
      .values(changes.goods)
      .onConflictDoUpdate({ target: [goods.tenantId, goods.id], set: everyColumn(goods) });
  if (changes.confirmed.length > 0)
    await tx
      .update(pricePoints)
      .set({ until: now })
      .from(goods)
      .where(
        and(
          eq(goods.tenantId, tenantId),
          inArray(goods.id, changes.confirmed),
          eq(pricePoints.tenantId, tenantId),
          eq(pricePoints.goodsId, goods.id),
          eq(pricePoints.until, goods.checkedAt),
        ),
      );
  if (changes.pricePoints.length > 0) await tx.insert(pricePoints).values(changes.pricePoints);
  const read = [...changes.confirmed, ...changes.pricePoints.map(({ goodsId }) => goodsId)];
  await tx
    .update(goods)
    .set({ checkedAt: now })
    .where(and(eq(goods.tenantId, tenantId), inArray(goods.id, read)));
  if (changes.deals.length > 0)
    await tx
      .insert(deals)
      .values(changes.deals)
      .onConflictDoUpdate({ target: [deals.tenantId, deals.id], set: everyColumn(deals) });
  await renewStories(tx, tenantId, changes.renewed);
  if (changes.repriced.length > 0)
    await tx
      .update(deals)
      .set({ storyUntil: null })
      .from(goods)
      .where(
        and(
          eq(deals.tenantId, tenantId),
          inArray(deals.goodsId, changes.repriced),
          isNotNull(deals.storyUntil),
          eq(goods.tenantId, tenantId),
          eq(goods.id, deals.goodsId),
          ne(goods.price, deals.currentPrice),
        ),
      );
  await writeEntries(tx, changes.entries);
}

/** Writes the end of stories whose claims stay. */
async function renewStories(tx: Db, tenantId: string, renewed: Changes['renewed']): Promise<void> {
  if (renewed.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb)
    as row (goods text, deal text, until timestamptz)`;
  for (const [table, id] of [
    [schema.goods, 'goods'],
    [schema.deals, 'deal'],
  ] as const)
    await tx.execute(sql`update ${table} set story_until = row.until from ${rows}
      where ${table.tenantId} = ${tenantId} and ${table.id} = row.${sql.identifier(id)}`);
}

/**
 * Purge tags for the changes: lists of deals or goods, and rows that existed before; no page can show a new row yet.
 */
function purgeTags(changes: Changes, storedByKey: ReadonlyMap<string, Stored>): string[] {
  const stored = new Set([...storedByKey.values()].flatMap(({ goods, deal }) => [goods.id, deal?.id]));
  const brandIds = new Set(changes.goods.flatMap(({ brandId }) => brandId ?? []));
  return [
    'feed:deals',
    'feed:goods',
    'boards',
    ...(changes.brands.length > 0 ? ['brands'] : []),
    ...[...brandIds].map((id) => `brand:${id}`),
    ...changes.deals.filter(({ id }) => stored.has(id)).map(({ id }) => `deal:${id}`),
    ...changes.goods.filter(({ id }) => stored.has(id)).map(({ id }) => `goods:${id}`),
  ];
}
