import { and, eq, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#schemas/languages.ts';
import type { EntryOrder } from './order.ts';
import type { RowType } from './read.ts';
import { contentTexts } from './schema.ts';
import { type ContentReader, isColumn } from './store.ts';

/** Rows of a list, the first in its order, in which a search looks before it reads the whole list. */
const HEAD = 2_000;

export type Search = {
  words: string;
  /** Condition of the rows to be searched: the tenant's, and what else narrows the list. */
  within: SQL | undefined;
  order: EntryOrder;
  limit: number;
  /** True for rows that come before all others. */
  first?: SQL;
};

/** Row that a search has found, with the value by which the list is sorted. */
export type FoundRow = { id: string; key: unknown };

/**
 * Rows of a list that contain the words, in the order of the list. A frequent word is found in the head of the list; any
 * other search reads the texts of all rows. `total` is their number, if it is known.
 */
export async function searchRows(
  by: ContentReader,
  stored: RowType,
  search: Search,
): Promise<{ rows: FoundRow[]; total?: number }> {
  const head = await searchHead(by, stored, search);
  return head.length < search.limit ? searchAll(by, stored, search) : { rows: head };
}

/** Rows that contain the words, among the first of the list. */
export async function searchHead(
  { db }: ContentReader,
  stored: RowType,
  { words, within, order, limit, first = sql`false` }: Search,
): Promise<FoundRow[]> {
  const { table } = stored.store;
  const by = sql.join(order.by, sql`, `);
  const { rows } = await db.execute<FoundRow>(sql`
    select id, key from (
      select ${table.id} as id, ${order.key} as key, ${first} as named,
        ${searchSql(stored, words)} as found, row_number() over (order by ${by}) as place
      from ${table} where ${within} order by ${by} limit ${HEAD}
    ) as head where found order by named desc, place limit ${limit}`);
  return rows;
}

/**
 * Rows that contain the words, and their number. Their copies in `content_texts` are read whole: the rows are wide, and
 * each text would be taken out of jsonb and lower-cased. Of the rows only those found are read; the array makes sure that
 * they are fetched by their key, and an aggregate can be read by several of the database's processes.
 */
export async function searchAll(
  { db, scope }: ContentReader,
  stored: RowType,
  { words, within, order, limit, first = sql`false` }: Search,
): Promise<{ rows: FoundRow[]; total: number }> {
  const { table } = stored.store;
  const { direction } = order;
  const named = sql`select array_agg(${contentTexts.id}) from ${contentTexts} where ${copiesWith(words, scope, stored)}`;
  const { rows } = await db.execute<FoundRow & { total: string }>(sql`
    with found as materialized (
      select ${table.id} as id, ${order.key} as key, ${first} as named
      from ${table} where ${within} and ${table.id} = any((${named})::text[])
    ) select id, key, count(*) over () as total from found
    order by named desc, ${direction(sql`key`)}, ${direction(sql`id`)} limit ${limit}`);
  return { rows: rows.map(({ id, key }) => ({ id, key })), total: Number(rows[0]?.total ?? 0) };
}

/** Number of rows that contain the words, counted up to `limit`: a frequent word is found in a part of the copies. */
export async function countFound(
  { db, scope }: ContentReader,
  stored: RowType,
  { words, within, limit }: Pick<Search, 'words' | 'within' | 'limit'>,
): Promise<number> {
  const { table } = stored.store;
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(contentTexts)
    .innerJoin(table, and(eq(table.tenantId, contentTexts.tenantId), eq(table.id, contentTexts.id)))
    .where(and(copiesWith(words, scope, stored), within))
    .limit(limit);
  return db.$count(some.as('some'));
}

/** Condition of the copies of a tenant's rows that contain the words, or whose id they are. */
const copiesWith = (words: string, scope: ContentReader['scope'], { store: { table } }: RowType) =>
  and(
    eq(contentTexts.tenantId, scope.tenantId),
    eq(contentTexts.ofTable, getTableName(table)),
    or(eq(contentTexts.id, words), sql`position(lower(${words}) in ${contentTexts.texts}) > 0`),
  );

/**
 * Condition that a searched field contains the words, in any language and case. Byte by byte over the joined texts, which
 * takes a third of the time of ILIKE on each language. Words without case, such as Thai ones, spare the conversion of
 * each text, which takes half of the time.
 */
export function searchSql({ store }: RowType, keyword: string): SQL | undefined {
  const words = keyword.trim();
  if (words === '') return undefined;
  const hasCase = words.toLowerCase() !== words.toUpperCase();
  const plain = (text: SQL | AnyPgColumn) => (hasCase ? sql`lower(${text})` : text);
  return or(
    eq(store.table.id, words),
    ...store.searched.map((name) => {
      const field = store.fields[name];
      if (!field || !isColumn(field)) return undefined;
      const { kind, column } = field;
      return sql`position(${plain(sql`${words}`)} in ${plain(kind === 'localized' ? columnTexts(column) : column)}) > 0`;
    }),
  );
}

/** SQL of the texts of a localized column in all languages, one a line: words have no line breaks. */
export const columnTexts = (column: AnyPgColumn): SQL =>
  sql`concat_ws(E'\n', ${sql.join(
    LANGUAGES.map((lang) => sql`${column} ->> ${lang}::text`),
    sql`, `,
  )})`;
