import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { DealRow, GoodsRow } from '../catalogue/item-rows.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { CONFIRMED_MS, type Reading } from '../catalogue/price-days.ts';
import { holds } from '../catalogue/price-labels.ts';
import { deals, goods, pricePoints } from '../catalogue/schema.ts';
import type { ImportItem } from './item.ts';

/**
 * Stored rows of an item with its last run of equal readings; all `readings` only if its price story must be made again.
 */
export type Stored = {
  goods: GoodsRow;
  deal: DealRow | undefined;
  last: Reading | undefined;
  readings: Reading[] | undefined;
};

/** Key of an item across all platforms. */
export function itemKey({ platform, itemId }: { platform: string; itemId: string }): string {
  return `${platform}\n${itemId}`;
}

/** Stored rows of the items by item key, in three queries; locks the goods. Of a product's deals an import updates the newest. */
export async function loadStored(
  db: Db,
  tenantId: string,
  items: readonly ImportItem[],
  now: Date,
): Promise<Map<string, Stored>> {
  const wanted = new Map(items.map((item) => [itemKey(item), item]));
  const itemIds = items.map(({ itemId }) => itemId);
  const lastOfGoods = db
    .select({
      at: pricePoints.at,
      until: pricePoints.until,
      price: pricePoints.price,
      available: pricePoints.available,
    })
    .from(pricePoints)
    .where(and(eq(pricePoints.tenantId, goods.tenantId), eq(pricePoints.goodsId, goods.id)))
    .orderBy(desc(pricePoints.at))
    .limit(1)
    .as('last');
  const found = await db
    .select({ row: goods, last: lastOfGoods._.selectedFields })
    .from(goods)
    .leftJoinLateral(lastOfGoods, sql`true`)
    .where(and(eq(goods.tenantId, tenantId), inArray(goods.itemId, itemIds)))
    .for('update', { of: goods });
  const own = found.filter(({ row }) => wanted.has(itemKey(row)));
  const dealOf = await loadDeals(
    db,
    tenantId,
    own.map(({ row }) => row.id),
  );
  const isCurrent = ({ row, last }: (typeof own)[number]) => {
    const item = wanted.get(itemKey(row));
    return item && dealOf.has(row.id) && continuesRun(item, last ?? undefined, now) && tells(item, row, now);
  };
  const outdated = own.filter((one) => !isCurrent(one)).map(({ row }) => row.id);
  const readingsOf = await loadReadings(db, tenantId, outdated);
  return new Map(
    own.map(({ row, last }) => [
      itemKey(row),
      { goods: row, deal: dealOf.get(row.id), last: last ?? undefined, readings: readingsOf.get(row.id) },
    ]),
  );
}

/** Whether a reading of the item continues its last run of equal readings. */
export function continuesRun(
  { price, available }: ImportItem,
  last: Reading | undefined,
  now: Date,
): boolean {
  return (
    last !== undefined &&
    price === last.price &&
    available === last.available &&
    now.getTime() - last.until.getTime() <= CONFIRMED_MS
  );
}

/** Whether the stored story still tells of the item; of one that can't be bought nothing is claimed, for ever. */
function tells({ available }: ImportItem, stored: GoodsRow, now: Date): boolean {
  return available ? holds(stored, now.getTime()) : stored.storyUntil === null;
}

async function loadDeals(db: Db, tenantId: string, ids: readonly string[]): Promise<Map<string, DealRow>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(deals)
    .where(and(eq(deals.tenantId, tenantId), inArray(deals.goodsId, [...ids])))
    .orderBy(asc(deals.publishedAt), asc(deals.id));
  return new Map(found.map((row) => [row.goodsId, row]));
}
