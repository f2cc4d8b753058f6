import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { createTestDatabase } from './test-cluster.fixtures.ts';

/** When the migrations before the first release were made: all that is left of them (decision 031). */
const OLD_CHAIN = [
  ...[1795260543668, 1795265319145, 1795271467616, 1795272307450, 1795282800033, 1795283300208],
  ...[1795294574095, 1795306222976, 1795307422480, 1795309603702, 1795310517646, 1795317057631],
  ...[1795318451972, 1795333387090, 1795333797783, 1795342658192, 1795344573227, 1795357871386],
  ...[1795447588229, 1795462867804, 1795464463921, 1795464480383, 1795464481800],
];

const folder = new URL('migrations/', import.meta.url);
const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8'));
/** Times of all migrations; the first has that of the old chain's last. */
const ALL: number[] = journal.entries.map(({ when }: { when: number }) => when);

/**
 * A database with the tables of the first migration and one row of ours, in which `migrations` count as applied, and a
 * client of it.
 */
async function databaseWith(migrations: readonly number[]) {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.query(await readFile(new URL('0000_start.sql', folder), 'utf8'));
  await client.query(`INSERT INTO facts VALUES ('kept', '1')`);
  await client.query('DELETE FROM drizzle.__drizzle_migrations');
  await client.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'old ' || at, at FROM unnest($1::bigint[]) at`,
    [migrations],
  );
  const applied = async () => {
    const { rows } = await client.query('SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY 1');
    return rows.map((row) => Number(row.created_at));
  };
  const kept = async () =>
    (await client.query(`SELECT value FROM facts WHERE name = 'kept'`)).rows.map(({ value }) => value);
  const open = async () => (await openDatabase({ databaseUrl: url, dataDir: '' })).close();
  return { client, open, applied, kept };
}

test('a database at the end of the old chain of migrations goes on with its data', async () => {
  const { open, applied, kept } = await databaseWith(OLD_CHAIN);
  await open();
  await open();
  expect(await applied()).toEqual([...OLD_CHAIN, ...ALL.slice(1)]);
  expect(await kept()).toEqual([1]);
});

test.each([1, 12, 22])('one that stands after %i of its 23 is refused and left alone', async (count) => {
  const { open, applied, kept } = await databaseWith(OLD_CHAIN.slice(0, count));
  await expect(open()).rejects.toThrow(
    /from before the first release: start commit [0-9a-f]{7} on it once, then this version again/,
  );
  expect(await applied()).toEqual(OLD_CHAIN.slice(0, count));
  expect(await kept()).toEqual([1]);
});

test('one whose first migration was broken off is migrated', async () => {
  const { client, open, applied, kept } = await databaseWith([]);
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await open();
  expect(await applied()).toEqual(ALL);
  expect(await kept()).toEqual([]);
});
