import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { useEndpointParts } from '#client/use-endpoint-pages.ts';
import { valuesOf } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import { type ContentRow, contentList } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import type { Filter } from '#schemas/filter.ts';
import buttons from '#ui/button.module.css';
import { labelText } from '../fields/control.ts';
import { Icon } from '../kit/icon.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { useText } from '../kit/use-text.ts';
import { entryAddress } from './addresses.ts';
import { CellValue, SelectBox } from './list-row.tsx';
import type { Selection } from './selection.ts';
import styles from './tree-list.module.css';
import { useOpenNodes } from './use-open-nodes.ts';
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
type Opened = ReturnType<typeof useOpenNodes>;

/**
 * Entries below each other as nested lists, a tree for each group. A level loads when it is opened. Arrow keys move
 * between the entries, open and close them.
 */
export function TreeList(props: Shared): ReactNode {
  const { type } = props;
  const t = useText();
  const opened = useOpenNodes(type.type);
  const group = type.fields.find(({ name }) => name === type.tree?.groupedBy);
  if (group?.type !== 'SELECT') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons and links in it
    <div className={styles.tree} data-rows data-testid="content-tree" onKeyDown={onArrow}>
      {group.options.map(({ value, label }) => (
        <section key={String(value)} className={styles.group}>
          <h2 className={styles.heading}>{labelText(t, label)}</h2>
          <Level
            {...props}
            opened={opened}
            under={null}
            filter={[{ field: group.name, op: 'is', value }]}
            label={labelText(t, label)}
            depth={0}
          />
        </section>
      ))}
    </div>
  );
}

type LevelProps = Shared & {
  opened: Opened;
  /** Entry above the level; null: the top. */
  under: string | null;
  filter: Filter;
  /** Accessible name of the list. */
  label: string;
  depth: number;
};

/** Entries right below one, part by part. */
function Level({ under, filter, label, depth, ...shared }: LevelProps): ReactNode {
  const { type, revision, onRows } = shared;
  const t = useText();
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
    if (rows) onRows(rows);
  }, [data]);
  const hasMore = data !== undefined && data.at(-1)?.next !== null;
  return (
    <>
      <LoadState of={level} empty={rows?.length === 0 && t('content.tree.none')} />
      <ul className={styles.level} aria-label={label}>
        {rows?.map((row) => (
          <Node key={row.id} {...shared} row={row} depth={depth} />
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

type NodeProps = Shared & { opened: Opened; row: ContentRow; depth: number };

/** An entry with the button that opens its level. */
function Node({ row, depth, ...shared }: NodeProps): ReactNode {
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
  const style: CSSProperties = { '--depth': depth };
  return (
    <li data-testid="content-node" data-id={row.id}>
      <div className={styles.node} style={style}>
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
      </div>
      {isOpen && (
        <div id={id}>
          <Level {...shared} under={row.id} filter={[]} label={name} depth={depth + 1} />
        </div>
      )}
    </li>
  );
}

/** Moves between the entries by Up and Down; Right opens one, Left closes it or goes to the one above. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-node], [data-testid=content-node] a'))
    return;
  const item = target.closest('[data-testid=content-node]');
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-node]')];
  const own = item?.querySelector<HTMLElement>('[data-node]') ?? target;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const isOpen = own.getAttribute('aria-expanded');
  if (step !== undefined) stops[stops.indexOf(own) + step]?.focus();
  else if (key === 'ArrowRight' && isOpen === 'false') own.click();
  else if (key === 'ArrowLeft' && isOpen === 'true') own.click();
  else if (key === 'ArrowLeft')
    item?.parentElement
      ?.closest('[data-testid=content-node]')
      ?.querySelector<HTMLElement>('[data-node]')
      ?.focus();
  else return;
  event.preventDefault();
}
