import { type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '#schemas/api/paging.ts';
import { MOST_RESULTS } from '#schemas/constants.ts';
import type { Db } from '../../platform/db/database.ts';
import { amongBest, type EntryType, type Wanted } from './best-matches.ts';
import { allByAnyName, allOf, anyOf, nearlyAllOf, queryWords, tellingWords } from './query.ts';
import { repairedWords } from './repair.ts';
import { searchEntries as entries } from './schema.ts';

export type { EntryType };

type SearchSort = keyof typeof SORTS;
export type Found = { type: EntryType; id: string };
/** Kind of match; `similar` when nothing contains all of the words as typed. */
type Match = 'exact' | 'similar';
/** A filter value with its count; `more` when only the best matches were counted. */
export type Facet = {
  kind: 'brand' | 'classification' | 'platform';
  key: string;
  count: number;
  more: boolean;
};

/** Number of matches that are ranked by their text: the hottest and freshest. */
const RANKED = 300;

const SORTS = {
  UPDATE_DESC: sql`updated_at desc`,
  HOT_DESC: sql`heat desc`,
  LOW_PRICE: sql`price asc nulls last`,
  SHIPPING_FEE: sql`free_shipping desc, heat desc`,
  SALES_VOLUME: sql`sales desc`,
  GOOD_REVIEW: sql`rating desc nulls last, sales desc`,
  PLATFORM_SOURCE: sql`official desc, heat desc`,
} as const;

/** One page of the best `MOST_RESULTS` matches of a keyword and filters, sorted by `sort`, or else the best first. */
export async function findEntries(
  db: Db,
  wanted: Wanted,
  { page, size }: PageRequest,
  sort?: SearchSort,
): Promise<{ content: Found[]; totalElements: number; match: Match }> {
  const offset = (page - 1) * size;
  const ranked = Math.ceil(RANKED / size) * size;
  const limit = Math.max(0, Math.min(size, MOST_RESULTS - offset));
  const list = await firstMatch(db, wanted, async (found, query) => {
    const order = sort ? sql`${SORTS[sort]}, id` : sql`appeal desc, id`;
    const byText = !sort && query !== undefined && offset < ranked;
    const list = byText
      ? sql`select best.type, best.id
          from (select type, id, appeal from found order by ${order} limit ${ranked}) best
          join ${entries} entry on entry.tenant_id = ${wanted.tenantId} and entry.type = best.type and entry.id = best.id
          order by (1 + appeal) * ts_rank_cd('{0.02, 0.1, 0.4, 1}', entry.words, ${query}::tsquery) desc, best.id`
      : sql`select type, id from found order by ${order}`;
    const { rows } = await db.execute<{ total: string; type: EntryType | null; id: string | null }>(sql`
      with found as materialized (${found}),
        list as (${list} limit ${limit} offset ${offset})
      select (select count(*) from found) as total, list.type, list.id from (select) one left join list on true`);
    const totalElements = Number(rows[0]?.total ?? 0);
    const content = rows.flatMap(({ type, id }) => (type && id !== null ? [{ type, id }] : []));
    return { content, totalElements };
  });
  return { ...list, totalElements: Math.min(list.totalElements, MOST_RESULTS) };
}

/** Number of matches for each brand, category and platform, in one query; the most frequent first. */
export async function countFacets(db: Db, wanted: Wanted): Promise<Facet[]> {
  const { facets } = await firstMatch(db, wanted, async (found) => {
    const { rows } = await db.execute<{ kind: Facet['kind']; key: string; count: string; total: string }>(sql`
      with found as materialized (${found})
      select case when grouping(brand_id) = 0 then 'brand'
          when grouping(classification_id) = 0 then 'classification' else 'platform' end as kind,
        coalesce(brand_id, classification_id, platform) as key, count(*), (select count(*) from found) as total
      from found group by grouping sets ((brand_id), (classification_id), (platform))
      having coalesce(brand_id, classification_id, platform) is not null
      order by count(*) desc, key limit 500`);
    const totalElements = Number(rows[0]?.total ?? 0);
    const more = totalElements >= MOST_RESULTS;
    return {
      facets: rows.map(({ kind, key, count }) => ({ kind, key, count: Number(count), more })),
      totalElements,
    };
  });
  return facets;
}

/**
 * Tries queries until one matches: all words as typed, then with synonyms, corrected, all but one of those, any of
 * them.
 */
async function firstMatch<T extends { totalElements: number }>(
  db: Db,
  wanted: Wanted,
  count: (found: SQL, query: string | undefined) => Promise<T>,
): Promise<T & { match: Match }> {
  const ask = (query: string | undefined) => amongBest(db, wanted, query, (found) => count(found, query));
  const typed = queryWords(wanted.keyword);
  if (typed.length === 0) return { ...(await ask(undefined)), match: 'exact' };
  const query = allOf(typed, wanted.isUnfinished);
  const exact = await ask(query);
  if (exact.totalElements > 0 || wanted.isUnfinished || (await isAnswered(db, wanted, query)))
    return { ...exact, match: 'exact' };
  const byAnyName = allByAnyName(typed);
  if (byAnyName !== undefined) {
    const named = await ask(byAnyName);
    if (named.totalElements > 0 || (await isAnswered(db, wanted, byAnyName)))
      return { ...named, match: 'exact' };
  }
  const meant = await repairedWords(db, wanted.tenantId, wanted.keyword);
  const telling = tellingWords(meant);
  const queries = [allOf(telling), telling.length > 2 ? nearlyAllOf(telling) : '', anyOf(telling)];
  for (const next of new Set(queries.filter((one) => one !== '' && one !== query))) {
    const similar = await ask(next);
    if (similar.totalElements > 0 || (await isAnswered(db, wanted, next)))
      return { ...similar, match: 'similar' };
  }
  return { ...exact, match: 'exact' };
}

/** Whether the query has matches without the filters; false if there are no filters. */
async function isAnswered(db: Db, wanted: Wanted, query: string): Promise<boolean> {
  const { classificationIds = [], classificationCodes = [], brandIds = [], platforms = [], ...open } = wanted;
  const filters = [...classificationIds, ...classificationCodes, ...brandIds, ...platforms];
  if (filters.length === 0) return false;
  const { totalElements } = await amongBest(db, open, query, async (found) => ({
    totalElements: (await db.execute(found)).rows.length,
  }));
  return totalElements > 0;
}
