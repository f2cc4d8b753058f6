import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until hydration: a form submitted before that would leave the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
