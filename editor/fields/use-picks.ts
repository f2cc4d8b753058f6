import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { lookUpPicks, searchPicks } from '#schemas/api/invented/editor-picks.ts';
import type { Catalogue, EditorPick, PickKind, PickRef } from '#schemas/entities/editor-pick.ts';

const TYPING_PAUSE_MS = 200;

export const pickKey = ({ kind, code }: PickRef) => `${kind} ${code}`;

/** Things behind references, by `pickKey`; unknown ones, and those that failed to load, are absent. */
export function usePicks(refs: readonly PickRef[]): {
  picks: Readonly<Record<string, EditorPick>>;
  learn: (pick: EditorPick) => void;
} {
  const [picks, setPicks] = useState<Readonly<Record<string, EditorPick>>>({});
  const unknown = JSON.stringify(refs.filter((ref) => !picks[pickKey(ref)]).slice(0, 100));
  useEffect(() => {
    const asked: PickRef[] = JSON.parse(unknown);
    if (asked.length === 0) return;
    const leaving = new AbortController();
    browserApi()
      .call(lookUpPicks, { body: { refs: asked } }, { signal: leaving.signal })
      .then(
        (found) => setPicks((known) => ({ ...known, ...byKey(found) })),
        () => undefined,
      );
    return () => leaving.abort();
  }, [unknown]);
  return { picks, learn: (pick) => setPicks((known) => ({ ...known, ...byKey([pick]) })) };
}

const byKey = (picks: readonly EditorPick[]) =>
  Object.fromEntries(picks.map((pick) => [pickKey(pick), pick]));

export type PickSearch = { state: 'searching' | 'found' | 'failed'; picks: readonly EditorPick[] };

/** Kinds to search, and the catalogue of the categories. */
export type PickWish = { kinds: readonly PickKind[]; categories?: Catalogue | undefined };

/** Things of the kinds whose names contain the words, after a debounce; idle without kinds. */
export function usePickSearch(wanted: PickWish | undefined, words: string): PickSearch {
  const [search, setSearch] = useState<PickSearch>({ state: 'searching', picks: [] });
  const asked = wanted && JSON.stringify({ ...wanted, words });
  useEffect(() => {
    if (asked === undefined) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      setSearch((last) => ({ ...last, state: 'searching' }));
      browserApi()
        .call(searchPicks, { body: JSON.parse(asked) }, { signal: leaving.signal })
        .then(
          (picks) => setSearch({ state: 'found', picks }),
          () => leaving.signal.aborted || setSearch({ state: 'failed', picks: [] }),
        );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  return search;
}
