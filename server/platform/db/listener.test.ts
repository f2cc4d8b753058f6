import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openListener } from './listener.ts';
import { openProxy } from './proxy.fixtures.ts';
import { createTestDatabase } from './test-cluster.fixtures.ts';

test('a connection that stops responding is replaced, and later notifications are received', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const proxy = await openProxy(database.url);
  const resumed = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  const listener = await openListener({
    url: proxy.url,
    channel: 'heartbeat_test',
    onMessage: heard.resolve,
    onResumed: resumed.resolve,
    heartbeatMs: 50,
  });
  onTestFinished(listener.close);
  proxy.swallow();
  await resumed.promise;
  const speaker = new pg.Client(database.url);
  await speaker.connect();
  await speaker.query(`NOTIFY heartbeat_test, 'again'`);
  await speaker.end();
  expect(await heard.promise).toBe('again');
});
