import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

type Row = Record<string, unknown> & { tenant_id: string };

/** Every row of every table that belongs to tenants, by table. */
export async function tenantRows(db: Db): Promise<Record<string, Row[]>> {
  const found = await db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'tenant_id' AND table_schema = 'public' ORDER BY 1`,
  );
  const rows: Record<string, Row[]> = {};
  for (const { name } of found.rows) {
    const all = await db.execute<{ row: Row }>(
      sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t ORDER BY to_jsonb(t)::text`,
    );
    rows[name] = all.rows.map(({ row }) => row);
  }
  return rows;
}
