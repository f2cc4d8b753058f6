import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { DealListKey, ListFilters } from '#schemas/api/invented/catalogue.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import type { DealSort } from '#schemas/enums/goods.ts';
import type { Call } from '../../../platform/call.ts';
import { readPage } from '../../../platform/paging.ts';
import { countFilters, type FilterRow, filterConditions } from '../filters.ts';
import { dearestFirst } from '../goods-figures.ts';
import type { DealRow } from '../item-rows.ts';
import { dealModuleItems, deals, goods } from '../schema.ts';
import { hottestFirst, isDailySpecial, liveOfBrand, newestFirst } from './operations.ts';

/**
 * Discount as cards say it, whole percent, rounded down: of the recorded reduction while it holds, else on the shop's list
 * price; 0 for a held price.
 */
export const dealPercentOff = (now: number) => sql`case
  when ${deals.storyUntil} > ${new Date(now)} and ${deals.priceReduction} > 0
    then floor(coalesce(${deals.priceDeductRate}, 0) * 100)::int
  when ${deals.held} is null and ${deals.originalPrice} > ${deals.currentPrice}
    then ((${deals.originalPrice} - ${deals.currentPrice}) * 100 / ${deals.originalPrice})::int
  else 0 end`;

const filterable = ({ now }: Call) => ({
  ...getTableColumns(deals),
  price: deals.rankPrice,
  classificationId: goods.classificationId,
  brandId: goods.brandId,
  off: dealPercentOff(now()),
});

const orderBy = ({ now }: Call, sort: DealSort): SQL => {
  switch (sort) {
    case 'HOT_DESC':
      return desc(deals.heat);
    case 'DISCOUNT':
      return desc(dealPercentOff(now()));
    case 'LOW_PRICE':
      return asc(deals.rankPrice);
    case 'HIGH_PRICE':
      return dearestFirst(deals.rankPrice);
  }
};

/** Deals among the first `LIST_LENGTH` of a list that match the filters, in the list's own order without a sort. */
export function filteredDeals(
  call: Call,
  list: DealListKey,
  { query, sort, pageRequest }: { query: ListFilters; sort?: DealSort | undefined; pageRequest: PageRequest },
): Promise<Paged<DealRow>> {
  const { db, now } = call;
  const first = firstOf(call, list);
  const where = and(ofFirst(call, first), ...Object.values(filterConditions(filterable(call), query, now())));
  const rows = () =>
    db
      .select(getTableColumns(deals))
      .from(first)
      .innerJoin(deals, sql`true`)
      .innerJoin(goods, sql`true`)
      .where(where);
  return readPage(pageRequest, {
    count: () => db.$count(rows().as('rows')),
    rows: ({ limit, offset }) =>
      rows()
        .orderBy(...(sort ? [orderBy(call, sort)] : []), first.place)
        .limit(limit)
        .offset(offset),
  });
}

/** Filter values for a list of deals, each with the number of deals that it would leave. */
export function dealFilterRows(call: Call, list: DealListKey, query: ListFilters): Promise<FilterRow[]> {
  const first = firstOf(call, list);
  const from = sql`from ${first}, ${deals}, ${goods} where ${ofFirst(call, first)}`;
  return countFilters(call, { of: filterable(call), from }, query);
}

type First = ReturnType<typeof firstOf>;

function ofFirst({ scope }: Call, first: First) {
  return and(
    eq(deals.tenantId, scope.tenantId),
    eq(deals.id, first.id),
    eq(goods.tenantId, scope.tenantId),
    eq(goods.id, deals.goodsId),
  );
}

/** Subquery for the first `LIST_LENGTH` deals of a list with their places in it. */
function firstOf(call: Call, list: DealListKey) {
  const { db, scope } = call;
  const part = (order: SQL[]) => {
    const columns = {
      id: deals.id,
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    };
    return db.select(columns);
  };
  const own = [eq(deals.tenantId, scope.tenantId), eq(deals.invalid, false)];
  switch (list.kind) {
    case 'newest':
      return part(newestFirst)
        .from(deals)
        .where(and(...own))
        .orderBy(...newestFirst)
        .limit(LIST_LENGTH)
        .as('first');
    case 'daily':
    case 'brand':
      return part(hottestFirst)
        .from(deals)
        .where(
          and(...own, ...(list.kind === 'brand' ? liveOfBrand(call, list.brandId) : [isDailySpecial(call)])),
        )
        .orderBy(...hottestFirst)
        .limit(LIST_LENGTH)
        .as('first');
    case 'module': {
      const order = [asc(dealModuleItems.position), asc(deals.id)];
      return part(order)
        .from(deals)
        .innerJoin(
          dealModuleItems,
          and(eq(dealModuleItems.tenantId, scope.tenantId), eq(dealModuleItems.dealId, deals.id)),
        )
        .where(and(...own, eq(dealModuleItems.moduleId, list.moduleId)))
        .orderBy(...order)
        .limit(LIST_LENGTH)
        .as('first');
    }
  }
}
