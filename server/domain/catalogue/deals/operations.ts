import { and, asc, desc, eq, gt, inArray, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { DealLabelCode } from '#schemas/enums/label.ts';
import type { Call } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import type { DealRow } from '../item-rows.ts';
import { wears } from '../label-filter.ts';
import { deals, goods } from '../schema.ts';

/** Tabs of the recommended feed, in their order. */
const TABS: readonly DealLabelCode[] = [
  'FREE_SHIPPING',
  'ALL_TIME_LOW',
  'LOWEST_30_DAYS',
  'FLASH_SALE',
  'BEST_SELLER',
  'HIGHLY_RATED',
];

export const newestFirst = [desc(deals.publishedAt), desc(deals.heat), asc(deals.id)];
export const hottestFirst = [desc(deals.heat), asc(deals.id)];

/** Newest deals, including expired ones, filtered by label if given. */
export function newestDeals(call: Call, request: PageRequest, label?: string): Promise<Paged<DealRow>> {
  return dealPage(call, request, newestFirst, [
    eq(deals.invalid, false),
    wears(deals, label === undefined ? [] : [label], call.now()),
  ]);
}

/**
 * Deals that can still be bought: freshly published ones first, and of those published together the hotter ones. With
 * labels, only deals with one of them.
 */
export function recommendedDeals(
  call: Call,
  request: PageRequest,
  labels: string[] = [],
): Promise<Paged<DealRow>> {
  return dealPage(call, request, newestFirst, [isLive(call), wears(deals, labels, call.now())]);
}

/** Daily special offers that are running. */
export function dailySpecials(call: Call, request: PageRequest): Promise<Paged<DealRow>> {
  return dealPage(call, request, hottestFirst, [isDailySpecial(call)]);
}

/** Available deals of a brand, hottest first. */
export function dealsOfBrand(call: Call, brandId: string, request: PageRequest): Promise<Paged<DealRow>> {
  return dealPage(call, request, hottestFirst, liveOfBrand(call, brandId));
}

/** Number of available deals of a brand. */
export function countDealsOfBrand(call: Call, brandId: string): Promise<number> {
  const where = and(eq(deals.tenantId, call.scope.tenantId), ...liveOfBrand(call, brandId));
  return countUpTo(call.db, deals, where);
}

/** SQL conditions of the available deals of a brand. */
export function liveOfBrand(call: Call, brandId: string) {
  const itsGoods = call.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.tenantId, call.scope.tenantId), eq(goods.brandId, brandId)));
  return [isLive(call), inArray(deals.goodsId, itsGoods)];
}

/** Time at which the first of the running daily special offers ends, milliseconds; undefined when none runs. */
export async function nextDailySpecialEnd(call: Call): Promise<number | undefined> {
  const [row] = await call.db
    .select({ end: min(deals.dailySpecialUntil) })
    .from(deals)
    .where(and(eq(deals.tenantId, call.scope.tenantId), isDailySpecial(call)));
  return row?.end?.getTime();
}

/** Labels of at least one available deal. */
export async function labelsInUse(call: Call): Promise<DealLabelCode[]> {
  const carries = (code: string) => sql`exists (
    select from ${deals}
    where ${deals.tenantId} = ${call.scope.tenantId} and ${isLive(call)} and ${wears(deals, [code], call.now())}
  )`;
  const { rows } = await call.db.execute<Record<string, boolean>>(
    sql`select ${sql.join(
      TABS.map((code) => sql`${carries(code)} as ${sql.identifier(code)}`),
      sql`, `,
    )}`,
  );
  return TABS.filter((code) => rows[0]?.[code]);
}

function dealPage(
  { db, scope }: Call,
  request: PageRequest,
  order: SQL[],
  conditions: (SQL | undefined)[],
): Promise<Paged<DealRow>> {
  const where = and(eq(deals.tenantId, scope.tenantId), ...conditions);
  return readPage(request, {
    count: () => countUpTo(db, deals, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(deals)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  });
}

function isLive({ now }: Call) {
  return and(eq(deals.invalid, false), or(isNull(deals.expiresAt), gt(deals.expiresAt, new Date(now()))));
}

/** SQL condition for the daily special offers that are running. */
export function isDailySpecial(call: Call) {
  return and(isLive(call), gt(deals.dailySpecialUntil, new Date(call.now())));
}
