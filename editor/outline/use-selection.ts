import { useRef } from 'react';
import type { NodeId } from '#schemas/page/document.ts';
import type { Row } from '../drag/drop-place.ts';
import { useEditorStore } from '../store/provider.tsx';

/**
 * Modifiers of a selecting click or key: none selects one, `toggle` (Ctrl) adds one, `extend` (Shift) selects up to it.
 */
export type Grip = { extend: boolean; toggle: boolean };

/** Selection in a list of rows, as in file managers. */
export function useSelection(rows: readonly Row[]) {
  const store = useEditorStore();
  const anchor = useRef<NodeId>(undefined);

  return (id: NodeId, { extend, toggle }: Grip) => {
    const { selection } = store.getState();
    if (toggle) {
      anchor.current = id;
      const without = selection.filter((each) => each !== id);
      return store.select(without.length < selection.length ? without : [...selection, id]);
    }
    const from = rows.findIndex((row) => row.id === (anchor.current ?? selection[0]));
    const to = rows.findIndex((row) => row.id === id);
    if (!extend || from < 0) {
      anchor.current = id;
      return store.select([id]);
    }
    store.select(rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id));
  };
}
