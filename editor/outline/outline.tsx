'use client';

import { useDndMonitor, useDroppable } from '@dnd-kit/core';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useView } from '#runtime/view-context.tsx';
import { moduleName } from '../kit/module-name.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { dropOf, OUTLINE, useDrags } from './drag-context.tsx';
import { type OutlineDrop, ROW_HEIGHT } from './drop-place.ts';
import styles from './outline.module.css';
import { OutlineRow } from './outline-row.tsx';
import { useRows } from './use-rows.ts';
import { type Grip, useSelection } from './use-selection.ts';
import { useTreeKeys } from './use-tree-keys.ts';

type Props = {
  /** What stands at a row's end, such as its clicks. Must not change. */
  badge?: (id: string) => ReactNode;
};

/** The page's modules as a tree: select, move, open. */
export function Outline({ badge }: Props): ReactNode {
  const { t } = useView();
  const store = useEditorStore();
  const { rows, setOpen } = useRows();
  const select = useSelection(rows);
  const list = useRef<HTMLDivElement>(null);
  const { outline, isDragging } = useDrags();
  const [focused, setFocused] = useState<string>();
  const selected = useEditor(({ selection }) => selection[0]);
  const { setNodeRef } = useDroppable({ id: OUTLINE });
  const current = [focused, selected].find((id) => rows.some((row) => row.id === id)) ?? rows[0]?.id;

  const focusRow = (id: string) => {
    setFocused(id);
    rowElement(list.current, id)?.focus();
  };
  const nameOf = (id: string) => {
    const { document, manifest } = store.getState();
    return moduleName(t, manifest, document.nodes[id]?.type ?? '');
  };
  const keys = useTreeKeys({ rows, nameOf, focusRow, select, setOpen });

  // The rows are memoised: what they call stays the same function.
  const latest = useRef({ keys, select, setOpen });
  useLayoutEffect(() => {
    latest.current = { keys, select, setOpen };
    outline.current = list.current ? { list: list.current, rows } : undefined;
  });
  useEffect(
    () => () => {
      outline.current = undefined;
    },
    [outline],
  );
  const onKeyDown = useCallback(
    (event: React.KeyboardEvent, id: string) => {
      if (!isDragging()) latest.current.keys(event, id);
    },
    [isDragging],
  );
  const onSelect = useCallback((id: string, grip: Grip) => {
    setFocused(id);
    latest.current.select(id, grip);
  }, []);
  const onOpen = useCallback((id: string, open: boolean) => latest.current.setOpen(id, open), []);

  const follow = useEffectEvent((id: string | undefined) => {
    if (id === undefined) return;
    const row = rowElement(list.current, id);
    row?.scrollIntoView({ block: 'nearest' });
    // The keyboard goes on where a module was moved, added or stood before it was deleted.
    if (list.current?.contains(document.activeElement) || document.activeElement === document.body)
      focusRow(id);
  });
  useEffect(() => follow(selected), [selected]);

  return (
    <div className={styles.scroller} data-keys="modules">
      <div
        ref={(element) => {
          list.current = element;
          setNodeRef(element);
        }}
        role="tree"
        aria-multiselectable
        aria-label={t('outline.title')}
        className={styles.list}
        data-testid="outline-tree"
      >
        {rows.map((row) => (
          <OutlineRow
            key={row.id}
            row={row}
            current={row.id === current}
            onSelect={onSelect}
            onKeyDown={onKeyDown}
            onOpen={onOpen}
            badge={badge}
          />
        ))}
        <DropLine />
      </div>
      {rows.length === 0 && <p className={styles.empty}>{t('outline.empty')}</p>}
    </div>
  );
}

function rowElement(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? undefined;
}

/** Where a drop would land. */
function DropLine() {
  const [drop, setDrop] = useState<OutlineDrop>();
  useDndMonitor({
    onDragMove: ({ collisions }) => setDrop(dropOf(collisions)),
    onDragEnd: () => setDrop(undefined),
    onDragCancel: () => setDrop(undefined),
  });
  if (!drop) return null;
  const style = { insetBlockStart: drop.line * ROW_HEIGHT - 1, '--level': drop.level } as React.CSSProperties;
  return <div className={styles.line} style={style} data-testid="drop-line" />;
}
