import { sql } from 'drizzle-orm';
import type { PageRequest } from '#schemas/api/paging.ts';
import { MOST_RESULTS } from '#schemas/constants.ts';
import type { GoodsFilterKind } from '#schemas/enums/goods.ts';
import type { Db } from '../../platform/db/database.ts';
import { countFacts, countPrices, type FactFilters } from '../catalogue/filters.ts';
import type { Asked } from './asked.ts';
import type { EntryType, PriceRange, Wanted } from './best-matches.ts';
import { amongMatches, fitsOthers } from './facts.ts';
import { type Outcome, readMatches } from './match.ts';
import { searchEntries as entries } from './schema.ts';

export type { EntryType };

type SearchSort = keyof typeof SORTS;
export type Found = { type: EntryType; id: string };
/** A filter value with its count; `more` when only the best matches were counted. */
export type Facet = {
  kind: GoodsFilterKind;
  key: string;
  count: number;
  more: boolean;
};
/** Filter values chosen, by their kinds. */
export type Chosen = { price?: PriceRange; facts?: FactFilters } & Partial<
  Record<'brand' | 'classification' | 'platform', readonly string[]>
>;

/** Kinds of filters that the index finds by. */
const INDEXED_KINDS = ['brand', 'classification', 'platform', 'price'] as const;

/** Number of matches that are ranked by their text: the hottest and freshest. */
const RANKED = 300;
/** Factor of the rank of goods whose brand the search names. */
const BRAND_FACTOR = 1.5;

const SORTS = {
  UPDATE_DESC: sql`updated_at desc`,
  HOT_DESC: sql`heat desc`,
  LOW_PRICE: sql`price asc nulls last`,
  SHIPPING_FEE: sql`free_shipping desc, heat desc`,
  SALES_VOLUME: sql`sales desc`,
  GOOD_REVIEW: sql`rating desc nulls last, sales desc`,
  PLATFORM_SOURCE: sql`official desc, heat desc`,
} as const;

/**
 * One page of the best `MOST_RESULTS` matches of a keyword and filters, sorted by `sort`, or else the best first. Filters
 * on facts narrow these.
 */
export async function findEntries(
  db: Db,
  wanted: Wanted,
  { page, size }: PageRequest,
  sort?: SearchSort,
): Promise<{ content: Found[]; totalElements: number } & Outcome> {
  const offset = (page - 1) * size;
  const ranked = Math.ceil(RANKED / size) * size;
  const limit = Math.max(0, Math.min(size, MOST_RESULTS - offset));
  const { matched: _, ...list } = await readMatches(db, wanted, async ({ places, query, asked }) => {
    const byBrand = brandFirst(asked);
    const order = sort ? sql`${SORTS[sort]}, id` : sql`${byBrand.first}appeal desc, id`;
    const byText = !sort && query !== undefined && offset < ranked;
    const list = byText
      ? sql`select best.type, best.id
          from (select place, type, id, appeal, brand_id from found best order by ${order} limit ${ranked}) best
          join ${entries} entry on entry.ctid = best.place
          order by ${byBrand.first}(1 + appeal) * ${byBrand.factor}
            * ts_rank_cd('{0.02, 0.1, 0.4, 1}', entry.words, ${query}::tsquery) desc, best.id`
      : sql`select type, id from found best order by ${order}`;
    const { rows } = await db.execute<{
      matched: number;
      total: number;
      type: EntryType | null;
      id: string | null;
    }>(sql`
      with ${amongMatches(wanted, places)},
        list as (${list} limit ${limit} offset ${offset})
      select (select count(*)::int from matched) as matched, (select count(*)::int from found) as total, list.type,
          list.id from (select) one left join list on true`);
    const content = rows.flatMap(({ type, id }) => (type && id !== null ? [{ type, id }] : []));
    const { matched = 0, total = 0 } = rows[0] ?? {};
    return { content, matched, totalElements: Math.min(total, MOST_RESULTS) };
  });
  return list;
}

/**
 * SQL that ranks goods of a named brand before others that only mention it: strictly if nothing else is asked, else by
 * a factor.
 */
function brandFirst({ brandIds, isBrandAlone }: Asked) {
  if (brandIds.length === 0) return { first: sql``, factor: sql`1` };
  const isOfBrand = sql`coalesce(best.brand_id = any(${sql.param([...brandIds])}), false)`;
  return isBrandAlone
    ? { first: sql`${isOfBrand} desc, `, factor: sql`1` }
    : { first: sql``, factor: sql`case when ${isOfBrand} then ${BRAND_FACTOR}::float8 else 1 end` };
}

/**
 * Number of matches for each brand, category, platform, label, discount and, with a currency, price range, the most
 * frequent first; each kind is counted with the choices of the others. One query, and one more for each chosen kind that
 * the index finds by.
 */
export async function countFacets(
  db: Db,
  wanted: Wanted,
  { chosen = {}, currency }: { chosen?: Chosen; currency?: string } = {},
): Promise<Facet[]> {
  const { brand = [], classification = [], platform = [], price = {}, facts } = chosen;
  const isNarrowing = {
    brand: brand.length > 0,
    classification: classification.length > 0,
    platform: platform.length > 0,
    price: price.from !== undefined || price.below !== undefined,
  };
  const own = INDEXED_KINDS.filter((kind) => isNarrowing[kind]);
  const counted = [undefined, ...own].map(async (kind) => {
    const isOther = (other: (typeof own)[number]) => isNarrowing[other] && other !== kind;
    const narrowed = {
      ...wanted,
      ...(facts && { facts }),
      ...(isOther('brand') && { brandIds: brand }),
      ...(isOther('classification') && { classificationIds: classification }),
      ...(isOther('platform') && { platforms: platform }),
      ...(isOther('price') && { price }),
    };
    const facets = await countKinds(db, narrowed, { currency, hasFacts: kind === undefined });
    return facets.filter((facet) =>
      kind === undefined ? !own.some((one) => one === facet.kind) : facet.kind === kind,
    );
  });
  return (await Promise.all(counted)).flat();
}

async function countKinds(
  db: Db,
  wanted: Wanted,
  { currency, hasFacts }: { currency: string | undefined; hasFacts: boolean },
): Promise<Facet[]> {
  const prices = currency ? sql`union all ${countPrices(sql`found`, sql`true`, currency)}` : sql``;
  const { facets } = await readMatches(db, wanted, async ({ places, totalElements }) => {
    const { rows } = await db.execute<{
      kind: Facet['kind'] | null;
      key: string;
      count: string;
      matched: number;
    }>(sql`
      with ${amongMatches(wanted, places)}
      select (select count(*)::int from matched) as matched, kind, key, count from (select) one left join
      (select case when grouping(brand_id) = 0 then 'brand'
          when grouping(classification_id) = 0 then 'classification' else 'platform' end as kind,
        coalesce(brand_id, classification_id, platform) as key, count(*)
      from found group by grouping sets ((brand_id), (classification_id), (platform))
      having coalesce(brand_id, classification_id, platform) is not null ${prices}
      ${hasFacts ? sql`union all ${countFacts(fitsOthers, wanted.now)}` : sql``}) counted on true
      order by count desc nulls last, key limit 500`);
    const more = totalElements >= MOST_RESULTS;
    return {
      facets: rows.flatMap(({ kind, key, count }) =>
        kind ? [{ kind, key, count: Number(count), more }] : [],
      ),
      matched: rows[0]?.matched ?? 0,
    };
  });
  return facets;
}
