'use client';

import { createContext, type KeyboardEvent, memo, type ReactNode, useContext } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { openThreads } from '../comments/threads.ts';
import { ROW_HEIGHT, type Row } from '../drag/drop-place.ts';
import { pickKey } from '../fields/use-picks.ts';
import { Icon } from '../kit/icon.tsx';
import { moduleIcon } from '../kit/module-icon.ts';
import { moduleName, moduleTitle, shownThing } from '../kit/module-name.ts';
import { personStyle } from '../kit/person-colour.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore, useNode } from '../store/provider.tsx';
import { errorsOf, ruleChips } from './marks.ts';
import styles from './outline.module.css';
import type { Grip } from './use-selection.ts';

/** Titles of the things of the catalogue that modules show, by `pickKey`. */
export const ThingNames = createContext<Readonly<Record<string, string>>>({});

type Props = Row & {
  /** Index in the list, from 0. */
  at: number;
  /** True for the one row that Tab reaches. */
  current: boolean;
  onSelect: (id: string, grip: Grip) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onOpen: (id: string, open: boolean) => void;
  /** Renders the content at the row's end, such as its clicks. */
  badge: ((id: string) => ReactNode) | undefined;
};

/** Row of one module. It renders again when its own node or marks change, independently of other rows. */
export const OutlineRow = memo(function OutlineRow({
  id,
  level,
  index,
  total,
  branch,
  open,
  at,
  current,
  onSelect,
  onKeyDown,
  onOpen,
  badge,
}: Props) {
  const store = useEditorStore();
  const selected = useEditor(({ selection }) => selection.includes(id));
  const hovered = useEditor(({ hover }) => hover === id);
  const readOnly = useEditor((state) => state.readOnly);

  return (
    <div
      role="treeitem"
      tabIndex={current ? 0 : -1}
      aria-level={level}
      aria-setsize={total}
      aria-posinset={index + 1}
      aria-selected={selected}
      aria-expanded={branch ? open : undefined}
      className={styles.row}
      style={{ '--level': level, insetBlockStart: at * ROW_HEIGHT }}
      data-testid="outline-row"
      data-id={id}
      data-hover={hovered || undefined}
      onClick={(event) => onSelect(id, { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey })}
      onDoubleClick={() => store.focusField({ nodeId: id, path: [] })}
      onPointerEnter={() => store.set({ hover: id })}
      onPointerLeave={() => store.set({ hover: undefined })}
      onKeyDown={(event) => onKeyDown(event, id)}
    >
      <span className={styles.grip}>{!readOnly && <Icon name="grip" size={16} />}</span>
      {branch ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the row itself opens with the arrow keys
        // biome-ignore lint/a11y/useKeyWithClickEvents: the row itself opens with the arrow keys
        <span
          className={styles.twisty}
          data-open={open}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(id, !open);
          }}
        >
          <Icon name="chevron-right" size={14} />
        </span>
      ) : (
        <span className={styles.twisty} />
      )}
      <RowContent id={id} />
      {badge?.(id)}
    </div>
  );
});

const RowContent = memo(function RowContent({ id }: { id: string }) {
  const t = useText();
  const { lang } = useView();
  const node = useNode(id);
  const manifest = useEditor((state) => state.manifest);
  const language = useEditor((state) => state.language);
  const errors = useEditor(({ problems }) => errorsOf(problems, id));
  const comments = useEditor(({ threads }) => openThreads(threads, id));
  const people = useEditor(({ presence }) => presence.find(({ selection }) => selection.includes(id)));
  const things = useContext(ThingNames);
  if (!node) return null;
  const thing = shownThing(manifest, node);
  const title = moduleTitle(manifest, node, language) || (thing && things[pickKey(thing)]);
  const name = moduleName(lang, manifest, node.type);
  return (
    <span className={styles.content} data-hidden={node.hidden}>
      <Icon name={moduleIcon(manifest, node.type)} size={16} />
      <span className={styles.name}>
        {node.name ?? name}
        <small>{[node.name && name, title].filter(Boolean).join(' · ')}</small>
      </span>
      {ruleChips(node, t).map((chip) => (
        <span key={chip} className={styles.chip}>
          {chip}
        </span>
      ))}
      {node.hidden && <Icon name="eye-off" size={14} label={t('outline.hidden')} />}
      {node.locked && <Icon name="lock" size={14} label={t('outline.locked')} />}
      {comments > 0 && (
        <span className={styles.comments} data-testid="outline-comments">
          <Icon name="comment" size={14} label={t('discussion.open', { count: comments })} />
          <span aria-hidden="true">{comments}</span>
        </span>
      )}
      {errors > 0 && <span className={styles.errors}>{t('outline.errors', { count: errors })}</span>}
      {people && (
        <span className={styles.person} style={personStyle(people.colour)} title={people.name}>
          {people.name.slice(0, 1)}
        </span>
      )}
    </span>
  );
});
