import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { changeLeaves, type Leaves } from '#engine/content/leaves.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { contentList } from '#schemas/api/invented/content-desk.ts';
import { SINGLE_ID } from '#schemas/content-type/define.ts';
import { CONTENT_COUNT, CONTENT_PAGE } from '#schemas/content-type/limits.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../platform/call.ts';
import { filterSql } from '../../platform/db/filter-sql.ts';
import { type DraftRow, isDraftOf, titleOf } from './drafts.ts';
import { orderOf } from './order.ts';
import { type RowType, readLive, type StoredType } from './read.ts';
import { contentDrafts } from './schema.ts';
import { countFound, searchRows } from './search.ts';
import { type ColumnField, type ContentReader, isColumn, isSettings } from './store.ts';
import { storedType } from './stores/all.ts';

type Request = EndpointInput<typeof contentList>['body'];

/** Row of a list: the leaves of the title and the columns, or all, and the draft. */
export type ListedEntry = {
  id: string;
  leaves: Leaves;
  draft: DraftRow | undefined;
  /** Number of entries right below it, in a level of a tree. */
  children?: number;
};
export type ListPart = { rows: ListedEntry[]; next: string | null; total: number | null };

/** Number of drafts of new entries that a list shows. */
const MAX_NEW = 100;
/** Number of drafts in the list over all types. */
const MAX_WAITING = 200;

/**
 * One part of the entries of a type, by the value of the sorted field and the id. The first part begins with the drafts
 * of new entries, which have no row, unless it is filtered.
 * @throws AppError VALIDATION_FAILED for a filter, sort or cursor that the list doesn't have
 */
export async function listEntries(
  by: ContentReader,
  stored: StoredType,
  request: Request,
): Promise<ListPart> {
  const { type, store } = stored;
  if (isSettings(store)) return singleEntry(by, stored);
  return listRows(by, { type, store }, request);
}

/** List of a type with a single entry. */
async function singleEntry(by: ContentReader, stored: StoredType): Promise<ListPart> {
  const live = await readLive(by, stored, [SINGLE_ID]);
  const draft = (await draftsOf(by, stored, [SINGLE_ID])).get(SINGLE_ID);
  const leaves = changeLeaves(live.get(SINGLE_ID) ?? {}, draft?.changes ?? {});
  return { rows: [{ id: SINGLE_ID, leaves, draft }], next: null, total: 1 };
}

async function listRows(by: ContentReader, stored: RowType, request: Request): Promise<ListPart> {
  const { type } = stored;
  const isFirst = request.after === undefined;
  const { matches, order, query } = listQuery(by, stored, request);
  const after = request.after === undefined ? undefined : order.after(request.after);
  const words = request.keyword.trim();
  const found: { rows: { id: unknown; key: unknown }[]; total?: number } =
    words === ''
      ? { rows: await query }
      : await searchRows(by, stored, {
          words,
          within: and(matches, after),
          order,
          limit: CONTENT_PAGE + 1,
        });
  const { rows } = found;
  const hasMore = rows.length > CONTENT_PAGE;
  const countAll = async () => {
    if (!hasMore) return rows.length;
    if (found.total !== undefined) return Math.min(found.total, CONTENT_COUNT);
    return words === ''
      ? countRows(by, stored, matches)
      : countFound(by, stored, { words, within: matches, limit: CONTENT_COUNT });
  };
  const ids = rows.slice(0, CONTENT_PAGE).map(({ id }) => String(id));
  const last = rows[CONTENT_PAGE - 1];
  const isFiltered = request.filter.length > 0 || request.keyword !== '' || request.under !== undefined;
  const added = isFirst && !isFiltered ? await newDrafts(by, stored) : [];
  const names = request.whole ? type.fields.map(({ name }) => name) : [type.title, ...type.columns];
  const [live, drafts, total, children] = await Promise.all([
    readLive(by, stored, ids, { names: [...new Set(names)] }),
    draftsOf(by, stored, ids),
    isFirst ? countAll() : null,
    request.under === undefined ? undefined : countBelow(by, stored, ids),
  ]);
  const listed = ids.map((id): ListedEntry => {
    const draft = drafts.get(id);
    const leaves = changeLeaves(live.get(id) ?? {}, draft?.changes ?? {});
    return { id, leaves, draft, ...(children && { children: children.get(id) ?? 0 }) };
  });
  return {
    rows: [
      ...added.map((draft) => ({ id: draft.id, leaves: changeLeaves({}, draft.changes), draft })),
      ...listed,
    ],
    next: hasMore && last ? JSON.stringify([keyValue(last.key), last.id]) : null,
    total,
  };
}

/** Query for the ids of one part of a list without a search, and the condition of the whole list. */
export function listQuery({ db, scope }: ContentReader, stored: RowType, request: Request) {
  const { table, where } = stored.store;
  const matches = and(
    eq(table.tenantId, scope.tenantId),
    where,
    levelSql(stored, request.under),
    filterSql(filterFields(stored), request.filter),
  );
  const order = orderOf(stored, request.sort);
  const query = db
    .select({ id: table.id, key: sql`${order.key}`.as('key') })
    .from(table)
    .where(and(matches, request.after === undefined ? undefined : order.after(request.after)))
    .orderBy(...order.by)
    .limit(CONTENT_PAGE + 1);
  return { matches, order, query };
}

/** Condition of one level of a tree. @throws AppError VALIDATION_FAILED for a type without one */
function levelSql({ store: { above } }: RowType, under: Request['under']): SQL | undefined {
  if (under === undefined) return undefined;
  if (!above) throw new AppError('VALIDATION_FAILED', { field: 'under' });
  return under === null ? isNull(above) : eq(above, under);
}

/** Number of entries right below each of these. */
async function countBelow(
  { db, scope }: ContentReader,
  { store: { table, above } }: RowType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!above || ids.length === 0) return new Map();
  const rows = await db
    .select({ id: above, count: count() })
    .from(table)
    .where(and(eq(table.tenantId, scope.tenantId), inArray(above, [...ids])))
    .groupBy(above);
  return new Map(rows.map((row) => [String(row.id), row.count]));
}

/** Number of entries of a type, counted up to `CONTENT_COUNT`. */
export async function countEntries(by: ContentReader, { type, store }: StoredType): Promise<number> {
  if (isSettings(store)) return 1;
  const own = and(eq(store.table.tenantId, by.scope.tenantId), store.where);
  return countRows(by, { type, store }, own);
}

async function countRows(
  { db }: ContentReader,
  { store: { table } }: RowType,
  matches: SQL | undefined,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matches)
    .limit(CONTENT_COUNT);
  return db.$count(some.as('some'));
}

function filterFields({ type, store }: RowType): Record<string, ColumnField> {
  return Object.fromEntries(
    type.filters.flatMap((name): [string, ColumnField][] => {
      const field = store.fields[name];
      return field && isColumn(field) ? [[name, field]] : [];
    }),
  );
}

/** Value of a cursor: a time as text with microseconds stays exact. */
const keyValue = (key: unknown) =>
  key instanceof Date ? key.toISOString() : (key as string | number | null);

async function newDrafts({ db, scope }: ContentReader, { type: { type } }: StoredType): Promise<DraftRow[]> {
  return db
    .select()
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.tenantId, scope.tenantId),
        eq(contentDrafts.type, type),
        eq(contentDrafts.isNew, true),
      ),
    )
    .orderBy(desc(contentDrafts.updatedAt), contentDrafts.id)
    .limit(MAX_NEW);
}

async function draftsOf(
  by: ContentReader,
  stored: StoredType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DraftRow>> {
  const rows = await by.db
    .select()
    .from(contentDrafts)
    .where(isDraftOf(by, stored, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export type WaitingDraft = { draft: DraftRow; title: string };

/** Drafts of all types, the last changed first. */
export async function waitingDrafts(by: ContentReader & Pick<Call, 'lang'>): Promise<WaitingDraft[]> {
  const rows = await by.db
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.tenantId, by.scope.tenantId))
    .orderBy(desc(contentDrafts.updatedAt), contentDrafts.type, contentDrafts.id)
    .limit(MAX_WAITING);
  const titled = [...Map.groupBy(rows, ({ type }) => type)].map(async ([type, drafts]) => {
    const stored = storedType(type);
    const ids = drafts.map(({ id }) => id);
    const live = await readLive(by, stored, ids, { names: [stored.type.title] });
    return drafts.map((draft) => {
      const leaves = changeLeaves(live.get(draft.id) ?? {}, draft.changes);
      return [draft, titleOf(by, stored, draft.id, leaves)] as const;
    });
  });
  const titles = new Map((await Promise.all(titled)).flat());
  return rows.map((draft) => ({ draft, title: titles.get(draft) ?? draft.id }));
}
