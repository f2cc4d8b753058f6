import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { rowTypes } from '#content/all.ts';
import { changeLeaves } from '#engine/content/leaves.ts';
import { CONTENT_FOUND } from '#schemas/content-type/limits.ts';
import { keysOf } from '#schemas/typed-object.ts';
import type { Call } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isOverload } from '../../platform/db/overload.ts';
import { createWorkQueue, QueueFull } from '../../platform/work-queue.ts';
import { type DraftRow, isDraftOf, titleOf } from './drafts.ts';
import { orderOf } from './order.ts';
import { type RowType, readLive } from './read.ts';
import { contentDrafts } from './schema.ts';
import { columnTexts, type FoundRow, type Search, searchAll, searchHead } from './search.ts';
import { type ContentReader, isColumn } from './store.ts';
import { rowType } from './stores/all.ts';

export type FoundEntry = { type: string; id: string; title: string; draft: boolean };

/** Result of a search of all types. */
export type FoundContent = {
  entries: FoundEntry[];
  /** Types that took too long: at most the head of their lists was searched. */
  partly: string[];
};

/** Number of drafts, the last changed first, whose new titles a search reads. */
const MAX_DRAFTS = 200;

/** Limits in ms: of the statements of one type, and of all types, after which no further whole list is searched. */
const LIMITS = { type: 1_000, all: 2_000 };

/**
 * Searches of types by all operators of this process. Three run at a time, on a connection each: the shop's pages need
 * the others.
 */
const queue = createWorkQueue({ concurrency: 3, limit: 200 });

/**
 * Entries of all types with rows, the first `CONTENT_FOUND` of each: those that a draft has named so, then those of that
 * very title, then in the order of their list. An empty search finds none.
 */
export async function findContentEntries(
  by: ContentReader & Pick<Call, 'lang'>,
  search: string,
  limits = LIMITS,
): Promise<FoundContent> {
  const words = search.trim();
  if (words === '') return { entries: [], partly: [] };
  const names = keysOf(rowTypes);
  const end = performance.now() + limits.all;
  const drafted = await draftsNamed(by, words);
  const found = await Promise.all(
    names.map(async (name) => {
      const stored = rowType(name);
      const left = () => Math.min(limits.type, end - performance.now());
      const { ids, isWhole } = await idsOf(by, stored, words, { head: limits.type, left });
      const all = [...drafted.filter(({ type }) => type === name).map(({ id }) => id), ...ids];
      const entries = await titled(by, stored, [...new Set(all)].slice(0, CONTENT_FOUND));
      return { name, entries, isWhole };
    }),
  );
  return {
    entries: found.flatMap(({ entries }) => entries),
    partly: found.filter(({ isWhole }) => !isWhole).map(({ name }) => name),
  };
}

/** Ids of one type: of its whole list, or, if that takes longer than the ms that are left, of the list's head. */
async function idsOf(
  { db, scope }: ContentReader,
  stored: RowType,
  words: string,
  limits: { head: number; left: () => number },
): Promise<{ ids: string[]; isWhole: boolean }> {
  const { table, where } = stored.store;
  const search: Search = {
    words,
    within: and(eq(table.tenantId, scope.tenantId), where),
    order: orderOf(stored, undefined),
    limit: CONTENT_FOUND,
    first: isNamed(stored, words),
  };
  let head: FoundRow[] = [];
  try {
    return await queue(() =>
      db.transaction(async (tx) => {
        const reader = { db: tx, scope };
        await limitStatements(tx, limits.head);
        head = await searchHead(reader, stored, search);
        const ms = limits.left();
        if (ms < 1) return { ids: idsIn(head), isWhole: false };
        await limitStatements(tx, ms);
        return { ids: idsIn((await searchAll(reader, stored, search)).rows), isWhole: true };
      }),
    );
  } catch (error) {
    if (!isOverload(error) && !(error instanceof QueueFull)) throw error;
    return { ids: idsIn(head), isWhole: false };
  }
}

const idsIn = (rows: readonly FoundRow[]) => rows.map(({ id }) => id);

/** Ends each further statement of a transaction that takes longer. */
const limitStatements = (tx: Tx, ms: number) =>
  tx.execute(sql`select set_config('statement_timeout', ${String(Math.ceil(ms))}, true)`);

/** Whether the title is these words, in any language. */
function isNamed({ type, store }: RowType, words: string): SQL {
  const field = store.fields[type.title];
  if (!field || !isColumn(field)) return sql`false`;
  const text = field.kind === 'localized' ? columnTexts(field.column) : field.column;
  return sql`(lower(${words}) = any(string_to_array(lower(${text}), E'\\n')))`;
}

/** Drafts whose changed title contains the words, such as those of new entries, which have no row. */
async function draftsNamed({ db, scope }: ContentReader, words: string): Promise<DraftRow[]> {
  const drafts = await db
    .select()
    .from(contentDrafts)
    .where(eq(contentDrafts.tenantId, scope.tenantId))
    .orderBy(desc(contentDrafts.updatedAt), contentDrafts.type, contentDrafts.id)
    .limit(MAX_DRAFTS);
  const wanted = words.toLowerCase();
  return drafts.filter(({ type, changes }) => {
    const title = Object.hasOwn(rowTypes, type) ? rowTypes[type as keyof typeof rowTypes].title : undefined;
    return Object.entries(changes).some(
      ([leaf, { to }]) =>
        leaf.split('.')[0] === title && typeof to === 'string' && to.toLowerCase().includes(wanted),
    );
  });
}

/** These entries of one type with the titles that their drafts give them. */
async function titled(
  by: ContentReader & Pick<Call, 'lang'>,
  stored: RowType,
  ids: readonly string[],
): Promise<FoundEntry[]> {
  if (ids.length === 0) return [];
  const { type } = stored;
  const live = await readLive(by, stored, ids, { names: [type.title] });
  const drafts = await by.db
    .select()
    .from(contentDrafts)
    .where(isDraftOf(by, stored, ids));
  return ids.map((id) => {
    const draft = drafts.find((one) => one.id === id);
    const leaves = changeLeaves(live.get(id) ?? {}, draft?.changes ?? {});
    return { type: type.type, id, title: titleOf(by, stored, id, leaves), draft: draft !== undefined };
  });
}
