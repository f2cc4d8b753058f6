import { sql } from 'drizzle-orm';
import { connectDatabase, openDatabase } from '#server/platform/db/database.ts';
import { readEnvironment } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { announceOwners } from './owners.ts';
import { seedIfEmpty } from './seed.ts';

/** `npm run db:reset`: drops everything in the database, recreates the tables and fills them with the seed. */
const environment = readEnvironment(process.env);
const target = { databaseUrl: environment.DATABASE_URL, dataDir: environment.DATA_DIR };
const say = (line: string) => process.stdout.write(`${line}\n`);

const old = await connectDatabase(target);
const where = new URL(old.url);
try {
  await old.db.execute(sql`DROP SCHEMA IF EXISTS drizzle CASCADE`);
  await old.db.execute(sql`DROP SCHEMA public CASCADE`);
  await old.db.execute(sql`CREATE SCHEMA public`);
  say(`Dropped every table of ${where.host}${where.pathname}.`);
} finally {
  await old.close();
}

const database = await openDatabase(target);
try {
  say('Made the tables anew.');
  const log = createLog(environment.LOG_LEVEL);
  await seedIfEmpty(database.url, {
    seed: environment.SEED,
    now: Date.now(),
    log,
    ownerPassword: environment.SEED_OWNER_PASSWORD,
    announce: announceOwners(environment.PORT),
  });
  say(
    `Filled them with seed ${environment.SEED}. Restart running servers: they still hold the old tenants and pages.`,
  );
} finally {
  await database.close();
}
