import { useSyncExternalStore } from 'react';

// Absent in some webviews, where nobody can have asked for less motion.
const query = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

function subscribe(notify: () => void) {
  const list = query();
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
}

/** Whether the person asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
