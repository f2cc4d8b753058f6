import { useMemo, useRef, useState } from 'react';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import { useEditor } from '../store/provider.tsx';
import { rowsOf, sameTree } from './rows.ts';

const none: ReadonlySet<NodeId> = new Set();

/** Rows of the outline, rebuilt only when the tree changes, and the functions that close and open branches. */
export function useRows() {
  const shown = useRef<PageDocument>(undefined);
  const document = useEditor((state) => {
    if (!shown.current || !sameTree(shown.current, state.document)) shown.current = state.document;
    return shown.current;
  });
  const [closed, setClosed] = useState(none);
  const rows = useMemo(() => rowsOf(document, closed), [document, closed]);
  const setOpen = (id: NodeId, open: boolean) => {
    const next = new Set(closed);
    if (open) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  return { rows, setOpen };
}
