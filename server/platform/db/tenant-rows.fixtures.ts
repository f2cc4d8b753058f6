import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

type Row = Record<string, unknown> & { tenant_id: string };

/** Every row of every table that belongs to tenants, by table. */
export async function tenantRows(db: Db): Promise<Record<string, Row[]>> {
  const found = await db.execute<{ name: string }>(
    sql`SELECT relname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE attname = 'tenant_id' AND relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') ORDER BY 1`,
  );
  const names = found.rows.map(({ name }) => name);
  const rows = Object.fromEntries(names.map((name): [string, Row[]] => [name, []]));
  // One statement for all tables: tests read them before and after each call.
  const each = names.map(
    (name) => sql`SELECT ${name}::text AS name, to_jsonb(t) AS row FROM ${sql.identifier(name)} t`,
  );
  const all = await db.execute<{ name: string; row: Row }>(
    sql`SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) everything ORDER BY name, row::text`,
  );
  for (const { name, row } of all.rows) rows[name]?.push(row);
  return rows;
}
