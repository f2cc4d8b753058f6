import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { priceStatistics } from '#schemas/api/das.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { isBuyable } from '#schemas/enums/availability.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../../platform/call.ts';
import { isSold } from '../goods-figures.ts';
import { type PriceFigures, priceFigures } from '../price-statistics.ts';
import { isSameProduct, writtenNumbers } from '../same-product.ts';
import { deals, goods, pricePoints } from '../schema.ts';

type GoodsRow = typeof goods.$inferSelect;
export type Statistics = PriceFigures & { currency: string; end: number };
export type Sku = { goods: GoodsRow; deal: { code: string; goodsTraceLink: string | null } | undefined };

const DAY_MS = 86_400_000;
/** Limit of price points in a range; no price changes more often. */
const MAX_READINGS = 5_000;
/** Limit of candidates: a brand has no more products in one category that are worth comparing. */
const MAX_CANDIDATES = 300;
const MAX_SKUS = 5;
const MAX_VARIANTS = 24;

/**
 * Price statistics of a product over the requested range, which ends now at the latest, and the time of its last reading.
 * @throws AppError NOT_FOUND
 */
export async function statisticsOf(
  call: Call,
  id: string,
  { dayRange, startTime, endTime, minDays }: EndpointInput<typeof priceStatistics>['body'],
): Promise<Statistics & { checkedAt: Date | undefined }> {
  const { db, scope } = call;
  const { currency, maxPrice } = await goodsById(call, id);
  const readings = await db
    .select()
    .from(pricePoints)
    .where(and(eq(pricePoints.tenantId, scope.tenantId), eq(pricePoints.goodsId, id)))
    .orderBy(desc(pricePoints.at))
    .limit(MAX_READINGS);
  const checkedAt = readings[0]?.until;
  const end = Math.min(endTime ?? call.now(), call.now());
  const start = startTime ?? (dayRange ? end - dayRange * DAY_MS : undefined);
  return {
    ...priceFigures(
      readings.reverse(),
      { start, end, minDays: minDays ?? undefined, maxPrice },
      scope.tenant.timezone,
    ),
    currency,
    end,
    checkedAt,
  };
}

/**
 * The product and the same product on other platforms that have it, the cheapest offer of each, cheapest first; the
 * product itself comes last if it is sold out.
 * @throws AppError NOT_FOUND
 */
export async function skusOf(call: Call, id: string): Promise<Sku[]> {
  const { db, scope } = call;
  const own = await goodsById(call, id);
  const candidates = await Promise.all(
    likelySame(own).map((likely) =>
      db
        .select()
        .from(goods)
        .where(
          and(
            eq(goods.tenantId, scope.tenantId),
            likely,
            eq(goods.currency, own.currency),
            isSold,
            ne(goods.platform, own.platform),
          ),
        )
        .orderBy(goods.rankPrice, goods.id)
        .limit(MAX_CANDIDATES),
    ),
  );
  const same = candidates.flat().filter((other) => isSameProduct(own, other));
  const cheapest = new Map([[own.platform, own]]);
  for (const other of same.sort(cheapestFirst))
    if (!cheapest.has(other.platform)) cheapest.set(other.platform, other);
  const offers = [...cheapest.values()]
    .sort(
      (a, b) => Number(isBuyable(b.availability)) - Number(isBuyable(a.availability)) || cheapestFirst(a, b),
    )
    .slice(0, MAX_SKUS);
  return Promise.all(offers.map(async (row) => ({ goods: row, deal: await liveDealOf(call, row.id) })));
}

/** Order by price; held prices come last. */
const cheapestFirst = (a: GoodsRow, b: GoodsRow) =>
  (a.rankPrice ?? Infinity) - (b.rankPrice ?? Infinity) || 0;

/** Conditions of goods that may be the same product: its global number; its brand and category. */
function likelySame({ gtin, brandId, classificationId }: GoodsRow) {
  const numbers = writtenNumbers(gtin);
  return [
    ...(numbers.length > 0 ? [inArray(goods.gtin, numbers)] : []),
    ...(brandId !== null && classificationId !== null
      ? [and(eq(goods.brandId, brandId), eq(goods.classificationId, classificationId))]
      : []),
  ];
}

/**
 * The variants of a product from its feed and platform, itself among them, cheapest first; none when it has no others.
 * @throws AppError NOT_FOUND
 */
export async function variantsOf(call: Call, id: string): Promise<GoodsRow[]> {
  const { db, scope } = call;
  const { variantGroup, platform, feedId } = await goodsById(call, id);
  if (variantGroup === null) return [];
  const rows = await db
    .select()
    .from(goods)
    .where(
      and(
        eq(goods.tenantId, scope.tenantId),
        eq(goods.variantGroup, variantGroup),
        eq(goods.platform, platform),
        sql`${goods.feedId} IS NOT DISTINCT FROM ${feedId}`,
        eq(goods.invalid, false),
      ),
    )
    .orderBy(goods.rankPrice, goods.id)
    .limit(MAX_VARIANTS);
  return rows.length > 1 ? rows : [];
}

async function goodsById({ db, scope }: Call, id: string): Promise<GoodsRow> {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, scope.tenantId), eq(goods.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The hottest deal on a product that can still be bought; deals with a traced link come before others. */
async function liveDealOf({ db, scope, now }: Call, goodsId: string): Promise<Sku['deal']> {
  const [deal] = await db
    .select({ code: deals.code, goodsTraceLink: deals.goodsTraceLink })
    .from(deals)
    .where(
      and(
        eq(deals.tenantId, scope.tenantId),
        eq(deals.goodsId, goodsId),
        eq(deals.invalid, false),
        or(isNull(deals.expiresAt), gt(deals.expiresAt, new Date(now()))),
      ),
    )
    .orderBy(desc(isNotNull(deals.goodsTraceLink)), desc(deals.heat), deals.id)
    .limit(1);
  return deal;
}
