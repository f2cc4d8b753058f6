import { useEffect, useState } from 'react';
import type { FilteredSource } from '../lists/list-source.ts';

/** Debounce in ms: ticking several boxes sends one request. */
const PAUSE_MS = 250;

/** Number of a list's entries: the known one, else the API's. Undefined while loading, and on the server. */
export function useFoundCount(source: FilteredSource, known: number | undefined): number | undefined {
  const [found, setFound] = useState<{ key: string; count: number }>();
  const key = JSON.stringify(source);
  useEffect(() => {
    if (known !== undefined) return setFound({ key, count: known });
    const end = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { countFound } = await import('./count-found.ts');
        setFound({ key, count: await countFound(JSON.parse(key), end.signal) });
      } catch {
        // Without the number the choice can still be made.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [key, known]);
  return found?.key === key ? found.count : undefined;
}
