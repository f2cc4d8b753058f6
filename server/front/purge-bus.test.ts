import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../api/api.fixtures.ts';
import { announcePurge, openPurgeBus } from './purge-bus.ts';

test('what is rendered while a tenant’s new settings are read doesn’t stay', async () => {
  const { url, pool } = await openTestDatabase();
  const happened: string[] = [];
  const purged = Promise.withResolvers<void>();
  const bus = await openPurgeBus({
    ...{ url, pool, log: pino({ level: 'silent' }) },
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
