import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { PageCache } from './page-cache.ts';

const CHANNEL = 'talat_purge';
/** NOTIFY takes 8,000 bytes at most. */
const KEYS_PER_MESSAGE = 60;
const RETRY_MS = 500;

export type PurgeBus = {
  /** Purges by key here at once, and in every other process within moments. */
  purge: (tags: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** Tells every process on the same database about purges. After a lost connection everything counts as purged. */
export async function openPurgeBus(options: {
  url: string;
  pool: pg.Pool;
  cache: PageCache;
  onTenantsChanged: () => Promise<void>;
  log: Logger;
}): Promise<PurgeBus> {
  const { url, pool, cache, onTenantsChanged, log } = options;
  let closed = false;
  let listener: pg.Client | undefined;

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true });
    client.on('notification', (message) => {
      const tags = String(message.payload).split(' ');
      const pages = cache.purge(tags);
      log.debug({ tags, pages }, 'purged');
      if (tags.includes('tenants'))
        onTenantsChanged().catch((error) => log.error({ err: error }, 'tenants not reloaded'));
    });
    const again = () => {
      if (closed || listener !== client) return;
      listener = undefined;
      setTimeout(() => restart(), RETRY_MS).unref();
    };
    client.on('error', again).on('end', again);
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    listener = client;
  };
  const restart = () => {
    if (closed) return;
    listen().then(
      () => cache.purgeAll(),
      () => setTimeout(() => restart(), RETRY_MS).unref(),
    );
  };
  await listen();

  return {
    purge: async (tags) => {
      cache.purge(tags);
      await announcePurge(pool, tags);
    },
    close: async () => {
      closed = true;
      await listener?.end();
    },
  };
}

/** Announces a purge to every serving process; commands such as the import use it without a cache of their own. */
export async function announcePurge(
  connection: Pick<pg.Pool, 'query'>,
  tags: readonly string[],
): Promise<void> {
  for (const message of messages(tags))
    await connection.query('SELECT pg_notify($1, $2)', [CHANNEL, message]);
}

/** The same as a part of a transaction: announced when it commits, or never. */
export async function notifyPurge(db: Pick<Db, 'execute'>, tags: readonly string[]): Promise<void> {
  for (const message of messages(tags)) await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
}

function messages(tags: readonly string[]): string[] {
  const count = Math.ceil(tags.length / KEYS_PER_MESSAGE);
  return Array.from({ length: count }, (_, i) =>
    tags.slice(i * KEYS_PER_MESSAGE, (i + 1) * KEYS_PER_MESSAGE).join(' '),
  );
}
