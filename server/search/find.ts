import { type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '#schemas/api/paging.ts';
import type { Db } from '../db/database.ts';
import { classifications } from '../db/schema.ts';
import { searchEntries as entries } from '../db/search-schema.ts';
import { quoted, scopeWord } from './entry.ts';
import { allOf, anyOf, nearlyAllOf, queryWords, tellingWords } from './query.ts';
import { repairedWords } from './repair.ts';

export type EntryType = 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE';
type SearchSort = keyof typeof SORTS;
type Wanted = {
  tenantId: string;
  types: readonly EntryType[];
  keyword: string;
  /** Somebody is still typing: the last word may go on, and nothing is corrected yet. */
  isUnfinished?: boolean;
  classificationIds?: readonly string[];
  classificationCodes?: readonly string[];
  brandIds?: readonly string[];
  platforms?: readonly string[];
  includeExpired?: boolean;
  now: number;
};
export type Found = { type: EntryType; id: string };
/** `similar` where nothing has all of the words as they were typed. */
type Match = 'exact' | 'similar';
export type Facet = { kind: 'brand' | 'classification' | 'platform'; key: string; count: number };

/** No list is longer. */
const MOST = 10_000;
/** So many of what is found are ranked by their text: the hottest and freshest. */
const RANKED = 300;
const HOUR_MS = 3_600_000;
const FRESH_SECONDS = 30 * 86_400;

const SORTS = {
  UPDATE_DESC: sql`updated_at desc`,
  HOT_DESC: sql`heat desc`,
  LOW_PRICE: sql`price asc nulls last`,
  SHIPPING_FEE: sql`free_shipping desc, heat desc`,
  SALES_VOLUME: sql`sales desc`,
  GOOD_REVIEW: sql`rating desc nulls last, sales desc`,
  PLATFORM_SOURCE: sql`official desc, heat desc`,
} as const;

/** One page of what answers a keyword and filters, the best or the first of `sort` first. */
export async function findEntries(
  db: Db,
  wanted: Wanted,
  { page, size }: PageRequest,
  sort?: SearchSort,
): Promise<{ content: Found[]; totalElements: number; match: Match }> {
  const offset = (page - 1) * size;
  const ranked = Math.ceil(RANKED / size) * size;
  const limit = Math.max(0, Math.min(size, MOST - offset));
  return firstMatch(db, wanted, async (query) => {
    const order = sort ? sql`${SORTS[sort]}, id` : sql`appeal desc, id`;
    const byText = !sort && query !== undefined && offset < ranked;
    const list = byText
      ? sql`select best.type, best.id
          from (select type, id, appeal from found order by ${order} limit ${ranked}) best
          join ${entries} entry on entry.tenant_id = ${wanted.tenantId} and entry.type = best.type and entry.id = best.id
          order by (1 + appeal) * ts_rank_cd('{0.02, 0.1, 0.4, 1}', entry.words, ${query}::tsquery) desc, best.id`
      : sql`select type, id from found order by ${order}`;
    const { rows } = await db.execute<{ total: string; type: EntryType | null; id: string | null }>(sql`
      with found as materialized (${matching(wanted, query)}),
        list as (${list} limit ${limit} offset ${offset})
      select (select count(*) from found) as total, list.type, list.id from (select) one left join list on true`);
    const totalElements = Math.min(Number(rows[0]?.total ?? 0), MOST);
    const content = rows.flatMap(({ type, id }) => (type && id !== null ? [{ type, id }] : []));
    return { content, totalElements };
  });
}

/** How many of what answers a keyword each brand, category and platform has, in one pass; the most frequent first. */
export async function countFacets(db: Db, wanted: Wanted): Promise<Facet[]> {
  const { facets } = await firstMatch(db, wanted, async (query) => {
    const { rows } = await db.execute<{ kind: Facet['kind']; key: string; count: string }>(sql`
      with found as materialized (${matching(wanted, query)})
      select case when grouping(brand_id) = 0 then 'brand'
          when grouping(classification_id) = 0 then 'classification' else 'platform' end as kind,
        coalesce(brand_id, classification_id, platform) as key, count(*)
      from found group by grouping sets ((brand_id), (classification_id), (platform))
      having coalesce(brand_id, classification_id, platform) is not null
      order by count(*) desc, key limit 500`);
    return {
      facets: rows.map((row) => ({ ...row, count: Number(row.count) })),
      totalElements: rows.length,
    };
  });
  return facets;
}

/** Asks with all words as typed, then with what was probably meant, nearly all of that and any of it. */
async function firstMatch<T extends { totalElements: number }>(
  db: Db,
  wanted: Wanted,
  ask: (query: string | undefined) => Promise<T>,
): Promise<T & { match: Match }> {
  const typed = queryWords(wanted.keyword);
  if (typed.length === 0) return { ...(await ask(undefined)), match: 'exact' };
  const query = allOf(typed, wanted.isUnfinished);
  const exact = await ask(query);
  if (exact.totalElements > 0 || wanted.isUnfinished || (await isAnswered(db, wanted, query)))
    return { ...exact, match: 'exact' };
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

/** Whether anything answers it once the filters are left out. */
async function isAnswered(db: Db, wanted: Wanted, query: string): Promise<boolean> {
  const { tenantId, types, keyword, now, includeExpired = false } = wanted;
  const open = { tenantId, types, keyword, now, includeExpired };
  const { rows } = await db.execute(sql`${matching(open, query)} limit 1`);
  return rows.length > 0;
}

/** Every entry that answers, narrow; without words the hottest ones. */
function matching(wanted: Wanted, query: string | undefined): SQL {
  const { tenantId, types, now, brandIds = [], platforms = [], includeExpired } = wanted;
  const moment = new Date(Math.floor(now / HOUR_MS) * HOUR_MS);
  const scope = types.map((type) => quoted(scopeWord(tenantId, type))).join(' | ');
  const text = query === undefined ? undefined : `(${scope}) & (${query})`;
  const conditions = [
    sql`tenant_id = ${tenantId}`,
    sql`type = any(${sql.param([...types])})`,
    sql`published_at <= ${new Date(now)}`,
    text && sql`words @@ ${text}::tsquery`,
    !includeExpired && sql`(expires_at is null or expires_at > ${new Date(now)})`,
    brandIds.length > 0 && sql`brand_id = any(${sql.param([...brandIds])})`,
    platforms.length > 0 && sql`platform = any(${sql.param([...platforms])})`,
    isUnder(wanted),
  ].filter((condition) => typeof condition === 'object');
  const found = sql`select type, id, heat, updated_at, price, sales, rating, free_shipping, official,
      brand_id, classification_id, platform,
      ln(1 + greatest(heat, 0)) / 8 + exp(least(0, -extract(epoch from ${moment}::timestamptz - published_at) / ${FRESH_SECONDS}::float8)) as appeal
    from ${entries} where ${sql.join(conditions, sql` and `)}`;
  return text ? found : sql`${found} order by heat desc, id limit ${MOST}`;
}

/** In one of the categories or below it. */
function isUnder({ tenantId, classificationIds = [], classificationCodes = [] }: Wanted): SQL | undefined {
  if (classificationIds.length + classificationCodes.length === 0) return undefined;
  return sql`classification_id in (
    with recursive below as (
      select id from ${classifications} where tenant_id = ${tenantId}
        and (id = any(${sql.param([...classificationIds])}) or code = any(${sql.param([...classificationCodes])}))
      union
      select child.id from ${classifications} child join below on child.parent_id = below.id
      where child.tenant_id = ${tenantId})
    select id from below)`;
}
