import { sql } from 'drizzle-orm';
import { MOST_RESULTS } from '#schemas/constants.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Asked, readKeyword } from './asked.ts';
import { amongBest, type Wanted } from './best-matches.ts';
import { quoted } from './entry.ts';
import { isForAnother } from './fittings.ts';
import { FITTING_WORD, GOODS_TYPES } from './grades.ts';
import { knownNames } from './load-spellings.ts';
import { anyName, type Group, shownName } from './spellings.ts';

/** Brands that a search names and no goods are of, though some may fit them; none if it asks for those. */
export async function onlyFitted(db: Db, wanted: Wanted): Promise<string[]> {
  const asked = readKeyword(wanted.keyword, await knownNames(db, wanted.tenantId));
  return notSoldNames(db, wanted, { groups: asked.groups.filter(({ kind }) => kind === 'brand') });
}

/** Names that no goods have, whatever the filters; of Samsung and Samsung Galaxy only the first. */
export async function notSoldNames(
  db: Db,
  { tenantId, types, now, keyword }: Wanted,
  { groups }: Pick<Asked, 'groups'>,
): Promise<string[]> {
  const sold = { tenantId, now, keyword: '', types: types.filter((type) => GOODS_TYPES.includes(type)) };
  if (sold.types.length === 0) return [];
  const isFittingAsked = isForAnother(keyword);
  const queryOf = (group: Group) =>
    group.kind === 'brand' && !isFittingAsked
      ? `${anyName(group)} & !${quoted(FITTING_WORD)}`
      : anyName(group);
  const isSold = await Promise.all(groups.map((group) => hasMatch(db, sold, queryOf(group))));
  const missing = groups.filter((_, i) => !isSold[i]);
  const isPart = (group: Group) => missing.some(({ name }) => group.name.startsWith(`${name} `));
  return missing.filter((group) => !isPart(group)).map(shownName);
}

/** Whether a `tsquery` has any match. */
export async function hasMatch(db: Db, wanted: Wanted, query: string): Promise<boolean> {
  const { totalElements } = await amongBest(db, wanted, query, async (found) => {
    const { rows } = await db.execute(sql`select from (${found}) best limit 1`);
    // One match is enough: nothing further is searched.
    return { totalElements: rows.length * MOST_RESULTS };
  });
  return totalElements > 0;
}
