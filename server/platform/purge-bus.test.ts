import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../edge/api/api.fixtures.ts';
import { announcePurge, notifyPurge, openPurgeBus } from './purge-bus.ts';

test('pages rendered while a tenant’s new settings load are purged again afterwards', async () => {
  const { url, pool } = await openTestDatabase();
  const happened: string[] = [];
  const purged = Promise.withResolvers<void>();
  const bus = await openPurgeBus({
    url,
    pool,
    log: pino({ level: 'silent' }),
    cache: {
      purge: (tags: readonly string[]) => {
        happened.push(`purge ${tags}`);
        if (happened.includes('settings read')) purged.resolve();
        return 0;
      },
      purgeAll: () => 0,
    } as unknown as Parameters<typeof openPurgeBus>[0]['cache'],
    onTenantsChanged: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      happened.push('settings read');
    },
  });
  onTestFinished(bus.close);
  await announcePurge(pool, ['tenants', 't:zest']);
  await purged.promise;
  expect(happened).toEqual(['purge tenants,t:zest', 'settings read', 'purge tenants,t:zest']);
});

/** A bus that only records the tags it purges. */
async function openNotingBus() {
  const { url, pool, db } = await openTestDatabase();
  const purged: string[] = [];
  const bus = await openPurgeBus({
    url,
    pool,
    log: pino({ level: 'silent' }),
    onTenantsChanged: async () => undefined,
    cache: { purge: (tags: readonly string[]) => purged.push(...tags) } as unknown as Parameters<
      typeof openPurgeBus
    >[0]['cache'],
  });
  onTestFinished(bus.close);
  return { pool, db, purged };
}

test('any number of keys is announced, in messages within the limit of NOTIFY', async () => {
  const { pool, db, purged } = await openNotingBus();
  // As long as the longest keys in use.
  const keys = Array.from({ length: 200 }, (_, i) => `zest:leaderboard:${`${i}`.padStart(90, '0')}`);
  await announcePurge(pool, keys);
  await expect.poll(() => purged).toEqual(keys);
  purged.length = 0;
  await notifyPurge(db, keys);
  await expect.poll(() => purged).toEqual(keys);
});

test('after a lost connection is replaced, everything is purged and the tenants are reloaded', async () => {
  const { url, pool } = await openTestDatabase();
  const happened: string[] = [];
  const reloaded = Promise.withResolvers<void>();
  const bus = await openPurgeBus({
    url,
    pool,
    log: pino({ level: 'silent' }),
    cache: { purgeAll: () => happened.push('purge all') } as unknown as Parameters<
      typeof openPurgeBus
    >[0]['cache'],
    onTenantsChanged: async () => {
      happened.push('settings read');
      setImmediate(reloaded.resolve);
    },
  });
  onTestFinished(bus.close);
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await reloaded.promise;
  expect(happened).toEqual(['purge all', 'settings read', 'purge all']);
});
