import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The new row's values for `ON CONFLICT DO UPDATE`; PostgreSQL makes generated columns itself. */
export function everyColumn(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  return Object.fromEntries(columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]));
}
