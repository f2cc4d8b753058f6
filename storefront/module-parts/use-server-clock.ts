import { useEffect, useState } from 'react';
import { clockAhead } from '#client/server-clock.ts';

/**
 * Server's clock in ms since 1970, requested once; undefined until the response. A page may come from a cache and a
 * visitor's clock may be wrong, so neither is reliable.
 */
export function useServerClock(): (() => number) | undefined {
  const [ahead, setAhead] = useState<number>();

  useEffect(() => {
    const leaving = new AbortController();
    // On a failure no countdown is shown, which is better than a wrong time.
    clockAhead(leaving.signal).then(setAhead, () => undefined);
    return () => leaving.abort();
  }, []);
  return ahead === undefined ? undefined : () => Date.now() + ahead;
}
