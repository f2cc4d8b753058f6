import { type DealRow, dealRow, type GoodsRow, goodsRow, isSameRow } from '../catalogue/item-rows.ts';
import type { Reading } from '../catalogue/price-days.ts';
import { firstStory, type PriceStory, priceStory } from '../catalogue/price-story.ts';
import type { pricePoints } from '../catalogue/schema.ts';
import { dealEntry, goodsEntry, type SearchEntry } from '../search/entry.ts';
import type { Names } from '../search/names.ts';
import type { ImportItem } from './item.ts';
import type { StagedItem } from './read-hash.ts';
import { itemKeyId, type NewBrandRow, sourceCategoryOf } from './references.ts';
import { continuesRun, itemKey, type Stored } from './stored.ts';

/** A staged item with its hash, and its mark if it has one. */
export type StagedRow = StagedItem & { readHash: string; rowMark: string | null };

/** Rows to be written for a chunk of items. */
export type DealChanges = {
  brands: NewBrandRow[];
  goods: GoodsRow[];
  deals: DealRow[];
  entries: SearchEntry[];
  pricePoints: (typeof pricePoints.$inferInsert)[];
  /** Ids of goods whose last run of equal readings continues. */
  confirmed: string[];
  /** Goods of which only what is known of the reading changes. */
  seen: { id: string; readHash: string; rowMark: string | null; until: Date | null }[];
  /** Deals of which only the end of the story is another one. */
  renewed: { id: string; until: Date | null }[];
  /** Ids of goods with another price than before. */
  repriced: string[];
  inserted: number;
  updated: number;
  unchanged: number;
};

/** Knowledge of a run about its tenant. */
export type Tenancy = {
  tenantId: string;
  timeZone: string;
  names: Names;
  /** Brands that the tenant doesn't have yet, by id. */
  newBrands: Map<string, NewBrandRow>;
  /** Heat of new deals. */
  heat: number;
  feedId: string | null;
};

export function noChanges(): DealChanges {
  const numbers = { inserted: 0, updated: 0, unchanged: 0 };
  const ids = { confirmed: [], repriced: [] };
  return {
    brands: [],
    goods: [],
    deals: [],
    entries: [],
    pricePoints: [],
    seen: [],
    renewed: [],
    ...ids,
    ...numbers,
  };
}

/** Adds the rows that follow from items read at `now` and the stored rows of those that are known. */
export function addItems(
  changes: DealChanges,
  rows: readonly StagedRow[],
  storedByKey: ReadonlyMap<string, Stored>,
  tenancy: Tenancy,
  now: Date,
): void {
  changes.brands.push(...newBrandsOf(rows, tenancy));
  for (const row of rows) addItem(changes, row, storedByKey.get(itemKey(row.item)), tenancy, now);
}

/** New brands of the items, which aren't new for the next ones. */
function newBrandsOf(rows: readonly StagedRow[], { newBrands, names }: Tenancy): NewBrandRow[] {
  const brands = rows.flatMap(({ brandId }) => {
    const brand = newBrands.get(brandId ?? '');
    newBrands.delete(brandId ?? '');
    return brand ?? [];
  });
  for (const brand of brands) names.addBrand(brand);
  return brands;
}

function addItem(
  changes: DealChanges,
  { item, brandId, classificationId, readHash, rowMark }: StagedRow,
  stored: Stored | undefined,
  { tenantId, timeZone, names, heat, feedId }: Tenancy,
  now: Date,
): void {
  const isConfirmed = stored !== undefined && continuesRun(item, stored.last, now);
  const reading = { at: now, until: now, price: item.price, available: item.available };
  const story =
    stored && !stored.readings ? undefined : storyOf(stored?.readings ?? [], reading, isConfirmed, timeZone);
  const sourceCategory = sourceCategoryOf(item);
  const context = { tenantId, newId: itemKeyId(item), brandId, classificationId, sourceCategory, heat, now };
  const goods = goodsRow(item, context, stored?.goods, story);
  const deal = dealRow(item, { ...context, goods }, stored?.deal, story);
  const goodsChanged = !isSameRow(goods, stored?.goods);
  const dealChanged = !isSameRow(deal, stored?.deal);

  const { id, storyUntil: until } = goods;
  const read = { readHash, rowMark, missedRuns: 0, feedId: feedId ?? goods.feedId };
  if (goodsChanged) changes.goods.push({ ...goods, ...read, updatedAt: now });
  else changes.seen.push({ id, readHash, rowMark, until });
  if (dealChanged) changes.deals.push({ ...deal, updatedAt: now });
  else if (story) changes.renewed.push({ id: deal.id, until });
  if (goodsChanged || dealChanged) changes.entries.push(...entriesOf(goods, deal, item, names));
  if (stored && stored.goods.price !== item.price) changes.repriced.push(id);
  if (isConfirmed) changes.confirmed.push(id);
  else changes.pricePoints.push({ tenantId, goodsId: id, ...reading });
  if (!stored) changes.inserted += 1;
  else if (goodsChanged || dealChanged) changes.updated += 1;
  else changes.unchanged += 1;
}

/** Story of an item after a further reading. */
function storyOf(
  stored: readonly Reading[],
  reading: Reading,
  isConfirmed: boolean,
  timeZone: string,
): PriceStory | undefined {
  const last = stored.at(-1);
  if (!last) return firstStory(reading, timeZone);
  const readings = isConfirmed
    ? [...stored.slice(0, -1), { ...last, until: reading.until }]
    : [...stored, reading];
  return priceStory(readings, reading.at.getTime(), timeZone);
}

/** Search entries of an item; invalid ones have none. */
function entriesOf(goods: GoodsRow, deal: DealRow, { shop }: ImportItem, names: Names): SearchEntry[] {
  return [
    ...(goods.invalid ? [] : [goodsEntry(goods, names, shop)]),
    ...(deal.invalid ? [] : [dealEntry(deal, goods, names, shop)]),
  ];
}
