import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { noteIndex } from '#server/domain/search/build-index.ts';
import { CONNECTION_LIMITS, type Db } from '#server/platform/db/database.ts';
import { facts, tenants } from '#server/platform/db/schema.ts';
import { buildSeed } from './build.ts';
import { insertRows } from './insert.ts';
import { type SeedOwner, seedOwners } from './owners.ts';
import { SEED_TABLES, type SeedRows } from './rows.ts';

export type SeedOptions = {
  /** Number from which the catalogue is generated. */
  seed: number;
  /** Reference time of the seed, milliseconds. */
  now: number;
  log: Pick<Logger, 'info'>;
  /** Password of the tenants' owners; without one each gets a generated password. */
  ownerPassword?: string | undefined;
  /** Called with the owners after all is written. */
  announce?: (owners: readonly SeedOwner[]) => void;
};

const SEED_LOCK = 7_241_002;
const RETRY_MS = 200;
/** Longest wait for another process that seeds, longer than one on a slow machine. */
const LONGEST_WAIT_MS = 300_000;
/**
 * Time limit of a statement, milliseconds, longer than for visitors' calls: a slow disk may need it to commit all rows.
 */
const CALL_MS = 60_000;

/**
 * Seeds a database without tenants, in one transaction; of several processes one does it. True when it did.
 * @throws {Error} when another process has been seeding for five minutes
 */
export async function seedIfEmpty(url: string, options: SeedOptions): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    ...CONNECTION_LIMITS,
    connectionTimeoutMillis: CALL_MS,
    statement_timeout: CALL_MS,
    query_timeout: CALL_MS,
    // Two seeds in one thread, as in a test, block each other for as long as building the rows takes.
    idle_in_transaction_session_timeout: CALL_MS,
  });
  client.on('error', () => {
    // The running query fails, and that error is reported.
  });
  await client.connect();
  try {
    return await seedOnce(drizzle(client), options);
  } finally {
    await client.end();
  }
}

async function seedOnce(db: Db, options: SeedOptions): Promise<boolean> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += RETRY_MS) {
    const outcome = await db.transaction(async (transaction) => {
      const lock = sql`SELECT pg_try_advisory_xact_lock(${SEED_LOCK}) AS taken`;
      const { rows } = await transaction.execute<{ taken: boolean }>(lock);
      if (!rows[0]?.taken) return 'busy';
      const [tenant] = await transaction.select({ id: tenants.id }).from(tenants).limit(1);
      if (tenant) return false;
      return seedDatabase(transaction, options);
    });
    if (outcome !== 'busy') {
      if (outcome) options.announce?.(outcome);
      return outcome !== false;
    }
    await setTimeout(RETRY_MS);
  }
  throw new Error(
    'Another process has been filling this database for five minutes: stop it and start again.',
  );
}

/** Writes the demonstration tenants and their catalogue, and the facts `seed` and `search`, into an empty database. */
export async function seedDatabase(
  db: Pick<Db, 'execute' | 'insert'>,
  options: SeedOptions,
): Promise<SeedOwner[]> {
  const started = performance.now();
  // On a busy machine, building the rows takes longer than a transaction may be idle.
  await db.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
  const rows = buildSeed(options.seed, options.now);
  for (const name of Object.keys(rows) as (keyof SeedRows)[])
    await insertRows(db, SEED_TABLES[name], rows[name]);
  const owners = await seedOwners(db, options.ownerPassword);
  await db.insert(facts).values({ name: 'seed', value: { seed: options.seed, now: options.now } });
  await noteIndex(db);
  const counts = Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.length]));
  options.log.info(
    { seed: options.seed, ms: Math.round(performance.now() - started), ...counts },
    'database seeded',
  );
  return owners;
}
