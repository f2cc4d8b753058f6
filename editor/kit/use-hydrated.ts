import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until React has taken over what the server sent: a form sent before that would leave the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
