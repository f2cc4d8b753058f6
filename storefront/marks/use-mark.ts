import { useCallback, useSyncExternalStore } from 'react';
import type { Mark } from './mark-calls.ts';
import { type MarkState, markState, NOT_MARKED, watchMark } from './mark-store.ts';

/** State of a mark and its changes; on the server never marked, since pages are rendered for guests. */
export function useMark({ action, subjectType, subjectId }: Mark): MarkState {
  const subscribe = useCallback(
    (listener: () => void) => watchMark({ action, subjectType, subjectId }, listener),
    [action, subjectType, subjectId],
  );
  return useSyncExternalStore(
    subscribe,
    () => markState({ action, subjectType, subjectId }),
    () => NOT_MARKED,
  );
}
