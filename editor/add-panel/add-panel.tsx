'use client';

import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { shopSample } from '#schemas/api/invented/reuse.ts';
import type { ShopSample } from '#schemas/entities/shop-sample.ts';
import input from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { useNodeActions } from '../store/use-node-actions.ts';
import styles from './add-panel.module.css';
import { groupsOf, type LibraryItem, libraryOf } from './library.ts';
import { ranked } from './rank.ts';
import { Thumbnail } from './thumbnail.tsx';
import { type Source, useSources } from './use-commands.ts';

/** Id of the search field, which Ctrl+K focuses. */
export const SEARCH_ID = 'module-search';

/**
 * Panel of all module types, and with a search of commands, pages and content, too: Enter takes the best one. A module is added
 * after the selection, or dragged.
 */
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
  const readOnly = useEditor((state) => state.readOnly);
  const library = readOnly ? [] : libraryOf(manifest, { nodes, path }, view);
  const isSearch = search.trim() !== '';
  const found = isSearch ? ranked(library, search) : library;
  const groups = isSearch ? [{ title: t('workspace.add.modules'), items: found }] : groupsOf(library, t);
  const sources = useSources(search);
  const others = sources.filter(({ entries, isLibrary }) => entries.length > 0 && (isSearch || isLibrary));

  const { data: shop } = useEndpoint(shopSample, readOnly ? null : {});
  /** Adds a module once the sample is there, so that none arrives empty; without one it has its defaults. */
  const add = async (type: string) =>
    actions.insert(type, {
      shop:
        shop ??
        (await browserApi()
          .call(shopSample, {})
          .catch(() => undefined)),
    });
  const run = () => {
    const modules = found.map((item) => ({ ...item, run: () => void add(item.definition.type) }));
    const of = (wanted: boolean) =>
      others.filter(({ isLate = false }) => isLate === wanted).flatMap(({ entries }) => entries);
    const [first] = others.find(({ isStale }) => !isStale)?.entries ?? [];
    const best = ranked([...modules, ...of(false)], search)[0] ?? ranked(of(true), search)[0] ?? first;
    best?.run();
  };
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
          if (key === 'Enter') run();
          if (key === 'Escape') store.set({ panel: 'outline' });
        }}
      />
      <div ref={list}>
        {groups.map(
          ({ title, items }) =>
            items.length > 0 && (
              <section key={title} aria-label={title}>
                <h3 className={styles.category}>{title}</h3>
                {items.map((item) => (
                  <Item
                    key={item.definition.type}
                    item={item}
                    shop={shop}
                    onAdd={() => void add(item.definition.type)}
                  />
                ))}
              </section>
            ),
        )}
        {others.map((source) => (
          <Entries key={source.title} title={source.title} entries={source.entries} />
        ))}
      </div>
      {isSearch && found.length + others.length === 0 && (
        <p className={styles.none}>{t('workspace.add.none')}</p>
      )}
    </div>
  );
}

function Entries({ title, entries }: Pick<Source, 'title' | 'entries'>): ReactNode {
  return (
    <section aria-label={title}>
      <h3 className={styles.category}>{title}</h3>
      {entries.map(({ key, name, about, run }) => (
        <button
          key={key}
          type="button"
          className={styles.entry}
          data-testid="entry"
          data-id={key}
          onClick={run}
        >
          <span className={styles.name}>{name}</span>
          {about !== '' && about !== name && <span className={styles.about}>{about}</span>}
        </button>
      ))}
    </section>
  );
}

type ItemProps = { item: LibraryItem; shop: ShopSample | undefined; onAdd: () => void };

function Item({ item, shop, onAdd }: ItemProps) {
  const t = useText();
  const { type, sketch } = item.definition;
  const { setNodeRef, listeners } = useDraggable({ id: `new:${type}`, data: { kind: 'new', type, shop } });
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
