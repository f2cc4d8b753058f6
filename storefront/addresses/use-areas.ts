import { useEffect, useState } from 'react';
import type { FoundArea } from '#schemas/api/invented/addresses.ts';
import { areasFor } from './address-calls.ts';

/** Debounce of the typing, in ms, before the server is queried. */
const PAUSE_MS = 150;
/** Minimum length of a query: a single letter matches too much. */
const MIN_LENGTH = 2;

type Found = { typed: string; areas: readonly FoundArea[]; hasFailed: boolean };

/** Places that match a text; undefined while loading, and for a text that is too short. */
export function useAreas(text: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < MIN_LENGTH) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (answer: Omit<Found, 'typed'>) => !signal.aborted && setFound({ typed, ...answer });
    const timer = setTimeout(() => {
      areasFor(typed, signal).then(
        (areas) => tell({ areas, hasFailed: false }),
        () => tell({ areas: [], hasFailed: true }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return typed.length < MIN_LENGTH ? undefined : found;
}
