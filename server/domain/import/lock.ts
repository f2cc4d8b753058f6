import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CONNECTION_LIMITS } from '../../platform/db/database.ts';
import { importLock } from '../catalogue/import-lock.ts';

const POLL_MS = 200;
/**
 * Timeouts of the run, milliseconds. Some statements work through all rows of a file. Between two of them an import may
 * wait long for the processor, because its process has a low priority.
 */
const RUN_LIMITS = {
  statement_timeout: 600_000,
  query_timeout: 610_000,
  idle_in_transaction_session_timeout: 120_000,
};

/**
 * Runs `work` on a connection of its own that holds the tenant's import lock, so that two imports never interleave.
 * The lock ends with the connection: without it nothing can be written, and after a crash nothing stays locked.
 */
export async function withImportLock<T>(
  url: string,
  tenantId: string,
  onWait: () => void,
  work: (client: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    options: '-c jit=off',
    ...CONNECTION_LIMITS,
    ...RUN_LIMITS,
  });
  client.on('error', () => {
    // After a lost connection the current or next query fails, and that failure is reported.
  });
  await client.connect();
  try {
    for (let polls = 0; !(await tryLock(client, tenantId)); polls++) {
      if (polls === 0) onWait();
      await sleep(POLL_MS, undefined, { signal });
    }
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client, tenantId: string): Promise<boolean> {
  const { rows } = await drizzle(client).execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_lock(${importLock(tenantId)}) AS locked`,
  );
  return rows[0]?.locked === true;
}
