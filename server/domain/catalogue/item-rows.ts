import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '#schemas/entities/attribute.ts';
import { type Availability, isBuyable } from '#schemas/enums/availability.ts';
import { DEAL_LABEL_CODES, GOODS_LABEL_CODES } from '#schemas/enums/label.ts';
import type { Platform } from '#schemas/enums/platform.ts';
import type { Localized } from '#schemas/page/localized.ts';
import { isBait } from '#schemas/price-rules.ts';
import { withCorrections, withImported } from './corrections.ts';
import { FACT_LABEL_CODES, type Facts, factLabels } from './facts-labels.ts';
import { heldReason, rankPriceOf } from './held.ts';
import { NO_CLAIMS } from './price-claims.ts';
import { isPriceLabel, priceLabels } from './price-labels.ts';
import type { PriceStory } from './price-story.ts';
import type { deals, goods } from './schema.ts';

export type GoodsRow = typeof goods.$inferSelect;
export type DealRow = typeof deals.$inferSelect;

/** An item with a marketplace's data; prices in minor units. */
export type CatalogueItem = Facts & {
  platform: Platform;
  itemId: string;
  title: Localized<string>;
  summary: Localized<string>;
  price: number;
  originalPrice: number | null;
  currency: string;
  pictures: string[];
  url: string;
  traceUrl?: string | undefined;
  brand?: string | undefined;
  shop?: string | undefined;
  /** Numbers of reviews with one to five stars. */
  ratingCounts?: number[] | undefined;
  availability: Availability;
  available: boolean;
  availableFrom: Date | null;
  description: Localized<string>;
  /** End of the sale and of the offer, in the future; the deal ends with the first of them. */
  saleUntil: Date | null;
  expiresAt: Date | null;
  maxPrice: number | null;
  gtin?: string | undefined;
  mpn?: string | undefined;
  sku?: string | undefined;
  variantGroup?: string | undefined;
  attributes: Attribute[];
};

/** Data of an item's rows besides the item itself. */
export type ItemContext = {
  tenantId: string;
  /** Id and code of a new goods and a new deal. */
  newId: string;
  brandId: string | null;
  classificationId: string | null;
  /** The item's own categories, joined by ` > `. */
  sourceCategory: string | null;
  /** Heat of a new deal. */
  heat: number;
  now: Date;
};

/**
 * The goods row of an item. Without `story` the stored one and its labels stay; labels from neither prices nor facts
 * (an operator's) always stay.
 */
export function goodsRow(
  item: CatalogueItem,
  context: ItemContext,
  kept: GoodsRow | undefined,
  story: PriceStory | undefined,
): GoodsRow {
  const { tenantId, newId, now } = context;
  const stored = withImported(kept);
  const { held, claims, storyUntil } = spoken(item, stored, story, now);
  const row: GoodsRow = {
    ...(stored ?? { ...NEW_GOODS, id: newId, code: newId, createdAt: now, updatedAt: now }),
    tenantId,
    platform: item.platform,
    itemId: item.itemId,
    name: { ...stored?.name, ...item.title },
    pictures: item.pictures,
    originUrl: item.url,
    brandId: context.brandId,
    classificationId: context.classificationId ?? stored?.classificationId ?? null,
    sourceCategory: context.sourceCategory,
    currency: item.currency,
    price: item.price,
    originalPrice: item.originalPrice,
    monthSales: item.monthSales,
    totalSales: item.totalSales,
    averageScore: item.averageScore,
    reviewCount: item.reviewCount,
    ratingCounts: item.ratingCounts ?? null,
    labels: labelsOf(item, stored?.labels ?? [], claims && priceLabels(claims).goods, GOODS_LABEL_CODES),
    // A price that is called wrong can't be bought at, whatever the feed repeats.
    availability: held === 'DROPPED' && isBuyable(item.availability) ? 'OUT_OF_STOCK' : item.availability,
    availableFrom: item.availableFrom,
    maxPrice: item.maxPrice,
    description: { ...stored?.description, ...item.description },
    gtin: item.gtin ?? null,
    mpn: item.mpn ?? null,
    sku: item.sku ?? null,
    variantGroup: item.variantGroup ?? null,
    attributes: item.attributes,
    held,
    rankPrice: rankPriceOf({ ...item, held }),
    ...(claims && { usualPrice: claims.usual, verdict: claims.verdict }),
    storyUntil,
  };
  return withCorrections(row, kept);
}

/**
 * Reason for which an item's price is held, its claims if they are given anew, and the end of its story. Without a story
 * the stored ones stay, unless its range became a bait or none: then its story is due.
 */
function spoken(
  item: CatalogueItem,
  stored: Pick<GoodsRow, 'held' | 'maxPrice' | 'storyUntil'> | undefined,
  story: PriceStory | undefined,
  now: Date,
) {
  if (story) {
    const held = heldReason(item, story);
    return { held, claims: held ? NO_CLAIMS : story, storyUntil: endOf(story) };
  }
  const { held = null, maxPrice = null, storyUntil = null } = stored ?? {};
  const isBaited = isBait(item.price, item.maxPrice);
  const isChanged = item.maxPrice !== maxPrice && (held === null || held === 'BAIT');
  if (!isChanged || isBaited === (held === 'BAIT')) return { held, claims: undefined, storyUntil };
  return { held: isBaited ? ('BAIT' as const) : null, claims: NO_CLAIMS, storyUntil: storyUntil && now };
}

const NEW_GOODS = {
  locked: [] as string[],
  imported: {},
  invalid: false,
  feedId: null,
  missedRuns: 0,
  readHash: null,
  rowMark: null,
  usualPrice: null,
  verdict: 'NEW',
} satisfies Partial<GoodsRow>;

/**
 * The deal row of an item, by the same rules as its goods. An item that can't be bought is expired, whatever end an operator has set.
 */
export function dealRow(
  item: CatalogueItem,
  context: ItemContext & { goods: GoodsRow },
  kept: DealRow | undefined,
  story: PriceStory | undefined,
): DealRow {
  const { tenantId, newId, now, heat, goods } = context;
  const { held, storyUntil } = goods;
  const isSold = item.available && held !== 'DROPPED';
  const stored = withImported(kept);
  const added = {
    id: newId,
    code: newId,
    heat,
    locked: [],
    imported: {},
    invalid: false,
    dailySpecialUntil: null,
    dailySpecialPinned: false,
    publishedAt: now,
    updatedAt: now,
  };
  const fresh = held ? priceLabels(NO_CLAIMS) : story && priceLabels(story);
  const { priceReduction, priceDeductRate } = fresh ?? stored ?? NO_REDUCTION;
  const row: DealRow = {
    ...(stored ?? added),
    tenantId,
    goodsId: goods.id,
    title: { ...stored?.title, ...item.title },
    summary: { ...stored?.summary, ...item.summary },
    platform: item.platform,
    goodsLink: item.url,
    goodsTraceLink: item.traceUrl ?? null,
    picture: item.pictures[0] ?? '',
    currency: item.currency,
    currentPrice: item.price,
    maxPrice: item.maxPrice,
    held,
    rankPrice: goods.rankPrice,
    originalPrice: item.originalPrice,
    priceReduction,
    priceDeductRate,
    labels: labelsOf(item, stored?.labels ?? [], fresh?.deal, DEAL_LABEL_CODES),
    storyUntil,
    expiresAt: expiry({ ...item, available: isSold }, stored?.expiresAt ?? null, now),
  };
  const corrected = withCorrections(row, kept);
  return isSold ? corrected : { ...corrected, expiresAt: row.expiresAt };
}

const NO_REDUCTION = { priceReduction: null, priceDeductRate: null };

/** Stored labels with those of the item's facts, and those of its prices if they are given anew. */
function labelsOf(
  item: CatalogueItem,
  stored: readonly string[],
  ofPrices: readonly string[] | undefined,
  known: readonly string[],
): string[] {
  const facts: readonly string[] = FACT_LABEL_CODES;
  const kept = stored.filter((code) => !facts.includes(code) && !(ofPrices && isPriceLabel(code)));
  const fresh = [...(ofPrices ?? []), ...factLabels(item)];
  const labels = [...kept, ...fresh.filter((code) => known.includes(code))];
  return isDeepStrictEqual(labels.toSorted(), stored.toSorted()) ? [...stored] : labels;
}

/** Time until which the claims of a story hold; null for none. */
export function endOf({ validUntil }: PriceStory): Date | null {
  return validUntil === null ? null : new Date(validUntil);
}

/** Whether a row is the stored one, whatever the end of its story. */
export function isSameRow<Row extends { storyUntil: Date | null }>(
  row: Row,
  stored: Row | undefined,
): boolean {
  return stored !== undefined && isDeepStrictEqual({ ...row, storyUntil: stored.storyUntil }, stored);
}

function expiry(item: CatalogueItem, stored: Date | null, now: Date): Date | null {
  const expired = stored !== null && stored <= now;
  if (!item.available) return expired ? stored : now;
  const [end] = [item.saleUntil, item.expiresAt]
    .flatMap((one) => one ?? [])
    .sort((a, b) => a.getTime() - b.getTime());
  return end ?? (expired ? null : stored);
}
