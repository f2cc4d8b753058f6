import { type SQL, sql } from 'drizzle-orm';
import { MOST_RESULTS } from '#schemas/constants.ts';
import type { Db } from '../../platform/db/database.ts';
import type { FactFilters } from '../catalogue/filters.ts';
import { classifications } from '../catalogue/schema.ts';
import { quoted } from './entry.ts';
import { bestWords, filterWord, kindWord } from './grades.ts';
import { anyOf } from './query.ts';
import { searchEntries as entries } from './schema.ts';
import { sharing } from './sharing.ts';

export type EntryType = 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE';
export type PriceRange = { from?: number | undefined; below?: number | undefined };
type Filters = {
  tenantId: string;
  classificationIds?: readonly string[];
  classificationCodes?: readonly string[];
  brandIds?: readonly string[];
  platforms?: readonly string[];
  /** Lowest price and the one below which all are, minor units. */
  price?: PriceRange;
  /** These narrow the best matches only (`facts.ts`). */
  facts?: FactFilters;
};
export type Wanted = Filters & {
  types: readonly EntryType[];
  keyword: string;
  /** True while the user is typing: the last word may be incomplete, and nothing is corrected yet. */
  isUnfinished?: boolean;
  includeExpired?: boolean;
  now: number;
};

/** Number of best entries to search first; after that, as many as are expected to fill a list. */
const FIRST_STEP = 5_000;
const LAST_STEP = 640_000;
/** Number of matches from which their share is a safe estimate; with fewer, the next step is `GROWTH` times as long. */
const SAFE_SHARE = 100;
const GROWTH = 16;
/** Factor added to that estimate. */
const MARGIN = 1.6;

const HOUR_MS = 3_600_000;
const FRESH_SECONDS = 30 * 86_400;

/** Matches to ask about; with fewer than `least` only their number counts, because more entries are selected then. */
export type Tried = { matches: SQL; least: number };

/**
 * Runs `ask` over the entries that match the words and filters. A frequent word has too many entries to read in time:
 * then only the best ones, by heat and age, are selected, inside the index. When the best have no match, `isVain` may tell
 * that there is none.
 */
export async function amongBest<T extends { totalElements: number }>(
  db: Db,
  wanted: Wanted,
  query: string | undefined,
  ask: (tried: Tried) => Promise<T>,
  isVain: () => Promise<boolean> = async () => false,
): Promise<T> {
  const words = [...(query ? [`(${query})`] : []), ...(await filterWords(db, wanted))];
  if (words.length === 0) return ask({ matches: matching(wanted, []), least: 0 });
  for (let step = FIRST_STEP; ; ) {
    const { best, isAll } = await bestOf(db, wanted, step);
    const least = isAll ? 0 : MOST_RESULTS;
    const answer = await ask({ matches: matching(wanted, [words.join(' & '), anyWord(best)]), least });
    const found = answer.totalElements;
    if (found >= least || (found === 0 && step === FIRST_STEP && (await isVain()))) return answer;
    const needed =
      found < SAFE_SHARE ? step * GROWTH : Math.max((step * MOST_RESULTS * MARGIN) / found, 2 * step);
    step = needed > LAST_STEP ? Number.POSITIVE_INFINITY : needed;
  }
}

const shareFound = sharing<boolean>();

/** Whether a `tsquery` has any match: among the best entries, where frequent words have one, or else among all. */
export function hasMatch(db: Db, wanted: Wanted, query: string): Promise<boolean> {
  return shareFound(db, [wanted, query], () => findAny(db, wanted, query));
}

async function findAny(db: Db, wanted: Wanted, query: string): Promise<boolean> {
  for (const step of [FIRST_STEP, Number.POSITIVE_INFINITY]) {
    const { best, isAll } = await bestOf(db, wanted, step);
    if (await isAny(db, wanted, [query, anyWord(best)])) return true;
    if (isAll) return false;
  }
  return false;
}

/** Words that select about so many best entries of the wanted types, or all. */
async function bestOf(db: Db, { tenantId, types }: Wanted, count: number) {
  const kinds = types.map((type) => ({ tenantId, type }));
  const best = (await Promise.all(kinds.map((kind) => bestWords(db, kind, count)))).flat();
  return { best, isAll: count > LAST_STEP || kinds.every((kind) => best.includes(kindWord(kind))) };
}

/** Whether any entry matches all of the `tsquery`s and may be shown now. */
async function isAny(db: Db, wanted: Wanted, queries: readonly string[]): Promise<boolean> {
  const conditions = sql.join(conditionsOf(wanted, queries), sql` and `);
  // Materialised, so that it isn't planned for its first row, which would be looked for in the whole table.
  const { rows } = await db.execute<{ found: boolean }>(sql`
    with found as materialized (
      select from ${entries} where type = any(${sql.param([...wanted.types])}) and ${conditions})
    select exists (select from found) as found`);
  return rows[0]?.found ?? false;
}

/** SQL for the entries that match all of the `tsquery`s and may be shown now, the best of each type. */
function matching(wanted: Wanted, queries: readonly string[]): SQL {
  const { types } = wanted;
  const conditions = sql.join(conditionsOf(wanted, queries), sql` and `);
  const ofType = (type: string) => sql`(select ctid as place, id from ${entries}
    where type = ${type} and ${conditions} order by standing desc, id limit ${MOST_RESULTS})`;
  return sql.join((types.length > 0 ? types : ['']).map(ofType), sql` union all `);
}

/** SQL for the entries in these places of the table that may be shown now, with their appeal at that time. */
export function entriesAt(wanted: Wanted, places: string): SQL {
  const moment = new Date(Math.floor(wanted.now / HOUR_MS) * HOUR_MS);
  const conditions = [sql`type = any(${sql.param([...wanted.types])})`, ...conditionsOf(wanted, [])];
  return sql`select ctid as place, type, id, heat, updated_at, price, sales, rating, free_shipping, official, brand_id,
      classification_id, platform, ln(1 + greatest(heat, 0)) / 8
        + exp(least(0, -extract(epoch from ${moment}::timestamptz - published_at) / ${FRESH_SECONDS}::float8)) as appeal
    from ${entries} where ctid = any(${places}::tid[]) and ${sql.join(conditions, sql` and `)}`;
}

/**
 * SQL conditions of the entries that match all of the `tsquery`s that aren't empty and may be shown now, of any type. A
 * condition for each query lets the index pass over entries of one to the next of the other; of a single query with all
 * of the words it tries every entry of several of them.
 */
function conditionsOf({ tenantId, now, includeExpired, price }: Wanted, queries: readonly string[]): SQL[] {
  return [
    sql`tenant_id = ${tenantId}`,
    sql`published_at <= ${new Date(now)}`,
    price?.from !== undefined && sql`price >= ${price.from}`,
    price?.below !== undefined && sql`price < ${price.below}`,
    ...queries.filter(Boolean).map((query) => sql`words @@ ${query}::tsquery`),
    !includeExpired && sql`(expires_at is null or expires_at > ${new Date(now)})`,
  ].filter((condition) => typeof condition === 'object');
}

/** Whether a search has any filter. */
export function isFiltered(wanted: Filters): boolean {
  return isNarrowed(wanted) || (wanted.facts !== undefined && isChosen(wanted.facts));
}

/** Whether a search has any filter that the index finds by. */
export function isNarrowed(wanted: Filters): boolean {
  const {
    classificationIds = [],
    classificationCodes = [],
    brandIds = [],
    platforms = [],
    price = {},
  } = wanted;
  if (price.from !== undefined || price.below !== undefined) return true;
  return [...classificationIds, ...classificationCodes, ...brandIds, ...platforms].length > 0;
}

/** Whether there is any choice of labels, discount or shipping. */
export function isChosen({ labelCodes, minDiscount, freeShipping }: FactFilters): boolean {
  return labelCodes.length > 0 || minDiscount !== undefined || freeShipping;
}

/** Filters as parts of a `tsquery`. */
export async function filterWords(db: Db, wanted: Filters): Promise<string[]> {
  const { brandIds = [], platforms = [], classificationIds = [], classificationCodes = [] } = wanted;
  const parts: string[] = [];
  if (brandIds.length > 0) parts.push(anyWord(brandIds.map((id) => filterWord('brand', id))));
  if (platforms.length > 0) parts.push(anyWord(platforms.map((id) => filterWord('platform', id))));
  if (classificationIds.length + classificationCodes.length > 0) {
    const ids = await idsUnder(db, wanted.tenantId, classificationIds, classificationCodes);
    // No category has the empty name, so an unknown one matches nothing.
    parts.push(anyWord(['', ...ids].map((id) => filterWord('classification', id))));
  }
  return parts;
}

const anyWord = (words: readonly string[]) => anyOf(words.map(quoted));

/** Ids of the categories and their descendants. */
async function idsUnder(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive below as (
      select id from ${classifications} where tenant_id = ${tenantId}
        and (id = any(${sql.param([...ids])}) or code = any(${sql.param([...codes])}))
      union
      select child.id from ${classifications} child join below on child.parent_id = below.id
      where child.tenant_id = ${tenantId})
    select id from below limit ${MOST_RESULTS}`);
  return rows.map(({ id }) => id);
}
