import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openProxy } from './proxy.fixtures.ts';
import { watchReachability } from './reachability.ts';
import { createTestDatabase } from './test-cluster.fixtures.ts';

async function openDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database.url;
}

function watch(url: string) {
  const reachability = watchReachability(url);
  onTestFinished(reachability.close);
  return reachability;
}

test('a database that refuses connections is away from the first failed check until one succeeds', async () => {
  const proxy = await openProxy(await openDatabase());
  const { isAway, check, suspect } = watch(proxy.url);
  expect([await check(), isAway()]).toEqual([true, false]);
  proxy.refuse();
  expect(isAway()).toBe(false);
  suspect();
  await expect.poll(isAway).toBe(true);
  expect(await check()).toBe(false);
  proxy.accept();
  await expect.poll(isAway).toBe(false);
});

test('a broken connection of a database that responds changes nothing', async () => {
  const proxy = await openProxy(await openDatabase());
  const { isAway, check, suspect } = watch(proxy.url);
  proxy.cut();
  suspect();
  expect(await check()).toBe(true);
  expect(isAway()).toBe(false);
});

test('a database that serves as many as it may is reachable', async () => {
  const url = new URL(await openDatabase());
  const client = new pg.Client(url.href);
  await client.connect();
  const role = `none_more_${process.pid}`;
  await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'p' CONNECTION LIMIT 0`);
  onTestFinished(async () => {
    await client.query(`DROP ROLE ${role}`);
    await client.end();
  });
  url.username = role;
  url.password = 'p';
  expect(await watch(url.href).check()).toBe(true);
});
