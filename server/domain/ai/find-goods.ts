import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { MOST_RESULTS } from '#schemas/constants.ts';
import type { Call } from '../../platform/call.ts';
import { dearestFirst, isSold, MINOR, percentOff, reviewed } from '../catalogue/goods-figures.ts';
import { brands, goods } from '../catalogue/schema.ts';
import { findEntries } from '../search/find.ts';
import type { BrandNames, Question, QuestionOrder } from './read-question.ts';

export type FoundGoodsRow = typeof goods.$inferSelect;
/** Goods found; `nearest` when none match the price, `similar` when none match all of the words. */
export type FoundGoods = { rows: FoundGoodsRow[]; match: 'exact' | 'similar' | 'nearest' };

/** Goods that the assistant names: on sale, and at no held price. */
const isOffered = sql`${isSold} and ${goods.rankPrice} is not null`;

/** Limit of cards in one answer. */
export const MOST_SHOWN = 6;
/** Number of best hits from which the category is inferred. */
const TELLING_HITS = 10;
const MAX_BRANDS = 1_000;

const columns = {
  id: goods.id,
  price: sql<number>`${goods.rankPrice}::float8`,
  reviewed,
  sales: goods.totalSales,
  classificationId: goods.classificationId,
};
type Hit = {
  id: string;
  price: number;
  reviewed: number;
  sales: number | null;
  classificationId: string | null;
};

/** Brands of the tenant, whose names may occur in questions. */
export async function brandNames({ db, scope }: Call): Promise<BrandNames[]> {
  const rows = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(eq(brands.tenantId, scope.tenantId))
    .limit(MAX_BRANDS);
  return rows.map(({ id, name }) => ({ id, names: [...new Set(Object.values(name).filter(Boolean))] }));
}

/** Products that match a question, by our own search; the best first, or in the requested order. */
export async function findGoods(call: Call, question: Question): Promise<FoundGoods> {
  const { db, scope, now } = call;
  const { content, match } = await findEntries(
    db,
    {
      tenantId: scope.tenantId,
      keyword: question.keyword,
      types: ['GOODS'],
      platforms: question.platforms,
      now: now(),
    },
    { page: 1, size: MOST_RESULTS },
  );
  const place = new Map(content.map(({ id }, at) => [id, at]));
  const among = (conditions: (SQL | undefined)[]) =>
    db
      .select(columns)
      .from(goods)
      .where(
        and(
          eq(goods.tenantId, scope.tenantId),
          isOffered,
          inArray(goods.id, [...place.keys()]),
          ...conditions,
        ),
      )
      .limit(MOST_RESULTS);
  const wanted = offerConditions(call, question);
  const byPlace = (a: Hit, b: Hit) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0);
  const hits: Hit[] = (await among([...wanted, ...priceConditions(question)])).sort(byPlace);
  if (hits.length > 0) return { rows: await rowsOf(call, inOrder(hits, question.order)), match };
  // The nearest price is no help for products that don't match the words either.
  if (match === 'similar' || question.keyword === '') return { rows: [], match };
  const near: Hit[] = (await among(wanted)).sort(byPlace).slice(0, TELLING_HITS);
  const { max, min } = question.price;
  const target = (max ?? min ?? 0) * MINOR;
  const nearest = near.sort((a, b) => Math.abs(a.price - target) - Math.abs(b.price - target));
  return { rows: await rowsOf(call, nearest), match: 'nearest' };
}

/** Best sellers within the budget and the other filters of a question that names no product. */
export async function popularGoods(call: Call, question: Question): Promise<FoundGoodsRow[]> {
  return call.db
    .select()
    .from(goods)
    .where(
      and(
        eq(goods.tenantId, call.scope.tenantId),
        isOffered,
        question.platforms.length > 0 ? inArray(goods.platform, question.platforms) : undefined,
        ...offerConditions(call, question),
        ...priceConditions(question),
      ),
    )
    .orderBy(sql`${goods.monthSales} desc`, goods.id)
    .limit(MOST_SHOWN);
}

/** Cheaper products of the same kind; the most expensive of them are the most similar. */
export async function cheaperThan(call: Call, row: FoundGoodsRow): Promise<FoundGoodsRow[]> {
  if (row.classificationId === null || row.rankPrice === null) return [];
  return call.db
    .select()
    .from(goods)
    .where(and(...sameKind(call, row), lt(goods.rankPrice, row.rankPrice)))
    .orderBy(dearestFirst(goods.rankPrice), goods.id)
    .limit(MOST_SHOWN - 1);
}

/** The two other products of the same kind with the nearest prices. */
export async function comparableTo(call: Call, row: FoundGoodsRow): Promise<FoundGoodsRow[]> {
  if (row.classificationId === null) return [];
  return call.db
    .select()
    .from(goods)
    .where(and(...sameKind(call, row)))
    .orderBy(sql`abs(${goods.rankPrice} - ${row.rankPrice ?? row.price})`, goods.id)
    .limit(2);
}

/** Available products with these codes, in their order. Codes come from callers: unknown ones are left out. */
export async function goodsByCode({ db, scope }: Call, codes: readonly string[]): Promise<FoundGoodsRow[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, scope.tenantId), eq(goods.invalid, false), inArray(goods.code, [...codes])))
    .limit(codes.length);
  return rows.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
}

function sameKind({ scope }: Call, row: FoundGoodsRow): SQL[] {
  return [
    eq(goods.tenantId, scope.tenantId),
    isOffered,
    eq(goods.currency, row.currency),
    eq(goods.classificationId, row.classificationId ?? ''),
    ne(goods.id, row.id),
  ];
}

function offerConditions({ now }: Call, { brands: own, notBrands, minDiscount, freeShipping }: Question) {
  return [
    // Goods without a brand were found by their name.
    own.length > 0 ? or(isNull(goods.brandId), inArray(goods.brandId, own)) : undefined,
    notBrands.length > 0 ? or(isNull(goods.brandId), notInArray(goods.brandId, notBrands)) : undefined,
    minDiscount !== undefined ? gte(percentOff(now()), minDiscount) : undefined,
    freeShipping ? sql`${goods.labels} @> '{FREE_SHIPPING}'` : undefined,
  ];
}

function priceConditions({ price: { min, max, above, below } }: Question) {
  return [
    min === undefined ? undefined : (above ? gt : gte)(goods.rankPrice, Math.round(min * MINOR)),
    max === undefined ? undefined : (below ? lt : lte)(goods.rankPrice, Math.round(max * MINOR)),
  ];
}

const ORDERS: Record<QuestionOrder, (hit: Hit) => number> = {
  cheapest: ({ price }) => price,
  reviews: ({ reviewed }) => -reviewed,
  sales: ({ sales }) => -(sales ?? 0),
};

/** Sorts hits, limited to the categories of the best ones: the cheapest phone isn't a phone case. */
function inOrder(hits: Hit[], order: QuestionOrder | undefined): Hit[] {
  if (!order) return hits;
  const kinds = Map.groupBy(hits.slice(0, TELLING_HITS), ({ classificationId }) => classificationId);
  const most = Math.max(...[...kinds.values()].map(({ length }) => length));
  const meant = hits.filter(({ classificationId }) => (kinds.get(classificationId)?.length ?? 0) * 2 > most);
  return meant.sort((a, b) => ORDERS[order](a) - ORDERS[order](b));
}

async function rowsOf({ db, scope }: Call, hits: readonly Hit[]): Promise<FoundGoodsRow[]> {
  const ids = hits.slice(0, MOST_SHOWN).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(goods)
    .where(and(eq(goods.tenantId, scope.tenantId), inArray(goods.id, ids)));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
