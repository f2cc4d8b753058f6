import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';

/** The query builder over the pool, or a transaction of it. */
export type Db = NodePgDatabase;

/** A transaction alone, for work that must not run outside one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  db: Db;
  pool: pg.Pool;
  url: string;
  /** True when the embedded server is down and can't be started again. */
  isGivenUp: () => boolean;
  /** Ends the connections, then the embedded server if this process started it. */
  close: () => Promise<void>;
};

type Target = { databaseUrl?: string | undefined; dataDir: string };

const MIGRATION_LOCK = 7_241_001;

/** Limits of every connection: no call may hang when the server stops answering. Milliseconds. */
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
  // Compiling a statement takes longer than any of ours.
  const withoutJit = { options: '-c jit=off' };
  const pool = new pg.Pool({ connectionString: url, max: 20, ...withoutJit, ...CONNECTION_LIMITS });
  pool.on('error', () => {
    // An idle connection broke: the pool replaces it, and the next query reports a lasting fault.
  });
  pool.on('connect', (client) => {
    client.on('error', () => {
      // One that is in use broke: its query under way or its next one fails, and that is reported.
    });
  });
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  return { db: queryBuilder(pool), pool, url, isGivenUp: () => embedded?.isGivenUp() ?? false, close };
}

/**
 * The query builder over a pool. Drizzle's own transactions (0.45) never give back a connection that breaks at BEGIN, and
 * give one back whose ROLLBACK has failed, with the transaction open.
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {
    // The query under way fails, and that is reported.
  });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
  } finally {
    await client.end();
  }
}
