import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useEndpointParts } from '#client/use-endpoint-pages.ts';
import { valuesOf } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import { type ContentRow, contentList } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import type { Filter } from '#schemas/filter.ts';
import buttons from '#ui/button.module.css';
import { labelText } from '../fields/control.ts';
import { entryAddress } from '../kit/entry-address.ts';
import { Icon } from '../kit/icon.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { useText } from '../kit/use-text.ts';
import { CellValue, SelectBox } from './list-row.tsx';
import type { Selection } from './selection.ts';
import { TreeHandle, useStepKeys } from './tree-handle.tsx';
import styles from './tree-list.module.css';
import { TreeMoves, useTreeRow } from './tree-moves.tsx';
import type { TreePlace, TreeTarget } from './tree-places.ts';
import { useOpenNodes } from './use-open-nodes.ts';
import { useTreeMove } from './use-tree-move.ts';
import { valueText } from './value-text.ts';

const NO_PICKS = {};

type Shared = {
  type: ContentType;
  /** Number that grows when the entries have changed. */
  revision: number;
  selection: Selection | undefined;
  /** Told of loaded rows. */
  onRows: (rows: readonly ContentRow[]) => void;
};
type TreeProps = Shared & {
  /** Loads the entries again after a move; left out where the operator can't move any. */
  onMoved?: (() => unknown) | undefined;
};
type Below = Shared & {
  opened: ReturnType<typeof useOpenNodes>;
  /** Told after new rows are drawn. */
  onDrawn: () => void;
};

/**
 * Entries below each other as nested lists, a tree for each group. A level loads when it is opened. Arrow keys move
 * between the entries, open and close them; with Alt they move the entry itself, as its handle does.
 */
export function TreeList({ onMoved, ...shared }: TreeProps): ReactNode {
  const { type } = shared;
  const t = useText();
  const tree = useRef<HTMLDivElement>(null);
  const opened = useOpenNodes(type.type);
  /** Id of the entry that has moved: where its level is drawn anew, it gets the focus back. */
  const moved = useRef<string>(undefined);
  const move = useTreeMove(type, () => onMoved?.());
  const group = type.fields.find(({ name }) => name === type.tree?.groupedBy);
  if (group?.type !== 'SELECT') return null;
  const start = (place: TreePlace, target: TreeTarget) => {
    moved.current = place.row.id;
    if (target.under !== null) opened.open(target.under);
    move(place, target);
  };
  const onDrawn = () => {
    const { activeElement } = document;
    if (moved.current === undefined || (activeElement && activeElement !== document.body)) return;
    const row = tree.current?.querySelector(`[data-id="${CSS.escape(moved.current)}"]`);
    row?.querySelector<HTMLElement>('[data-node]')?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target.closest<HTMLElement>('[data-id]')?.dataset.id !== moved.current) moved.current = undefined;
  };
  const canMove = onMoved !== undefined && type.tree?.moves !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons and links in it
    <div
      ref={tree}
      className={styles.tree}
      data-rows
      data-testid="content-tree"
      onKeyDown={onArrow}
      onFocus={onFocus}
    >
      {canMove && <p className={styles.hint}>{t('content.tree.instructions')}</p>}
      {group.options.map(({ value, label }) => {
        const level = (
          <Level
            {...shared}
            opened={opened}
            onDrawn={onDrawn}
            above={[]}
            filter={[{ field: group.name, op: 'is', value }]}
            label={labelText(t, label)}
          />
        );
        return (
          <section key={String(value)} className={styles.group}>
            <h2 className={styles.heading}>{labelText(t, label)}</h2>
            {canMove ? <TreeMoves move={start}>{level}</TreeMoves> : level}
          </section>
        );
      })}
    </div>
  );
}

type LevelProps = Below & {
  /** Entries above the level, from the top. */
  above: readonly string[];
  filter: Filter;
  /** Accessible name of the list. */
  label: string;
};

/** Entries right below one, part by part. */
function Level({ above, filter, label, ...shared }: LevelProps): ReactNode {
  const { type, revision, onRows, onDrawn } = shared;
  const t = useText();
  const under = above.at(-1) ?? null;
  const level = useEndpointParts(contentList, (before) => {
    if (before && before.next === null) return null;
    const after = before?.next;
    return { params: { type: type.type }, body: { keyword: '', filter, under, ...(after && { after }) } };
  });
  const { data, size, setSize, mutate, isValidating } = level;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new revision asks for the rows again
  useEffect(() => {
    if (revision > 0) void mutate();
  }, [revision]);
  const rows = data?.flatMap((part) => part.rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer
  useEffect(() => {
    if (!rows) return;
    onRows(rows);
    onDrawn();
  }, [data]);
  const ids = rows?.map(({ id }) => id) ?? [];
  const hasMore = data !== undefined && data.at(-1)?.next !== null;
  return (
    <>
      <LoadState of={level} empty={rows?.length === 0 && t('content.tree.none')} />
      <ul className={styles.level} aria-label={label}>
        {rows?.map((row) => (
          <Node key={row.id} {...shared} row={row} above={above} level={ids} />
        ))}
      </ul>
      {hasMore && (
        <button
          type="button"
          className={buttons.secondary}
          disabled={isValidating}
          onClick={() => void setSize(size + 1)}
        >
          {t('action.loadMore')}
        </button>
      )}
    </>
  );
}

type NodeProps = Below & Omit<TreePlace, 'name'>;

/** An entry with the button that opens its level. */
function Node({ row, above, level, ...shared }: NodeProps): ReactNode {
  const { type, opened, selection } = shared;
  const ctx = useView();
  const { t } = ctx;
  const id = useId();
  const values = valuesOf(type, row.leaves);
  const fieldOf = (name: string) => type.fields.find((field) => field.name === name);
  const title = fieldOf(type.title);
  const name = (title && valueText(title, values[title.name], ctx)) || t('fields.pick.untitled');
  const picture = type.columns.map(fieldOf).find((field) => field?.type === 'PICTURE');
  const count = row.children ?? 0;
  const isOpen = count > 0 && opened.has(row.id);
  const style: CSSProperties = { '--depth': above.length };
  const place = { row, name, above, level };
  const { ref, listeners, isDragging, zone } = useTreeRow(place);
  const onKeyDown = useStepKeys(place);
  return (
    <li data-entry="" data-testid="content-node" data-id={row.id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons and links in it */}
      <div
        ref={ref}
        className={styles.node}
        style={style}
        data-dragging={isDragging}
        data-zone={zone}
        onKeyDown={onKeyDown}
      >
        {count > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t('content.tree.below', { name })}
            data-node
            onClick={() => opened.toggle(row.id)}
          >
            <Icon name="chevron-right" size={16} />
          </button>
        ) : (
          <span className={styles.toggle} />
        )}
        {selection && <SelectBox id={row.id} name={name} selection={selection} />}
        {picture && (
          <span className={styles.picture}>
            <CellValue field={picture} value={values[picture.name]} picks={NO_PICKS} />
          </span>
        )}
        <a
          className={styles.name}
          href={entryAddress(type.type, row.id)}
          data-node={count > 0 ? undefined : ''}
        >
          {name}
        </a>
        {count > 0 && <span className={styles.count}>{t('content.tree.count', { count })}</span>}
        <TreeHandle place={place} listeners={listeners} />
      </div>
      {isOpen && (
        <div id={id}>
          <Level {...shared} above={[...above, row.id]} filter={[]} label={name} />
        </div>
      )}
    </li>
  );
}

/** Moves between the entries by Up and Down; Right opens one, Left closes it or goes to the one above. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-node], [data-entry] a')) return;
  const item = target.closest('[data-entry]');
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-node]')];
  const own = item?.querySelector<HTMLElement>('[data-node]') ?? target;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const isOpen = own.getAttribute('aria-expanded');
  if (step !== undefined) stops[stops.indexOf(own) + step]?.focus();
  else if (key === 'ArrowRight' && isOpen === 'false') own.click();
  else if (key === 'ArrowLeft' && isOpen === 'true') own.click();
  else if (key === 'ArrowLeft')
    item?.parentElement?.closest('[data-entry]')?.querySelector<HTMLElement>('[data-node]')?.focus();
  else return;
  event.preventDefault();
}
