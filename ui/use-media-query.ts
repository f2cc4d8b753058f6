import { useCallback, useSyncExternalStore } from 'react';

// Missing in some webviews and in tests: there no query matches.
const matching = (query: string) => globalThis.matchMedia?.(query);

/** Whether the window matches a media query; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matching(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matching(query)?.matches ?? false,
    () => false,
  );
}
