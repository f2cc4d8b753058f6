import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react';
import { valuesOf } from '#engine/content/leaves.ts';
import type { ContentRow } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { CONTENT_PAGE } from '#schemas/content-type/limits.ts';
import type { PickRef } from '#schemas/entities/editor-pick.ts';
import type { Field } from '#schemas/fields/registry.ts';
import buttons from '#ui/button.module.css';
import { labelText } from '../fields/control.ts';
import { pickKey, usePicks } from '../fields/use-picks.ts';
import { LoadState } from '../kit/load-state.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';
import type { Sort } from './list-query.ts';
import { codeRef, ListRow } from './list-row.tsx';
import type { Selection } from './selection.ts';
import type { ContentRows } from './use-content-list.ts';

/** Distance from the end of the list at which its next part is requested. */
const AHEAD = '2000px';

type Props = {
  type: ContentType;
  list: ContentRows;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** Undefined for operators who change nothing in bulk. */
  selection: Selection | undefined;
  /** Text of a list without entries, and the way on from there. */
  empty: string;
  emptyAction: ReactNode;
};

/** Table of entries that grows by scrolling or by its button; on a phone each row is a card. */
export function ListTable({ type, list, sort, onSort, selection, empty, emptyAction }: Props): ReactNode {
  const t = useText();
  const { parts, error, hasMore, isLoading, isReplacing, more } = list;
  const columns = columnsOf(type);
  const isEmpty = parts?.every((rows) => rows.length === 0);
  const state = { data: parts, error: parts ? undefined : error, mutate: list.reload };
  const style: CSSProperties = { '--columns': columns.length - 1 };
  return (
    <>
      <LoadState of={state} empty={isEmpty && empty} action={emptyAction} />
      {parts && !isEmpty && (
        // biome-ignore lint/a11y/useSemanticElements: the parts of a real table can't skip layout while out of view
        <div
          role="table"
          className={styles.table}
          style={style}
          data-selectable={selection !== undefined}
          data-rows
          data-testid="content-list"
          aria-busy={isReplacing}
        >
          <Head
            type={type}
            columns={columns}
            sort={sort}
            onSort={onSort}
            onAll={selection && (() => selection.replace(idsOf(parts)))}
          />
          {parts.map((rows, index) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: a part stays at its place
              key={index}
              type={type}
              rows={rows}
              columns={columns}
              selection={selection}
            />
          ))}
        </div>
      )}
      {parts && error !== undefined && <LoadState of={{ data: parts, error, mutate: async () => more() }} />}
      {hasMore && error === undefined && (
        <More key={parts?.length} isLoading={isLoading} onMore={more} label={t('action.loadMore')} />
      )}
    </>
  );
}

const columnsCache = new WeakMap<ContentType, readonly Field[]>();

/** Field of the title and those of the columns. */
function columnsOf(type: ContentType): readonly Field[] {
  const known = columnsCache.get(type);
  if (known) return known;
  const names = [type.title, ...type.columns.filter((name) => name !== type.title)];
  const columns = names.flatMap((name) => type.fields.find((field) => field.name === name) ?? []);
  columnsCache.set(type, columns);
  return columns;
}

const idsOf = (parts: readonly (readonly ContentRow[])[]) => parts.flat().map(({ id }) => id);

type HeadProps = Pick<Props, 'type' | 'sort' | 'onSort'> & {
  columns: readonly Field[];
  /** Selects all loaded rows. */
  onAll: (() => void) | undefined;
};

function Head({ type, columns, sort, onSort, onAll }: HeadProps): ReactNode {
  const t = useText();
  const [own] = type.sorts;
  const current = sort ?? (own && { field: own.field, descending: own.descending === true });
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: see ListTable
    // biome-ignore-start lint/a11y/useFocusableInteractive: a table isn't a grid
    <div role="rowgroup" className={styles.tableHead}>
      <div role="row" className={styles.row}>
        {onAll && (
          <span role="columnheader">
            <button type="button" className={styles.all} onClick={onAll}>
              {t('content.selectAll')}
            </button>
          </span>
        )}
        {columns.map(({ name, label }) => {
          const isSorted = current?.field === name;
          return (
            <span
              key={name}
              role="columnheader"
              aria-sort={isSorted ? (current.descending ? 'descending' : 'ascending') : undefined}
            >
              {type.sorts.some(({ field }) => field === name) ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort({ field: name, descending: isSorted && !current.descending })}
                >
                  {labelText(t, label)}
                  <span aria-hidden="true">{isSorted ? (current.descending ? '↓' : '↑') : ''}</span>
                </button>
              ) : (
                labelText(t, label)
              )}
            </span>
          );
        })}
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: a table isn't a grid
    // biome-ignore-end lint/a11y/useSemanticElements: see ListTable
  );
}

type PartProps = Pick<Props, 'type' | 'selection'> & {
  rows: readonly ContentRow[];
  columns: readonly Field[];
};

/** Rows of one part, which the browser lays out only near the visible area. */
const Part = memo(({ type, rows, columns, selection }: PartProps): ReactNode => {
  const style: CSSProperties = { '--rows': rows.length };
  const { picks } = usePicks(refsOf(type, rows, columns));
  return (
    // biome-ignore lint/a11y/useSemanticElements: see ListTable
    <div role="rowgroup" className={styles.part} style={style} data-full={rows.length >= CONTENT_PAGE}>
      {rows.map((row) => (
        <ListRow key={row.id} type={type} row={row} columns={columns} picks={picks} selection={selection} />
      ))}
    </div>
  );
});

/** References of the columns, each once. */
function refsOf(type: ContentType, rows: readonly ContentRow[], columns: readonly Field[]): PickRef[] {
  const fields = columns.filter((field) => field.type === 'TEXT' && field.codeOf);
  if (fields.length === 0) return [];
  const refs = rows.flatMap(({ leaves }) => {
    const values = valuesOf(type, leaves);
    return fields.flatMap((field) => codeRef(field, values[field.name]) ?? []);
  });
  return [...new Map(refs.map((ref) => [pickKey(ref), ref])).values()];
}

type MoreProps = { isLoading: boolean; onMore: () => void; label: string };

/** End of a list with more: loads it when it comes near, or by its button. */
function More({ isLoading, onMore, label }: MoreProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  load.current = onMore;
  useEffect(() => {
    if (!end.current || isLoading || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={end} className={styles.more}>
      <button type="button" className={buttons.secondary} disabled={isLoading} onClick={onMore}>
        {label}
      </button>
    </div>
  );
}
