import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { lookUpPicks, searchPicks } from '#schemas/api/invented/editor-picks.ts';
import type { EditorPick, PickKind, PickRef } from '#schemas/entities/editor-pick.ts';
import type { Catalogue } from '#schemas/enums/catalogue.ts';
import { useSettled } from '#ui/use-settled.ts';

const TYPING_PAUSE_MS = 200;
const AT_ONCE = 100;

export const pickKey = ({ kind, code }: PickRef) => `${kind} ${code}`;

/** Things behind references, by `pickKey`; unknown ones, and those that failed to load, are absent. */
export function usePicks(refs: readonly PickRef[]): {
  picks: Readonly<Record<string, EditorPick>>;
  learn: (pick: EditorPick) => void;
} {
  const [learned, setLearned] = useState<Readonly<Record<string, EditorPick>>>({});
  const asked = refs
    .filter((ref) => !learned[pickKey(ref)])
    .slice(0, AT_ONCE)
    .sort((a, b) => pickKey(a).localeCompare(pickKey(b)));
  const { data = [] } = useEndpoint(lookUpPicks, asked.length > 0 ? { body: { refs: asked } } : null);
  return {
    picks: { ...byKey(data), ...learned },
    learn: (pick) => setLearned((known) => ({ ...known, ...byKey([pick]) })),
  };
}

const byKey = (picks: readonly EditorPick[]) =>
  Object.fromEntries(picks.map((pick) => [pickKey(pick), pick]));

export type PickSearch = { state: 'searching' | 'found' | 'failed'; picks: readonly EditorPick[] };

/** Kinds to search, and the catalogue of the categories. */
export type PickWish = { kinds: readonly PickKind[]; categories?: Catalogue | undefined };

/** Things of the kinds whose names contain the words, after a debounce; idle without kinds. */
export function usePickSearch(wanted: PickWish | undefined, typed: string): PickSearch {
  // Opening waits as typing does: a list without the words isn't offered to somebody who types at once.
  const asked = useSettled(wanted && JSON.stringify({ ...wanted, words: typed }), TYPING_PAUSE_MS);
  const { data, error, isLoading } = useEndpoint(
    searchPicks,
    wanted && asked ? { body: JSON.parse(asked) } : null,
  );
  if (error) return { state: 'failed', picks: [] };
  return { state: data && !isLoading ? 'found' : 'searching', picks: data ?? [] };
}
