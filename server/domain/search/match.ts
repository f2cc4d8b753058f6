import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Asked, askedQuery, readKeyword, typedQuery } from './asked.ts';
import { amongBest, hasMatch, isNarrowed, type Tried, type Wanted } from './best-matches.ts';
import { knownNames } from './load-spellings.ts';
import { allOf, nearlyAllOf, queryWords, tellingWords, term } from './query.ts';
import { knownWords, repairedWords } from './repair.ts';
import { sharing } from './sharing.ts';
import { notSoldNames } from './sold.ts';
import { anyName, formsOfNames } from './spellings.ts';
import type { Word } from './words.ts';

/** Kind of match; `similar` when nothing contains all of the words as typed. */
type Match = 'exact' | 'similar';
/** Number of matches from which the typed spelling is enough; for frequent words more of them would only cost time. */
const FEW = 100;

export type Outcome = {
  match: Match;
  /** Names that the search has and no goods, as a shop writes them. */
  notSold: string[];
  /** Marketplaces that the search names, to which the matches are limited. */
  platforms: string[];
};
/** The best matches of a search: their places in the table of entries, and the query that they match. */
type Matches = { places: string; totalElements: number; query: string | undefined; asked: Asked };

/** Number of times that matches are looked for whose rows are written before they are read. */
const MOST_TRIES = 3;
const SECOND_MS = 1_000;

const shareMatches = sharing<Matches & Outcome>();

/**
 * Reads the best matches of a search by `read`, which gives their number, too. A page of results asks for its list and
 * for its filters at once: the matches are found once for both.
 */
export async function readMatches<T extends { matched: number }>(
  db: Db,
  wanted: Wanted,
  read: (matches: Matches) => Promise<T>,
): Promise<T & Outcome> {
  for (let tries = 1; ; tries += 1) {
    const matches = await shareMatches(db, matchedBy(wanted), () => firstMatch(db, wanted));
    const answer = await read(matches);
    // A row that was written in between is in another place.
    if (answer.matched < matches.totalElements && tries < MOST_TRIES) continue;
    const { match, notSold, platforms } = matches;
    return { ...answer, match, notSold, platforms };
  }
}

/** All that decides which entries a search matches, to the second; facts only narrow them. */
function matchedBy(wanted: Wanted): unknown[] {
  const { tenantId, types, keyword, isUnfinished = false, includeExpired = false, now, price = {} } = wanted;
  const { classificationIds = [], classificationCodes = [], brandIds = [], platforms = [] } = wanted;
  const filters = [classificationIds, classificationCodes, brandIds, platforms, price.from, price.below];
  return [tenantId, types, keyword, isUnfinished, includeExpired, Math.floor(now / SECOND_MS), ...filters];
}

/**
 * Tries queries until one matches: all words as typed, names in any spelling if that gives few, then corrected, all but
 * one of those, the names alone, any of them. A name that no entry has isn't corrected to another one.
 */
async function firstMatch(db: Db, wanted: Wanted): Promise<Matches & Outcome> {
  const known = await knownNames(db, wanted.tenantId);
  const asked = readKeyword(wanted.keyword, known);
  if (wanted.isUnfinished) return unfinished(db, wanted, asked);
  const { platforms } = asked;
  if (platforms.length === 0) return matchOf(db, wanted, asked);
  // The shopper's own filter counts more than a word.
  if (wanted.platforms?.length) return matchOf(db, wanted, { ...asked, platforms: [] });
  // As a filter, because a query's word without a place in the text ranks all results alike.
  const narrowed = await matchOf(db, { ...wanted, platforms }, { ...asked, platforms: [] });
  if (narrowed.totalElements > 0) return { ...narrowed, platforms: [...platforms] };
  return matchOf(db, wanted, readKeyword(wanted.keyword, { ...known, spellings: new Map() }));
}

/** The places of the best matches of a query, all as one value of PostgreSQL. */
async function placesOf(
  db: Db,
  wanted: Wanted,
  query: string | undefined,
  asked: Asked,
  isVain?: () => Promise<boolean>,
): Promise<Matches> {
  const read = async ({ matches, least }: Tried) => {
    const { rows } = await db.execute<{ total: number; places: string | null }>(sql`
      select count(*)::int as total, case when count(*) >= ${least} then array_agg(place)::text end as places
      from (${matches}) matched`);
    const { total = 0, places } = rows[0] ?? {};
    return { places: places ?? '{}', totalElements: total };
  };
  return { ...(await amongBest(db, wanted, query, read, isVain)), query, asked };
}

async function matchOf(db: Db, wanted: Wanted, asked: Asked): Promise<Matches & Outcome> {
  const ask = (query: string | undefined, words: readonly Word[] = []) =>
    placesOf(db, wanted, query, asked, () => hasUnknown(db, wanted.tenantId, words));
  const outcome: Outcome = { match: 'exact', notSold: [], platforms: [] };
  // Of what is asked, no word as typed may be left: a name longer than words are.
  const typed = typedQuery(asked) || askedQuery(asked);
  if (typed === '') return { ...(await ask(undefined)), ...outcome };
  const exact = await ask(typed, asked.typed);
  const isMore = askedQuery(asked) !== typed && exact.totalElements < FEW;
  const forms = isMore ? asked.groups.flatMap(formsOfNames) : [];
  const words = await knownWords(db, wanted.tenantId, forms);
  const has = (form: string) => words.has(form);
  const query = askedQuery(asked, has);
  const named = isMore ? await ask(query, asked.words) : exact;
  if (named.totalElements > 0 || (await isAnswered(db, wanted, query))) return { ...named, ...outcome };
  const queriesOfNames = asked.groups.map((group) => anyName(group, has)).filter(Boolean);
  const [known, notSold, repaired] = await Promise.all([
    Promise.all(queriesOfNames.map((name) => isKnown(db, wanted, name))),
    notSoldNames(db, wanted, asked, has),
    repairedWords(db, wanted.tenantId, asked.rest.join(' ')),
  ]);
  const names = queriesOfNames.filter((_, i) => known[i]);
  const parts = [...new Set([...names, ...tellingWords(repaired).map(term)])];
  const nearly = parts.length > 2 ? nearlyAllOf(parts) : '';
  // A name is surer than a corrected word beside it.
  const queries = [parts.join(' & '), nearly, names.join(' & '), parts.join(' | ')].filter(Boolean);
  for (const next of new Set(queries.filter((one) => one !== query && one !== typed))) {
    const similar = await ask(next);
    if (similar.totalElements > 0 || (await isAnswered(db, wanted, next)))
      return { ...similar, ...outcome, match: 'similar', notSold };
  }
  return { ...exact, ...outcome, notSold };
}

/** Matches of a text that is still being typed: its last word may continue, or the whole is a name's spelling. */
async function unfinished(db: Db, wanted: Wanted, asked: Asked): Promise<Matches & Outcome> {
  const outcome: Outcome = { match: 'exact', notSold: [], platforms: [] };
  const ask = (query: string | undefined) => placesOf(db, wanted, query, asked);
  const typed = allOf(queryWords(wanted.keyword), true);
  const found = await ask(typed || undefined);
  if (found.totalElements > 0 || asked.groups.length === 0) return { ...found, ...outcome };
  return { ...(await ask(askedQuery(asked) || undefined)), ...outcome };
}

/** Whether the catalogue lacks one of the words that an entry must have; others have a second form. */
async function hasUnknown(db: Db, tenantId: string, words: readonly Word[]): Promise<boolean> {
  const isNeeded = ({ parts, joined }: Word, i: number) =>
    parts.length === 0 && joined === undefined && words[i - 1]?.joined === undefined;
  const needed = new Set(words.filter(isNeeded).map(({ form }) => form));
  return needed.size > 0 && (await knownWords(db, tenantId, [...needed])).size < needed.size;
}

/** Whether any entry has the name, whatever the filters. */
function isKnown(db: Db, { tenantId, types, now }: Wanted, name: string): Promise<boolean> {
  return hasMatch(db, { tenantId, types, now, keyword: '' }, name);
}

/** Whether the query has matches without the filters; false if there are none that narrow the matches. */
async function isAnswered(db: Db, wanted: Wanted, query: string): Promise<boolean> {
  const { tenantId, types, now, includeExpired = false } = wanted;
  return isNarrowed(wanted) && hasMatch(db, { tenantId, types, now, includeExpired, keyword: '' }, query);
}
