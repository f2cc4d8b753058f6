'use client';

import { useDndMonitor } from '@dnd-kit/core';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { findNode } from '#engine/tree.ts';
import { useView } from '#runtime/view-context.tsx';
import { dropOf, useDrags } from '../drag/drag-context.tsx';
import { type OutlineDrop, ROW_HEIGHT } from '../drag/drop-place.ts';
import input from '../kit/input.module.css';
import { moduleName, moduleTitle } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import styles from './outline.module.css';
import { OutlineRow, ThingNames } from './outline-row.tsx';
import { RowMenu } from './row-menu.tsx';
import { Tree } from './tree.tsx';
import { useRows } from './use-rows.ts';
import { type Grip, useSelection } from './use-selection.ts';
import { useThings } from './use-things.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { scrollToRow, useVisibleRows } from './use-visible-rows.ts';

type Props = {
  /** Renders the content at a row's end, such as its clicks. Must be a stable function. */
  badge?: (id: string) => ReactNode;
};

/** The page's modules as a tree: select, move, open. */
export function Outline({ badge }: Props): ReactNode {
  const t = useText();
  const { lang } = useView();
  const store = useEditorStore();
  const { rows: allRows, setOpen } = useRows();
  const [filter, setFilter] = useState('');
  const nameOf = (id: string) => {
    const { document, manifest } = store.getState();
    const node = findNode(document, id);
    return node?.name ?? moduleName(lang, manifest, node?.type ?? '');
  };
  const matches = (id: string) => {
    const { document, manifest, language } = store.getState();
    const node = findNode(document, id);
    const text = node
      ? `${nameOf(id)} ${moduleName(lang, manifest, node.type)} ${moduleTitle(manifest, node, language)}`
      : '';
    return text.toLowerCase().includes(filter.trim().toLowerCase());
  };
  const rows = filter.trim() === '' ? allRows : allRows.filter(({ id }) => matches(id));
  const select = useSelection(rows);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { outline, isDragging } = useDrags();
  const [focused, setFocused] = useState<string>();
  const selected = useEditor(({ selection }) => selection[0]);
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const current = [indexOf(focused), indexOf(selected), 0].find((index) => index >= 0);
  const { from, to } = useVisibleRows(scroller);
  const drawn = rows
    .map((row, at) => ({ row, at }))
    .filter(({ at }) => (at >= from && at < to) || at === current);

  /** Row that gets the focus as soon as it is rendered. */
  const awaited = useRef<string>(undefined);
  const focusAwaited = () => {
    const row = awaited.current === undefined ? null : rowElement(list.current, awaited.current);
    row?.focus({ preventScroll: true });
    if (row) awaited.current = undefined;
  };
  const focusRow = (id: string) => {
    awaited.current = id;
    setFocused(id);
    focusAwaited();
    if (scroller.current) scrollToRow(scroller.current, indexOf(id));
  };
  const things = useThings(drawn.map(({ row }) => row.id));
  const keys = useTreeKeys({ rows, nameOf, focusRow, select, setOpen });

  // The rows are memoised, so their callbacks must be stable.
  const latest = useRef({ keys, select, setOpen });
  useLayoutEffect(() => {
    latest.current = { keys, select, setOpen };
    outline.current = list.current ? { list: list.current, rows } : undefined;
    focusAwaited();
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
    // The keyboard continues at a module that was moved or added, or next to a deleted one.
    if (list.current?.contains(document.activeElement) || document.activeElement === document.body)
      focusRow(id);
    // Measured in the next frame, when the layout is done anyway.
    else requestAnimationFrame(() => scroller.current && scrollToRow(scroller.current, indexOf(id)));
  });
  useEffect(() => follow(selected), [selected]);

  return (
    <div className={styles.outline}>
      {allRows.length > 0 && (
        <input
          type="search"
          className={`${input.input} ${styles.filter}`}
          value={filter}
          aria-label={t('outline.filter')}
          placeholder={t('outline.filter')}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      <ThingNames value={things}>
        <RowMenu>
          <div ref={scroller} className={styles.scroller} data-keys="modules">
            <Tree list={list} total={rows.length} onGrab={setFocused}>
              {drawn.map(({ row, at }) => (
                <OutlineRow
                  key={row.id}
                  {...row}
                  at={at}
                  current={at === current}
                  onSelect={onSelect}
                  onKeyDown={onKeyDown}
                  onOpen={onOpen}
                  badge={badge}
                />
              ))}
              <DropLine />
            </Tree>
            {rows.length === 0 && (
              <p className={styles.empty}>{t(allRows.length === 0 ? 'outline.empty' : 'outline.noMatch')}</p>
            )}
          </div>
        </RowMenu>
      </ThingNames>
    </div>
  );
}

function rowElement(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? null;
}

/** Line at the position of the drop. */
function DropLine() {
  const [drop, setDrop] = useState<OutlineDrop>();
  useDndMonitor({
    onDragMove: ({ collisions }) => setDrop(dropOf(collisions)),
    onDragEnd: () => setDrop(undefined),
    onDragCancel: () => setDrop(undefined),
  });
  if (!drop) return null;
  const style = { insetBlockStart: drop.line * ROW_HEIGHT - 1, '--level': drop.level };
  return <div className={styles.line} style={style} data-testid="drop-line" />;
}
