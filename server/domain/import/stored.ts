import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { DealRow, GoodsRow } from '../catalogue/item-rows.ts';
import type { PricePoint } from '../catalogue/price-labels.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import type { ImportItem } from './item.ts';

/** Stored rows of an item; `history` only if its labels must be computed again. */
export type Stored = { goods: GoodsRow; deal: DealRow | undefined; history: PricePoint[] | undefined };

/** Key of an item across all platforms. */
export function itemKey({ platform, itemId }: { platform: string; itemId: string }): string {
  return `${platform}\n${itemId}`;
}

/** Stored rows of the items by item key, in three queries. Of a product's deals an import updates the newest. */
export async function loadStored(
  db: Db,
  tenantId: string,
  items: readonly ImportItem[],
): Promise<Map<string, Stored>> {
  const wanted = new Map(items.map((item) => [itemKey(item), item]));
  const itemIds = items.map(({ itemId }) => itemId);
  const found = await db
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), inArray(goods.itemId, itemIds)));
  const own = found.filter((row) => wanted.has(itemKey(row)));
  const dealOf = await loadDeals(db, tenantId, own);
  const stale = own.filter((row) => wanted.get(itemKey(row))?.price !== row.price || !dealOf.has(row.id));
  const historyOf = await loadHistories(db, tenantId, stale);
  return new Map(
    own.map((row) => [
      itemKey(row),
      { goods: row, deal: dealOf.get(row.id), history: historyOf.get(row.id) },
    ]),
  );
}

async function loadDeals(db: Db, tenantId: string, rows: GoodsRow[]): Promise<Map<string, DealRow>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(deals)
    .where(and(eq(deals.tenantId, tenantId), inArray(deals.goodsId, ids)))
    .orderBy(asc(deals.publishedAt), asc(deals.id));
  return new Map(found.map((row) => [row.goodsId, row]));
}

async function loadHistories(db: Db, tenantId: string, rows: GoodsRow[]): Promise<Map<string, PricePoint[]>> {
  const histories = new Map<string, PricePoint[]>(rows.map(({ id }) => [id, []]));
  if (rows.length === 0) return histories;
  const points = await db
    .select()
    .from(pricePoints)
    .where(and(eq(pricePoints.tenantId, tenantId), inArray(pricePoints.goodsId, [...histories.keys()])))
    .orderBy(asc(pricePoints.goodsId), asc(pricePoints.at));
  for (const { goodsId, at, price } of points) histories.get(goodsId)?.push({ at, price });
  return histories;
}
