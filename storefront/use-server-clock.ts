import { useEffect, useState } from 'react';

/**
 * The server's clock, milliseconds since 1970, asked for once; undefined until it answers. A page may come from a
 * cache and a visitor's clock may be wrong, so neither tells the time.
 */
export function useServerClock(): (() => number) | undefined {
  const [ahead, setAhead] = useState<number>();

  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer nothing counts down, which is better than a wrong time.
    readAhead(leaving.signal).then(setAhead, () => undefined);
    return () => leaving.abort();
  }, []);
  return ahead === undefined ? undefined : () => Date.now() + ahead;
}

/** How far the server's clock is ahead of this one. The request layer loads after the page works. */
async function readAhead(signal: AbortSignal): Promise<number> {
  const [{ browserApi }, { serverInfo }] = await Promise.all([
    import('#client/browser-api.ts'),
    import('#schemas/api/user.ts'),
  ]);
  const { currentTimeMillis } = await browserApi().call(serverInfo, {}, { signal });
  return currentTimeMillis - Date.now();
}
