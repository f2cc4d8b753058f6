import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';
import { type Reachability, watchReachability } from './reachability.ts';

/** The query builder over the pool, or a transaction of it. */
export type Db = NodePgDatabase;

/** A transaction, for work that must not run outside one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  db: Db;
  pool: pg.Pool;
  url: string;
  reachability: Reachability;
  /** True when the embedded server is down and can't be restarted. */
  isGivenUp: () => boolean;
  /** Closes the connections, then stops the embedded server if this process started it. */
  close: () => Promise<void>;
};

type Target = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Limit of connecting, milliseconds, where the usual one doesn't fit. */
  connectMs?: number;
};

const MIGRATION_LOCK = 7_241_001;
const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, 'migrations') };

/** Limits of every connection, milliseconds: no call may hang when the server stops responding. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
} as const;

/**
 * Connects to the database (`connectDatabase`) and brings the schema up to date. Several processes may call it at once:
 * one migrates, the others wait.
 */
export async function openDatabase(target: Target): Promise<Database> {
  const database = await connectDatabase(target);
  try {
    await migrateOnce(database.url);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Connects to `databaseUrl`, or to the embedded server in `dataDir` when there is none, and leaves the schema as it is.
 */
export async function connectDatabase(target: Target): Promise<Database> {
  const embedded = target.databaseUrl ? undefined : await startEmbedded(target.dataDir);
  const url = target.databaseUrl ?? embedded?.url ?? '';
  // JIT compilation of a statement takes longer than running any of ours.
  const withoutJit = { options: '-c jit=off' };
  const connectionTimeoutMillis = target.connectMs ?? CONNECTION_LIMITS.connectionTimeoutMillis;
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    ...withoutJit,
    ...CONNECTION_LIMITS,
    connectionTimeoutMillis,
  });
  const reachability = watchReachability(url);
  // An idle connection broke: the pool replaces it, and a lasting fault makes the next query fail.
  pool.on('error', reachability.suspect);
  // A connection in use broke: its current or next query fails, and that error is reported.
  pool.on('connect', (client) => void client.on('error', reachability.suspect));
  const close = async () => {
    reachability.close();
    await pool.end();
    await embedded?.stop();
  };
  return {
    db: queryBuilder(pool),
    pool,
    url,
    reachability,
    isGivenUp: () => embedded?.isGivenUp() ?? false,
    close,
  };
}

/**
 * The query builder over a pool. Replaces Drizzle's own transactions (0.45), which never release a connection that
 * breaks at BEGIN, and release one whose ROLLBACK has failed with the transaction still open.
 */
function queryBuilder(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}

async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => {
    // The running query fails, and that error is reported.
  });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseUnfinished(client);
    await migrate(drizzle(client), MIGRATIONS);
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database that stands inside the chain of migrations from before the first release. The first migration has
 * the time of that chain's last, so a database at its end counts as migrated (decision 031).
 */
async function refuseUnfinished(client: pg.Client): Promise<void> {
  const table = 'drizzle.__drizzle_migrations';
  const { rowCount } = await client.query('SELECT 1 WHERE to_regclass($1) IS NOT NULL', [table]);
  if (rowCount === 0) return;
  const [first] = readMigrationFiles(MIGRATIONS);
  const { rows } = await client.query(`SELECT bool_or(created_at = $1) AS known FROM ${table}`, [
    first?.folderMillis,
  ]);
  if (rows[0].known === false)
    throw new Error(
      'The database was left by a version from before the first release: start commit 2a20914 on it once, then this version again (docs/operating.md, “Upgrading”).',
    );
}
