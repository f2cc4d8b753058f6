import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { GoodsQuery } from '#schemas/api/invented/catalogue.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import type { FeedItem } from '#schemas/entities/feed-item.ts';
import type { GoodsSort } from '#schemas/enums/goods.ts';
import type { Call } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { readIdsUnder } from './classifications/operations.ts';
import { countFilters, type FilterRow, filterConditions } from './filters.ts';
import { dearestFirst, isSold, percentOff, reviewed } from './goods-figures.ts';
import type { PlaceRow } from './item-groups/operations.ts';
import { presentGoods, presentPlace } from './item-groups/presenter.ts';
import type { GoodsRow } from './item-rows.ts';
import { goods } from './schema.ts';

const hottest = [desc(goods.monthSales), asc(goods.id)];

const ORDERS: Record<GoodsSort, SQL[]> = {
  HOT_DESC: hottest,
  UPDATE_DESC: [desc(goods.createdAt), asc(goods.id)],
  LOW_PRICE: [asc(goods.rankPrice), asc(goods.id)],
  HIGH_PRICE: [dearestFirst(goods.rankPrice), desc(goods.id)],
  SHIPPING_FEE: [desc(arrayContains(goods.labels, ['FREE_SHIPPING'])), ...hottest],
  SALES_VOLUME: [desc(goods.totalSales), asc(goods.id)],
  GOOD_REVIEW: [desc(reviewed), asc(goods.id)],
  PLATFORM_SOURCE: [desc(arrayOverlaps(goods.labels, ['LAZ_MALL', 'SHOPEE_MALL'])), ...hottest],
};

/** The index of the lowest prices, backwards: held prices, which come last, are beyond the end of a list so long. */
const DEAREST = { where: isNotNull(goods.rankPrice), by: [desc(goods.rankPrice), desc(goods.id)] };

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
  const where = and(
    await subject(call, query),
    ...Object.values(filterConditions(filterable(call), query, call.now())),
  );
  const total = countUpTo(db, goods, where);
  return readPage(request, {
    count: () => total,
    rows: async ({ limit, offset }) => {
      const isIndexed = (await total) >= LIST_LENGTH;
      const order = isIndexed && sort === 'HIGH_PRICE' ? DEAREST : { where: undefined, by: ORDERS[sort] };
      return db
        .select()
        .from(goods)
        .where(and(where, order.where))
        .orderBy(...(isIndexed ? [] : [UNINDEXED]), ...order.by)
        .limit(limit)
        .offset(offset);
    },
  });
}

/** Filter values for the query's hottest goods, each with the number of goods that it would leave. */
export async function goodsFilterRows(call: Call, query: GoodsQuery): Promise<FilterRow[]> {
  const order = sql.join(hottest, sql`, `);
  const from = sql`from ${goods} where ${await subject(call, query)} order by ${order}`;
  return countFilters(call, { of: filterable(call), from }, query);
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

const filterable = ({ now }: Call) => ({
  ...getTableColumns(goods),
  price: goods.rankPrice,
  off: percentOff(now()),
});

/** A product as an entry of a list, with its best place on a leaderboard if it has one. */
export function presentListedGoods(row: GoodsRow, place: PlaceRow | undefined, call: Call): FeedItem {
  return {
    id: row.id,
    subjectType: 'goods',
    goods: presentGoods(row, call),
    itemGroupInfo: place && presentPlace(place, call),
  };
}
