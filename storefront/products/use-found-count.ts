import { useEffect, useState } from 'react';
import type { FilteredSource } from '../lists/list-source.ts';

/** Who ticks several boxes asks once. */
const PAUSE_MS = 250;

/** How many entries a list has: what is known of it, else what the API says. Undefined until then, and on the server. */
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
        // Without its number the choice can still be made.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [key, known]);
  return found?.key === key ? found.count : undefined;
}
