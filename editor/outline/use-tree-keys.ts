import { type KeyboardEvent, useRef } from 'react';
import type { NodeId } from '#schemas/page/document.ts';
import type { Row } from '../drag/drop-place.ts';
import { useEditorStore } from '../store/provider.tsx';
import { useNodeActions } from '../store/use-node-actions.ts';
import type { Grip } from './use-selection.ts';

type Parts = {
  rows: readonly Row[];
  /** Name of a node, which typing a letter searches. */
  nameOf: (id: NodeId) => string;
  focusRow: (id: NodeId) => void;
  select: (id: NodeId, grip: Grip) => void;
  setOpen: (id: NodeId, open: boolean) => void;
};

/**
 * Keyboard of a tree (APG): arrows, Home, End, Enter, letters; with Ctrl the focus moves alone, with Shift it selects.
 */
export function useTreeKeys({ rows, nameOf, focusRow, select, setOpen }: Parts) {
  const store = useEditorStore();
  const actions = useNodeActions();
  const typed = useRef({ text: '', at: 0 });

  const findByName = (letter: string, from: number) => {
    const { text, at } = typed.current;
    const wanted = (Date.now() - at > 700 ? letter : text + letter).toLowerCase();
    typed.current = { text: wanted, at: Date.now() };
    const start = wanted.length > 1 ? from : from + 1;
    const order = [...rows.slice(start), ...rows.slice(0, start)];
    return order.find(({ id }) => nameOf(id).toLowerCase().startsWith(wanted));
  };

  const target = (key: string, index: number): Row | undefined => {
    const row = rows[index];
    switch (key) {
      case 'ArrowDown':
        return rows[index + 1];
      case 'ArrowUp':
        return rows[index - 1];
      case 'Home':
        return rows[0];
      case 'End':
        return rows.at(-1);
      case 'ArrowRight':
        return row?.open ? rows[index + 1] : undefined;
      case 'ArrowLeft':
        return rows.find(({ id }) => id === row?.parent);
      default:
        return key.length === 1 && key !== ' ' && key !== '?' ? findByName(key, index) : undefined;
    }
  };

  return (event: KeyboardEvent, id: NodeId) => {
    const index = rows.findIndex((row) => row.id === id);
    const row = rows[index];
    const { key, shiftKey, altKey } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    if (!row) return;
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      const { selection } = store.getState();
      return actions.step(selection.includes(id) ? selection : [id], key === 'ArrowUp' ? -1 : 1);
    }
    if (altKey || (ctrl && key.length === 1)) return;
    if (key === 'Enter') {
      event.preventDefault();
      return store.focusField({ nodeId: id, path: [] });
    }
    if (row.branch && ((key === 'ArrowRight' && !row.open) || (key === 'ArrowLeft' && row.open))) {
      event.preventDefault();
      return setOpen(id, key === 'ArrowRight');
    }
    const next = target(key, index);
    if (!next) return;
    event.preventDefault();
    focusRow(next.id);
    if (!ctrl) select(next.id, { extend: shiftKey, toggle: false });
  };
}
