import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  inArray,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { GoodsQuery } from '#schemas/api/invented/catalogue.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import {
  GOODS_DISCOUNT_STEPS,
  type GoodsFilterKind,
  type GoodsSort,
  priceSteps,
} from '#schemas/enums/goods.ts';
import type { Call } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { readIdsUnder } from '../classifications/operations.ts';
import { isSold, MINOR, percentOff, reviewed } from '../goods-figures.ts';
import { wears } from '../label-filter.ts';
import { PRICE_LABEL } from '../price-labels.ts';
import { brands, goods } from '../schema.ts';

export type GoodsRow = typeof goods.$inferSelect;
export type FilterRow = { kind: GoodsFilterKind; value: string; count: number; more: boolean };

const MAX_BRANDS = 20;

const hottest = [desc(goods.monthSales), asc(goods.id)];

const ORDERS: Record<GoodsSort, SQL[]> = {
  HOT_DESC: hottest,
  LOW_PRICE: [asc(goods.price), asc(goods.id)],
  SHIPPING_FEE: [desc(arrayContains(goods.labels, ['FREE_SHIPPING'])), ...hottest],
  SALES_VOLUME: [desc(goods.totalSales), asc(goods.id)],
  GOOD_REVIEW: [desc(reviewed), asc(goods.id)],
  PLATFORM_SOURCE: [desc(arrayOverlaps(goods.labels, ['LAZ_MALL', 'SHOPEE_MALL'])), ...hottest],
};

/**
 * Equal for all goods of a tenant, and in no index: few goods are found by their conditions and sorted. PostgreSQL, which
 * doesn't know how few they are, would read a million in the list's order for a label that three of them wear.
 */
const UNINDEXED = sql`${goods.tenantId} || ''`;

/** Goods on sale that match a query, in the order of `sort`. */
export async function goodsPage(
  call: Call,
  query: GoodsQuery,
  sort: GoodsSort,
  request: PageRequest,
): Promise<Paged<GoodsRow>> {
  const { db } = call;
  const where = and(await subject(call, query), ...Object.values(conditions(call, query)));
  const total = countUpTo(db, goods, where);
  return readPage(request, {
    count: () => total,
    rows: async ({ limit, offset }) =>
      db
        .select()
        .from(goods)
        .where(where)
        .orderBy(...((await total) < LIST_LENGTH ? [UNINDEXED] : []), ...ORDERS[sort])
        .limit(limit)
        .offset(offset),
  });
}

/**
 * Filter values for the query's goods, each with the number of goods that it would leave; each kind is counted
 * without its own filter. Counts the first `LIST_LENGTH` goods, in one statement.
 */
export async function countFilters(call: Call, query: GoodsQuery): Promise<FilterRow[]> {
  const chosen = Object.entries(conditions(call, query));
  const listed = await subject(call, query);
  const fits = (kind: string) => sql.identifier(`fits_${kind}`);
  const flags = chosen.map(([kind, condition]) => sql`${condition ?? sql`true`} as ${fits(kind)}`);
  const others = (own: GoodsFilterKind) =>
    sql.join(
      chosen.filter(([kind]) => kind !== own).map(([kind]) => fits(kind)),
      sql` and `,
    );
  const { rows } = await call.db.execute<FilterRow>(sql`
    with listed as (
      select ${goods.platform}, ${goods.brandId}, ${goods.labels}, ${goods.storyUntil}, ${goods.price}, ${percentOff(call.now())} as off,
        ${sql.join(flags, sql`, `)}
      from ${goods} where ${listed} limit ${LIST_LENGTH}
    )
    select *, (select count(*) from listed) >= ${LIST_LENGTH} as more from (
    select 'platform' as kind, platform as value, count(*)::int as count from listed
      where ${others('platform')} group by platform
    union all (select 'brand', brand_id, count(*)::int from listed
      where ${others('brand')} and brand_id is not null group by brand_id
      order by brand_id = any(${sql.param(query.brandIds)}::text[]) desc, 3 desc, 2 limit ${MAX_BRANDS})
    union all select 'label', label, count(*)::int from listed, unnest(labels) as label
      where ${others('label')} and label <> 'FREE_SHIPPING'
        and (label !~ ${PRICE_LABEL.source} or story_until > ${new Date(call.now())}) group by label
    union all select 'price', step.value, count(*)::int from listed
      join (values ${priceRanges(call.scope.tenant.currency)}) as step (value, low, high)
        on price >= step.low and (step.high is null or price < step.high)
      where ${others('price')} group by step.value
    union all select 'discount', step::text, count(*)::int from listed
      join unnest(${sql.param([...GOODS_DISCOUNT_STEPS])}::int[]) as step on off >= step
      where ${others('discount')} group by step
    union all select 'shipping', 'free', count(*)::int from listed
      where ${others('shipping')} and 'FREE_SHIPPING' = any(labels) having count(*) > 0) counted`);
  return rows;
}

/** The brands with these ids. */
export function brandsOf({ db, scope }: Call, ids: readonly string[]) {
  return db
    .select()
    .from(brands)
    .where(and(eq(brands.tenantId, scope.tenantId), inArray(brands.id, [...ids])))
    .limit(ids.length);
}

/**
 * SQL for the goods of a query without its filters. The categories are read first: knowing them, PostgreSQL reads a
 * large category in the list's order, and a small one whole. In the same statement it reads a million goods for a
 * category that is empty.
 */
async function subject(call: Call, { classificationCode: code, brandId }: GoodsQuery) {
  const ids = code === undefined ? undefined : await readIdsUnder(call, { code });
  return and(
    eq(goods.tenantId, call.scope.tenantId),
    isSold,
    ids && isOneOf(ids),
    brandId === undefined ? undefined : eq(goods.brandId, brandId),
  );
}

/** Whether goods are of one of the categories; of a single one PostgreSQL has an index with the order by price. */
function isOneOf(ids: readonly string[]): SQL {
  const [first] = ids;
  return ids.length === 1 && first !== undefined
    ? eq(goods.classificationId, first)
    : sql`${goods.classificationId} = any(${sql.param(ids)}::text[])`;
}

function conditions({ now }: Call, query: GoodsQuery): Record<GoodsFilterKind, SQL | undefined> {
  const { platforms, brandIds, labelCodes, minPrice, maxPrice, minDiscount, freeShipping } = query;
  return {
    platform: platforms.length === 0 ? undefined : inArray(goods.platform, platforms),
    brand: brandIds.length === 0 ? undefined : sql`${inArray(goods.brandId, brandIds)} is true`,
    label: wears(goods, labelCodes, now()),
    price: and(
      minPrice === undefined ? undefined : gte(goods.price, Math.round(minPrice * MINOR)),
      maxPrice === undefined ? undefined : lt(goods.price, Math.round(maxPrice * MINOR)),
    ),
    discount: minDiscount === undefined ? undefined : gte(percentOff(now()), minDiscount),
    shipping: freeShipping ? arrayContains(goods.labels, ['FREE_SHIPPING']) : undefined,
  };
}

/** Price ranges as written in addresses, with their bounds in minor units. */
function priceRanges(currency: string): SQL {
  const bounds = [0, ...priceSteps(currency)];
  return sql.join(
    bounds.map((low, i) => {
      const high = bounds[i + 1];
      const end = high === undefined ? null : high * MINOR;
      return sql`(${`${low}-${high ?? ''}`}, ${low * MINOR}::bigint, ${end}::bigint)`;
    }),
    sql`, `,
  );
}
