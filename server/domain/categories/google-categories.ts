import { readFileSync } from 'node:fs';
import { pathKey } from './place.ts';

/** Names of Google's categories in English, Thai and Indonesian by id and by each name. */
let known: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Names of the narrowest of the levels that is one of Google's categories, which feeds give by id or by name; none if
 * no level is. The file has the wide categories that shops sell, with translations of our own.
 */
export function googleNames(levels: readonly string[]): readonly string[] {
  known ??= load();
  const [id] = levels;
  if (levels.length === 1 && id !== undefined && known.has(id)) return known.get(id) ?? [];
  return levels
    .toReversed()
    .flatMap((level) => known?.get(pathKey(level)) ?? [])
    .slice(0, 3);
}

function load(): ReadonlyMap<string, readonly string[]> {
  const file = readFileSync(new URL('data/google-categories.tsv', import.meta.url), 'utf8');
  const rows = file
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return new Map(
    rows.flatMap(([id = '', ...names]) => [id, ...names.map(pathKey)].map((key) => [key, names])),
  );
}
