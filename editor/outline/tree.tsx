'use client';

import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react';
import { OUTLINE } from '../drag/drag-context.tsx';
import { ROW_HEIGHT } from '../drag/drop-place.ts';
import { useText } from '../kit/use-text.ts';
import { useEditorStore } from '../store/provider.tsx';
import styles from './outline.module.css';

type Props = {
  list: RefObject<HTMLDivElement | null>;
  /** Number of rows, rendered or not. */
  total: number;
  /** Callback when a pointer grabs a row. */
  onGrab: (id: string) => void;
  children: ReactNode;
};

/** List of rows. One draggable serves them all: it is the row that was grabbed by a pointer or a key. */
export function Tree({ list, total, onGrab, children }: Props): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const grabbed = useRef('');
  const { setNodeRef: setList } = useDroppable({ id: OUTLINE });
  const { setNodeRef, listeners, attributes } = useDraggable({
    id: 'outline-row',
    data: {
      kind: 'node',
      get ids() {
        const { selection } = store.getState();
        return selection.includes(grabbed.current) ? selection : [grabbed.current];
      },
    },
  });
  const grab = (event: SyntheticEvent, by: 'onPointerDown' | 'onKeyDown') => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-id]') : null;
    if (row?.dataset.id === undefined) return;
    grabbed.current = row.dataset.id;
    setNodeRef(row);
    listeners?.[by]?.(event);
  };
  return (
    <div
      ref={(element) => {
        list.current = element;
        setList(element);
      }}
      role="tree"
      aria-multiselectable
      aria-label={t('outline.title')}
      aria-describedby={attributes['aria-describedby']}
      className={styles.list}
      style={{ blockSize: total * ROW_HEIGHT }}
      data-testid="outline-tree"
      onPointerDown={(event) => {
        grab(event, 'onPointerDown');
        onGrab(grabbed.current);
      }}
      onKeyDown={(event) => grab(event, 'onKeyDown')}
    >
      {children}
    </div>
  );
}
