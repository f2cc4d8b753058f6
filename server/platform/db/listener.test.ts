import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openListener } from './listener.ts';
import { createTestDatabase } from './test-cluster.fixtures.ts';

/** A TCP proxy to a database that can drop all data on its open connections without closing them. */
async function openProxy(url: string) {
  const target = new URL(url);
  const open: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
    open.push(near, far);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.close();
    for (const socket of open) socket.destroy();
  });
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  const swallow = () => {
    for (const socket of open) socket.unpipe().removeAllListeners('data').resume();
  };
  return { url: through.href, swallow };
}

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
