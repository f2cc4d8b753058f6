import { useContext } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { findContent } from '#schemas/api/invented/content-desk.ts';
import { findContentType } from '#schemas/content-type/define.ts';
import { isAdmitted } from '#schemas/operator.ts';
import { useOperator } from '../account/operator.tsx';
import { ContentTypes } from '../kit/content-types.ts';
import { entryAddress, typeAddress } from '../kit/entry-address.ts';
import { moduleText } from '../kit/module-name.ts';
import type { Found } from '../kit/palette-entry.ts';
import { ranked, scoreOf } from '../kit/rank.ts';

/** Number of entries of all types together. */
const MOST_ENTRIES = 20;

/**
 * Content lists by their names, and entries of all types by their texts, the best titles first; nothing for operators
 * who are limited to other areas. `settled` is the search after a pause in typing.
 */
export function useFoundContent(search: string, settled: string): Found & { note?: string } {
  const { lang, t } = useView();
  const types = useContext(ContentTypes);
  const { scopes } = useOperator();
  const mayOpen = isAdmitted(scopes, findContent);
  const { data, isLoading, error } = useEndpoint(
    findContent,
    mayOpen && settled !== '' ? { query: { search: settled } } : null,
    { silent: true, isLatest: true },
  );
  if (!mayOpen || search.trim() === '') return { entries: [], isStale: false };
  const lists = Object.values(types).map((type) => ({
    key: type.type,
    name: moduleText(type.name, lang),
    about: moduleText(type.about, lang),
    href: typeAddress(type),
  }));
  const entries = (data?.entries ?? []).flatMap(({ type, id, title }) => {
    const declared = findContentType(types, type);
    if (!declared) return [];
    const about = moduleText(declared.one, lang);
    return [{ key: `${type}/${id}`, name: title, about, href: entryAddress(type, id) }];
  });
  // Entries that only match by other texts or languages have no score, and stay at the end.
  const best = entries
    .map((entry) => ({ entry, score: scoreOf({ ...entry, about: '' }, search) }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
  const partly = (data?.partly ?? []).flatMap((type) => {
    const declared = findContentType(types, type);
    return declared ? [moduleText(declared.name, lang)] : [];
  });
  return {
    ...(partly.length > 0 && { note: t('palette.partly', { types: partly.join(', ') }) }),
    entries: [...ranked(lists, search), ...best.slice(0, MOST_ENTRIES)],
    isStale: isLoading || error !== undefined,
  };
}
