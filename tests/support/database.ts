import pg from 'pg';
import type { RunningServer } from './running-server.ts';

/**
 * Writes rows without the API and its checks, as an import of an older release may have left them, and purges the
 * pages.
 */
export async function writeRows(
  server: RunningServer,
  tenantId: string,
  statements: readonly (readonly [sql: string, values: readonly unknown[]])[],
  tags: readonly string[],
): Promise<void> {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  for (const [sql, values] of statements) await client.query(sql, [...values]);
  const purged = tags.map((tag) => `${tenantId}:${tag}`).join(' ');
  await client.query('SELECT pg_notify($1, $2)', ['talat_purge', purged]);
  await client.end();
}

/** Reads rows that the API doesn't return, such as the codes sent. */
export async function readRows<Row extends pg.QueryResultRow>(
  server: RunningServer,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
