import { and, arrayContains, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListFilters } from '#schemas/api/invented/catalogue.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import type { GoodsFilter } from '#schemas/entities/goods-filter.ts';
import { GOODS_DISCOUNT_STEPS, type GoodsFilterKind, priceSteps } from '#schemas/enums/goods.ts';
import { entriesOf } from '#schemas/typed-object.ts';
import type { Call } from '../../platform/call.ts';
import { textIn } from '../../platform/wire.ts';
import { MINOR } from './goods-figures.ts';
import { wears } from './label-filter.ts';
import { PRICE_LABEL } from './price-labels.ts';
import { brands, classifications } from './schema.ts';

/** Columns of goods or deals that filters read; `off` is the discount in whole percent. */
export type Filterable = Record<
  'platform' | 'classificationId' | 'brandId' | 'labels' | 'storyUntil' | 'price',
  AnyPgColumn
> & {
  off: SQL;
};
/** Filters on what goods or deals say of themselves: labels, discount and free shipping. */
export type FactFilters = Pick<ListFilters, 'labelCodes' | 'minDiscount' | 'freeShipping'>;
export type FactKind = Extract<GoodsFilterKind, 'label' | 'discount' | 'shipping'>;
export type FilterRow = { kind: GoodsFilterKind; value: string; count: number; more: boolean };

/** Limit of the categories, and of the brands. */
const MAX_NAMED = 20;

/** SQL condition of each kind of filter; undefined for a kind without a choice. */
export function filterConditions(of: Filterable, filters: ListFilters, now: number) {
  const { platforms, classificationIds, brandIds, minPrice, maxPrice } = filters;
  return {
    platform: platforms.length === 0 ? undefined : inArray(of.platform, platforms),
    classification:
      classificationIds.length === 0 ? undefined : inArray(of.classificationId, classificationIds),
    brand: brandIds.length === 0 ? undefined : inArray(of.brandId, brandIds),
    ...factConditions(of, filters, now),
    price: and(
      minPrice === undefined ? undefined : gte(of.price, Math.round(minPrice * MINOR)),
      maxPrice === undefined ? undefined : lt(of.price, Math.round(maxPrice * MINOR)),
    ),
  } satisfies Record<GoodsFilterKind, SQL | undefined>;
}

/** SQL condition of each kind of filter on facts; undefined for a kind without a choice. */
export function factConditions(
  of: Pick<Filterable, 'labels' | 'storyUntil' | 'off'>,
  { labelCodes, minDiscount, freeShipping }: FactFilters,
  now: number,
) {
  return {
    label: wears(of, labelCodes, now),
    discount: minDiscount === undefined ? undefined : gte(of.off, minDiscount),
    shipping: freeShipping ? arrayContains(of.labels, ['FREE_SHIPPING']) : undefined,
  } satisfies Record<FactKind, SQL | undefined>;
}

/**
 * Filter values for a list, each with the number of its rows that it would leave; each kind is counted without its own
 * filter. `from` is SQL from `from` on, without limit: the first `LIST_LENGTH` rows are counted, in one statement.
 */
export async function countFilters(
  call: Call,
  { of, from }: { of: Filterable; from: SQL },
  filters: ListFilters,
): Promise<FilterRow[]> {
  const chosen = Object.entries(filterConditions(of, filters, call.now()));
  const fits = (kind: string) => sql.identifier(`fits_${kind}`);
  // A row without a brand is of none of the chosen.
  const flags = chosen.map(([kind, condition]) => sql`(${condition ?? sql`true`}) is true as ${fits(kind)}`);
  const others = (own: GoodsFilterKind) =>
    sql.join(
      chosen.filter(([kind]) => kind !== own).map(([kind]) => fits(kind)),
      sql` and `,
    );
  const mostFrequent = (kind: 'classification' | 'brand', ids: readonly string[]) => {
    const id = sql.identifier(`${kind}_id`);
    return sql`select ${sql.raw(`'${kind}'`)}, ${id}, count(*)::int from listed
      where ${others(kind)} and ${id} is not null group by ${id}
      order by ${id} = any(${sql.param([...ids])}::text[]) desc, 3 desc, 2 limit ${MAX_NAMED}`;
  };
  const { rows } = await call.db.execute<FilterRow>(sql`
    with listed as (
      select ${of.platform} as platform, ${of.classificationId} as classification_id, ${of.brandId} as brand_id, ${of.labels} as labels,
        ${of.storyUntil} as story_until, ${of.price} as price, ${of.off} as off, ${sql.join(flags, sql`, `)}
      ${from} limit ${LIST_LENGTH}
    )
    select *, (select count(*) from listed) >= ${LIST_LENGTH} as more from (
    select 'platform' as kind, platform as value, count(*)::int as count from listed
      where ${others('platform')} group by platform
    union all (${mostFrequent('classification', filters.classificationIds)})
    union all (${mostFrequent('brand', filters.brandIds)})
    union all ${countPrices(sql`listed`, others('price'), call.scope.tenant.currency)}
    union all ${countFacts(others, call.now())}) counted`);
  return rows;
}

/**
 * SQL for the labels, discounts and free shipping of `listed`, each with the number of its rows; `others` gives the
 * condition of a kind's rows. Rows are counted by their labels and by discount first, which leaves few to compare.
 */
export function countFacts(others: (own: FactKind) => SQL, now: number): SQL {
  return sql`select 'label' as kind, label as value, sum(count)::int as count from (
      select labels, story_until > ${new Date(now)} as holds, count(*) from listed
        where ${others('label')} group by 1, 2) labelled, unnest(labels) as label
      where label <> 'FREE_SHIPPING' and (label !~ ${PRICE_LABEL.source} or holds) group by label
    union all select 'discount', step::text, sum(count)::int from (
      select off, count(*) from listed where ${others('discount')} group by off) reduced
      join unnest(${sql.param([...GOODS_DISCOUNT_STEPS])}::int[]) as step on off >= step group by step
    union all select 'shipping', 'free', count(*)::int from listed
      where ${others('shipping')} and 'FREE_SHIPPING' = any(labels) having count(*) > 0`;
}

/** SQL for the price ranges of a currency, each with the number of the `rows` that fit the condition. */
export function countPrices(rows: SQL, condition: SQL, currency: string): SQL {
  const lows = [0, ...priceSteps(currency)];
  const values = lows.map((low, i) => `${low}-${lows[i + 1] ?? ''}`);
  const bounds = sql.param(lows.map((low) => low * MINOR));
  return sql`select 'price' as kind, (${sql.param(values)}::text[])[range] as value, count from (
    select width_bucket(price, ${bounds}::bigint[]) as range, count(*)::int as count from ${rows}
      where ${condition} and price >= 0 group by range) priced`;
}

/** Filter values in their API format, categories and brands with their names; one that no longer exists is left out. */
export async function presentFilters(rows: FilterRow[], call: Call): Promise<GoodsFilter[]> {
  const named = { classification: classifications, brand: brands };
  const found = entriesOf(named).map(async ([kind, table]) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ value }) => value);
    const own = await call.db
      .select({ id: table.id, code: table.code, name: table.name })
      .from(table)
      .where(and(eq(table.tenantId, call.scope.tenantId), inArray(table.id, ids)))
      .limit(ids.length);
    return own.map(({ id, code, name }) => [`${kind} ${id}`, textIn(call, name) ?? code] as const);
  });
  const names = new Map((await Promise.all(found)).flat());
  return rows.flatMap(({ more, ...counted }) => {
    const row = { ...counted, ...(more && { more }) };
    if (row.kind !== 'classification' && row.kind !== 'brand') return [row];
    const name = names.get(`${row.kind} ${row.value}`);
    return name === undefined ? [] : [{ ...row, name }];
  });
}
