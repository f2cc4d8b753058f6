import { and, asc, eq, inArray } from 'drizzle-orm';
import { isBuyable } from '#schemas/enums/availability.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DealRow, GoodsRow } from '../catalogue/item-rows.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { CONFIRMED_MS, type Reading } from '../catalogue/price-days.ts';
import { holds } from '../catalogue/price-labels.ts';
import { deals, goods } from '../catalogue/schema.ts';
import type { ImportItem } from './item.ts';

/** Stored rows of an item; `readings` only if its price story must be made again. */
export type Stored = { goods: GoodsRow; deal: DealRow | undefined; readings: Reading[] | undefined };

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
  const found = await db
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, tenantId), inArray(goods.itemId, itemIds)))
    .for('update');
  const own = found.filter((row) => wanted.has(itemKey(row)));
  const dealOf = await loadDeals(db, tenantId, own);
  const isCurrent = (row: GoodsRow) => {
    const item = wanted.get(itemKey(row));
    return item && dealOf.has(row.id) && continuesRun(item, row, now) && tells(item, row, now);
  };
  const outdated = own.filter((row) => !isCurrent(row)).map(({ id }) => id);
  const readingsOf = await loadReadings(db, tenantId, outdated);
  return new Map(
    own.map((row) => [
      itemKey(row),
      { goods: row, deal: dealOf.get(row.id), readings: readingsOf.get(row.id) },
    ]),
  );
}

/** Whether a reading of the item continues the stored last run of equal readings. */
export function continuesRun({ price, available }: ImportItem, stored: GoodsRow, now: Date): boolean {
  return (
    price === stored.price &&
    available === isBuyable(stored.availability) &&
    now.getTime() - stored.checkedAt.getTime() <= CONFIRMED_MS
  );
}

/** Whether the stored story still tells of the item; of one that can't be bought nothing is claimed, for ever. */
function tells({ available }: ImportItem, stored: GoodsRow, now: Date): boolean {
  return available ? holds(stored, now.getTime()) : stored.storyUntil === null;
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
