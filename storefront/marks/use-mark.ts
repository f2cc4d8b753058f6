import { useCallback, useSyncExternalStore } from 'react';
import { type Mark, type MarkState, markState, NOT_MARKED, watchMark } from './mark-store.ts';

/** What the page knows of a mark, as it changes; on the server nothing, since pages are the guest's. */
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
