import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { dropDeadConnections } from './drop-dead.ts';
import { openProxy } from './proxy.fixtures.ts';

test('idle connections that were dropped without a word are replaced, others are kept', async () => {
  const { url } = await openTestDatabase();
  const proxy = await openProxy(url);
  const pool = new pg.Pool({ connectionString: proxy.url, max: 5 });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  const processes = async (count: number) => {
    const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
    const pids = await Promise.all(
      clients.map(async (client) => (await client.query('select pg_backend_pid() as pid')).rows[0].pid),
    );
    for (const client of clients) client.release();
    return pids.toSorted();
  };
  const before = await processes(3);
  await dropDeadConnections(pool);
  expect([pool.totalCount, await processes(3)]).toEqual([3, before]);
  proxy.swallow();
  await dropDeadConnections(pool);
  expect(pool.totalCount).toBe(0);
  const after = await processes(3);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});
