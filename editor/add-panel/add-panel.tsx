'use client';

import { useDraggable } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { shopSample } from '#schemas/api/invented/reuse.ts';
import type { ShopSample } from '#schemas/entities/shop-sample.ts';
import { ranked } from '../kit/rank.ts';
import { useText } from '../kit/use-text.ts';
import palette from '../palette/palette.module.css';
import { Palette } from '../palette/palette.tsx';
import { useEditor } from '../store/provider.tsx';
import { useNodeActions } from '../store/use-node-actions.ts';
import styles from './add-panel.module.css';
import { groupsOf, type LibraryItem, libraryOf } from './library.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useSources } from './use-commands.ts';

/**
 * Panel of all module types, and with a search of commands, pages and content, too: Enter takes the best one. A module is added
 * after the selection, or dragged.
 */
export function AddPanel({ onLeaveSearch }: { onLeaveSearch: () => void }): ReactNode {
  const view = useView();
  const { t } = view;
  const [search, setSearch] = useState('');
  const actions = useNodeActions();
  const nodes = useEditor(({ document }) => document.nodes);
  const path = useEditor((state) => state.page.path);
  const manifest = useEditor((state) => state.manifest);
  const canAdd = useEditor((state) => !state.readOnly && !state.isNarrow);
  const library = canAdd ? libraryOf(manifest, { nodes, path }, view) : [];
  const isSearch = search.trim() !== '';
  const found = isSearch ? ranked(library, search) : library;
  const groups = isSearch ? [{ title: t('workspace.add.modules'), items: found }] : groupsOf(library, t);
  const { sources, note } = useSources(search);
  const { data: shop } = useEndpoint(shopSample, canAdd ? {} : null);
  /** Adds a module once the sample is there, so that none arrives empty; without one it has its defaults. */
  const add = async (type: string) =>
    actions.insert(type, {
      shop:
        shop ??
        (await browserApi()
          .call(shopSample, {})
          .catch(() => undefined)),
    });

  const modules = groups.map(
    ({ title, items }) =>
      items.length > 0 && (
        <section key={title} aria-label={title}>
          <h3 className={palette.category}>{title}</h3>
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
  );
  return (
    <div className={styles.panel} data-testid="add-panel">
      <Palette
        label={t(canAdd ? 'workspace.add.search' : 'palette.label')}
        search={search}
        onSearch={setSearch}
        sources={sources}
        lead={{
          entries: found.map((item) => {
            const { type } = item.definition;
            return { ...item, key: type, run: () => void add(type) };
          }),
          content: modules,
        }}
        note={note}
        onEscape={onLeaveSearch}
      />
    </div>
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
