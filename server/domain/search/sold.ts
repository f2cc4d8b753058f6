import type { Db } from '../../platform/db/database.ts';
import { type Asked, readKeyword } from './asked.ts';
import { hasMatch, type Wanted } from './best-matches.ts';
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
  has?: (form: string) => boolean,
): Promise<string[]> {
  const sold = { tenantId, now, keyword: '', types: types.filter((type) => GOODS_TYPES.includes(type)) };
  if (sold.types.length === 0) return [];
  const isFittingAsked = isForAnother(keyword);
  const queryOf = (group: Group) =>
    group.kind === 'brand' && !isFittingAsked
      ? [anyName(group, has), `!${quoted(FITTING_WORD)}`].filter(Boolean).join(' & ')
      : anyName(group, has);
  const isSold = await Promise.all(groups.map((group) => hasMatch(db, sold, queryOf(group))));
  const missing = groups.filter((_, i) => !isSold[i]);
  const isPart = (group: Group) => missing.some(({ name }) => group.name.startsWith(`${name} `));
  return missing.filter((group) => !isPart(group)).map(shownName);
}
