import { useCallback, useState, useSyncExternalStore } from 'react';
import type { NodeId } from '#schemas/page/document.ts';
import { useEditorStore } from '../store/provider.tsx';

/** Selected nodes whose settings are shown. A selection made by an edit follows once the edit itself is painted. */
export function useInspected(): readonly NodeId[] {
  const store = useEditorStore();
  const [shown] = useState(() => ({ selection: store.getState().selection }));
  const subscribe = useCallback(
    (changed: () => void) => {
      const show = () => {
        shown.selection = store.getState().selection;
        changed();
      };
      show();
      return store.subscribe((state, before) => {
        if (state.selection === before.selection) return;
        if (state.document === before.document) show();
        else requestAnimationFrame(() => setTimeout(show));
      });
    },
    [store, shown],
  );
  const read = () => shown.selection;
  return useSyncExternalStore(subscribe, read, read);
}
