import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import type { Db } from './db/database.ts';

/** Number of rows of the table that match the condition, counted up to `LIST_LENGTH`. */
export async function countUpTo(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(LIST_LENGTH);
  return db.$count(rows.as('rows'));
}

/** One page of a list; a page beyond its end is empty. `rows` must have an order without ties. */
export async function readPage<Row>(
  { page, size }: PageRequest,
  list: {
    count: () => Promise<number>;
    rows: (part: { limit: number; offset: number }) => Promise<Row[]>;
  },
): Promise<Paged<Row>> {
  const offset = (page - 1) * size;
  const limit = Math.min(size, LIST_LENGTH - offset);
  const [content, totalElements] = await Promise.all([
    limit > 0 ? list.rows({ limit, offset }) : [],
    list.count(),
  ]);
  return { content, totalElements, hasNext: offset + content.length < totalElements };
}

/** The page with each row in its API format. */
export function presentPage<Row, Item>(page: Paged<Row>, present: (row: Row) => Item): Paged<Item> {
  return { ...page, content: page.content.map(present) };
}
