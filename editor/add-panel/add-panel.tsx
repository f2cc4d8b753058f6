'use client';

import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import input from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { useNodeActions } from '../store/use-node-actions.ts';
import styles from './add-panel.module.css';
import { type LibraryItem, libraryOf } from './library.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Id of the search field, which Ctrl+K focuses. */
export const SEARCH_ID = 'module-search';

/** Panel of all module types: search, then Enter, a click or a drag adds one after the selection. */
export function AddPanel(): ReactNode {
  const view = useView();
  const { t } = view;
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const store = useEditorStore();
  const actions = useNodeActions();
  const nodes = useEditor(({ document }) => document.nodes);
  const path = useEditor((state) => state.page.path);
  const manifest = useEditor((state) => state.manifest);
  const groups = libraryOf(manifest, { nodes, path }, view, search);

  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = buttons[at + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from the search to the results
    <div className={styles.panel} onKeyDown={move} data-testid="add-panel">
      <input
        type="search"
        className={input.input}
        value={search}
        id={SEARCH_ID}
        placeholder={t('workspace.add.search')}
        aria-label={t('workspace.add.search')}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={({ key }) => {
          const [first] = groups[0]?.items ?? [];
          if (key === 'Enter' && first) actions.insert(first.definition.type);
          if (key === 'Escape') store.set({ panel: 'outline' });
        }}
      />
      <div ref={list}>
        {groups.map(({ category, items }) => (
          <section key={category} aria-label={category}>
            <h3 className={styles.category}>{category}</h3>
            {items.map((item) => (
              <Item
                key={item.definition.type}
                item={item}
                onAdd={() => actions.insert(item.definition.type)}
              />
            ))}
          </section>
        ))}
      </div>
      {groups.length === 0 && <p className={styles.none}>{t('workspace.add.none')}</p>}
    </div>
  );
}

function Item({ item, onAdd }: { item: LibraryItem; onAdd: () => void }) {
  const t = useText();
  const { type, sketch } = item.definition;
  const { setNodeRef, listeners } = useDraggable({ id: `new:${type}`, data: { kind: 'new', type } });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.item}
      data-testid="add-module"
      data-id={type}
      // The keyboard adds it with Enter instead, after the selection.
      onPointerDown={listeners?.onPointerDown as React.PointerEventHandler}
      onClick={onAdd}
    >
      <Thumbnail sketch={sketch} />
      <span className={styles.text}>
        <span className={styles.name}>
          {item.name}
          {item.used > 0 && <small>{t('workspace.add.used', { count: item.used })}</small>}
        </span>
        <span className={styles.about}>{item.about}</span>
      </span>
    </button>
  );
}
