import { type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '#schemas/api/paging.ts';
import { MOST_RESULTS } from '#schemas/constants.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Asked, askedQuery, readKeyword } from './asked.ts';
import { amongBest, type EntryType, type Wanted } from './best-matches.ts';
import { knownNames } from './load-spellings.ts';
import { allOf, nearlyAllOf, queryWords, tellingWords, term } from './query.ts';
import { repairedWords } from './repair.ts';
import { searchEntries as entries } from './schema.ts';
import { anyName } from './spellings.ts';

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

/** One page of the best `MOST_RESULTS` matches of a keyword and filters, sorted by `sort`, or else the best first. */
export async function findEntries(
  db: Db,
  wanted: Wanted,
  { page, size }: PageRequest,
  sort?: SearchSort,
): Promise<{ content: Found[]; totalElements: number } & Outcome> {
  const offset = (page - 1) * size;
  const ranked = Math.ceil(RANKED / size) * size;
  const limit = Math.max(0, Math.min(size, MOST_RESULTS - offset));
  const list = await firstMatch(db, wanted, async (found, query, asked) => {
    const byBrand = brandFirst(asked);
    const order = sort ? sql`${SORTS[sort]}, id` : sql`${byBrand.first}appeal desc, id`;
    const byText = !sort && query !== undefined && offset < ranked;
    const list = byText
      ? sql`select best.type, best.id
          from (select type, id, appeal, brand_id from found best order by ${order} limit ${ranked}) best
          join ${entries} entry on entry.tenant_id = ${wanted.tenantId} and entry.type = best.type and entry.id = best.id
          order by ${byBrand.first}(1 + appeal) * ${byBrand.factor}
            * ts_rank_cd('{0.02, 0.1, 0.4, 1}', entry.words, ${query}::tsquery) desc, best.id`
      : sql`select type, id from found best order by ${order}`;
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

type Outcome = {
  match: Match;
  /** Names that the search has and no entry. */
  notSold: readonly string[];
  /** Marketplaces that the search names, to which the matches are limited. */
  platforms: readonly string[];
};
type Count<T> = (found: SQL, query: string | undefined, asked: Asked) => Promise<T>;

/**
 * Tries queries until one matches: all that is asked, names in any spelling, then corrected, all but one of those, any
 * of them. A name that no entry has isn't corrected to another one.
 */
async function firstMatch<T extends { totalElements: number }>(
  db: Db,
  wanted: Wanted,
  count: Count<T>,
): Promise<T & Outcome> {
  const known = await knownNames(db, wanted.tenantId);
  const asked = readKeyword(wanted.keyword, known);
  if (wanted.isUnfinished) return unfinished(db, wanted, asked, count);
  const { platforms } = asked;
  if (platforms.length === 0) return matchOf(db, wanted, asked, count);
  // The shopper's own filter counts more than a word.
  if (wanted.platforms?.length) return matchOf(db, wanted, { ...asked, platforms: [] }, count);
  const narrowed = await matchOf(db, wanted, asked, count);
  if (narrowed.totalElements > 0) return { ...narrowed, platforms };
  return matchOf(db, wanted, readKeyword(wanted.keyword, { ...known, spellings: new Map() }), count);
}

async function matchOf<T extends { totalElements: number }>(
  db: Db,
  wanted: Wanted,
  asked: Asked,
  count: Count<T>,
): Promise<T & Outcome> {
  const ask = (query: string | undefined) =>
    amongBest(db, wanted, query, (found) => count(found, query, asked));
  const query = askedQuery(asked);
  const none = { notSold: [], platforms: [] };
  if (query === '') return { ...(await ask(undefined)), match: 'exact', ...none };
  const exact = await ask(query);
  if (exact.totalElements > 0 || (await isAnswered(db, wanted, query)))
    return { ...exact, match: 'exact', ...none };
  const sold = await Promise.all(asked.groups.map((group) => isSold(db, wanted, anyName(group))));
  const notSold = asked.groups.filter((_, i) => !sold[i]).map(({ name }) => name);
  const repaired = await repairedWords(db, wanted.tenantId, asked.rest.join(' '));
  const parts = [...asked.groups.filter((_, i) => sold[i]).map(anyName), ...tellingWords(repaired).map(term)];
  const within = asked.platforms.length > 0 ? askedQuery({ ...asked, groups: [], words: [] }) : undefined;
  const queries = [parts.join(' & '), parts.length > 2 ? nearlyAllOf(parts) : '', parts.join(' | ')]
    .filter(Boolean)
    .map((one) => (within === undefined ? one : `(${one}) & ${within}`));
  for (const next of new Set(queries.filter((one) => one !== query))) {
    const similar = await ask(next);
    if (similar.totalElements > 0 || (await isAnswered(db, wanted, next)))
      return { ...similar, match: 'similar', notSold, platforms: [] };
  }
  return { ...exact, match: 'exact', notSold, platforms: [] };
}

/** Matches of a text that is still being typed: its last word may continue, or the whole is a name's spelling. */
async function unfinished<T extends { totalElements: number }>(
  db: Db,
  wanted: Wanted,
  asked: Asked,
  count: Count<T>,
): Promise<T & Outcome> {
  const outcome: Outcome = { match: 'exact', notSold: [], platforms: [] };
  const ask = (query: string | undefined) =>
    amongBest(db, wanted, query, (found) => count(found, query, asked));
  const typed = allOf(queryWords(wanted.keyword), true);
  const found = await ask(typed || undefined);
  if (found.totalElements > 0 || asked.groups.length === 0) return { ...found, ...outcome };
  return { ...(await ask(askedQuery(asked))), ...outcome };
}

/** Whether any entry has the name, whatever the filters. */
async function isSold(db: Db, { tenantId, types, now }: Wanted, name: string): Promise<boolean> {
  const open = { tenantId, types, now, keyword: '', includeExpired: true };
  return (await countOf(db, open, name)) > 0;
}

/** Whether the query has matches without the filters; false if there are no filters. */
async function isAnswered(db: Db, wanted: Wanted, query: string): Promise<boolean> {
  const { classificationIds = [], classificationCodes = [], brandIds = [], platforms = [], ...open } = wanted;
  const filters = [...classificationIds, ...classificationCodes, ...brandIds, ...platforms];
  if (filters.length === 0) return false;
  return (await countOf(db, open, query)) > 0;
}

async function countOf(db: Db, wanted: Wanted, query: string): Promise<number> {
  const { totalElements } = await amongBest(db, wanted, query, async (found) => ({
    totalElements: (await db.execute(found)).rows.length,
  }));
  return totalElements;
}
