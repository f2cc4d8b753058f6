import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { rowTypes } from '#content/all.ts';
import { changeLeaves } from '#engine/content/leaves.ts';
import { CONTENT_FOUND } from '#schemas/content-type/limits.ts';
import { keysOf } from '#schemas/typed-object.ts';
import type { Call } from '../../platform/call.ts';
import { type DraftRow, isDraftOf, titleOf } from './drafts.ts';
import { orderOf, searchSql, textsOf } from './list.ts';
import { type RowType, readLive } from './read.ts';
import { contentDrafts } from './schema.ts';
import { type ContentReader, isColumn } from './store.ts';
import { rowType } from './stores/all.ts';

export type FoundEntry = { type: string; id: string; title: string; draft: boolean };

/** Number of drafts, the last changed first, whose new titles a search reads. */
const MAX_DRAFTS = 200;

/**
 * Entries of all types with rows, the first `CONTENT_FOUND` of each: those that a draft has named so, then those of that
 * very title, then in the order of their list. An empty search finds none.
 */
export async function findEntries(
  by: ContentReader & Pick<Call, 'lang'>,
  search: string,
): Promise<FoundEntry[]> {
  const words = search.trim();
  if (words === '') return [];
  const names = keysOf(rowTypes);
  const statement = sql.join(
    names.map((name) => sql`(${rowsOf(by, rowType(name), words)})`),
    sql` union all `,
  );
  const { rows } = await by.db.execute<{ type: string; id: string }>(statement);
  const drafted = await draftsNamed(by, words);
  const found = await Promise.all(
    names.map((name) => {
      const all = [...drafted, ...rows].filter(({ type }) => type === name).map(({ id }) => id);
      return titled(by, rowType(name), [...new Set(all)].slice(0, CONTENT_FOUND));
    }),
  );
  return found.flat();
}

/** Statement for the first rows of one type. */
function rowsOf({ scope }: ContentReader, stored: RowType, words: string): SQL {
  const { type, store } = stored;
  const { table, where } = store;
  const matches = and(eq(table.tenantId, scope.tenantId), where, searchSql(stored, words));
  const order = sql.join([desc(isNamed(stored, words)), ...orderOf(stored, {}).by], sql`, `);
  return sql`select ${type.type}::text as type, ${table.id}::text as id from ${table}
    where ${matches} order by ${order} limit ${CONTENT_FOUND}`;
}

/** Whether the title is these words, in any language. */
function isNamed({ type, store }: RowType, words: string): SQL {
  const field = store.fields[type.title];
  if (!field || !isColumn(field)) return sql`false`;
  const text = field.kind === 'localized' ? textsOf(field.column) : field.column;
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
