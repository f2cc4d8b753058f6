import { useEffect, useState } from 'react';
import { clockAhead } from '#client/server-clock.ts';

/**
 * The server's clock, milliseconds since 1970, asked for once; undefined until it answers. A page may come from a
 * cache and a visitor's clock may be wrong, so neither tells the time.
 */
export function useServerClock(): (() => number) | undefined {
  const [ahead, setAhead] = useState<number>();

  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer nothing counts down, which is better than a wrong time.
    clockAhead(leaving.signal).then(setAhead, () => undefined);
    return () => leaving.abort();
  }, []);
  return ahead === undefined ? undefined : () => Date.now() + ahead;
}
