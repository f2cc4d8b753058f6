import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from './db/database.ts';
import { dropDeadConnections } from './db/drop-dead.ts';
import { openListener } from './db/listener.ts';

const CHANNEL = 'talat_purge';
/** NOTIFY takes 8,000 bytes at most. */
const KEYS_PER_MESSAGE = 60;
/** Pause before what couldn't be read from the database is read again, milliseconds. */
const RETRY_MS = 500;

export type PurgeBus = {
  /** Purges by tag, here at once and in every other process within moments. */
  purge: (tags: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** Listens for purges of every process on the same database. After a lost connection everything is purged. */
export async function openPurgeBus(options: {
  url: string;
  pool: pg.Pool;
  cache: { purge: (tags: readonly string[]) => number; purgeAll: () => void };
  /** Reads again what processes keep in memory: the tenants' settings and the running experiments. */
  onTenantsChanged: () => Promise<void>;
  /** Called when the connection is found lost. */
  onLost?: () => void;
  log: Logger;
  heartbeatMs?: number;
}): Promise<PurgeBus> {
  const { url, pool, cache, onTenantsChanged, log } = options;
  let isClosed = false;
  /** Reads the tenants again, as often as it takes: the database may be away for a while. */
  const reload = (): Promise<void> =>
    onTenantsChanged().catch(async (error) => {
      log.error({ err: error }, 'tenants not reloaded');
      await wait(RETRY_MS, undefined, { ref: false });
      if (!isClosed) await reload();
    });
  /** Purges now, and again after the tenants' new settings are loaded: pages rendered in between have the old ones. */
  const purgeWithTenants = (purge: () => void) => {
    purge();
    void reload().then(purge);
  };
  const listener = await openListener({
    url,
    channel: CHANNEL,
    ...(options.heartbeatMs && { heartbeatMs: options.heartbeatMs }),
    onLost: options.onLost,
    onMessage: (payload) => {
      const tags = payload.split(' ');
      const purge = () => log.debug({ tags, pages: cache.purge(tags) }, 'purged');
      if (tags.includes('tenants')) purgeWithTenants(purge);
      else purge();
    },
    onResumed: () => {
      log.warn('listens for purges again, all pages are purged');
      purgeWithTenants(() => cache.purgeAll());
      void dropDeadConnections(pool);
    },
  });

  return {
    purge: async (tags) => {
      cache.purge(tags);
      await announcePurge(pool, tags);
    },
    close: async () => {
      isClosed = true;
      await listener.close();
    },
  };
}

/** Announces a purge to every serving process; for commands without a cache of their own, such as the import. */
export async function announcePurge(
  connection: Pick<pg.Pool, 'query'>,
  tags: readonly string[],
): Promise<void> {
  for (const message of messages(tags))
    await connection.query('SELECT pg_notify($1, $2)', [CHANNEL, message]);
}

/** Announces a purge as part of a transaction: it is sent on commit. */
export async function notifyPurge(db: Pick<Db, 'execute'>, tags: readonly string[]): Promise<void> {
  for (const message of messages(tags)) await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
}

function messages(tags: readonly string[]): string[] {
  const count = Math.ceil(tags.length / KEYS_PER_MESSAGE);
  return Array.from({ length: count }, (_, i) =>
    tags.slice(i * KEYS_PER_MESSAGE, (i + 1) * KEYS_PER_MESSAGE).join(' '),
  );
}
