import { readdir, readFile } from 'node:fs/promises';
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

/** A database without tables, and a client of it. */
async function emptyDatabase() {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return { url, client };
}

/**
 * A database with the tables of the first migration and one row of ours, in which `migrations` count as applied, and a
 * client of it.
 */
async function databaseWith(migrations: readonly number[]) {
  const { url, client } = await emptyDatabase();
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

test('the time of the last reading becomes the end of the last run of a product’s readings', async () => {
  const { client } = await emptyDatabase();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const at = files.findIndex((name) => name.startsWith('0042_'));
  const apply = async (names: readonly string[]) => {
    for (const name of names) await client.query(await readFile(new URL(name, folder), 'utf8'));
  };
  await apply(files.slice(0, at));
  await client.query(`INSERT INTO tenants (id, settings) VALUES ('t', '{}');
    INSERT INTO goods (tenant_id, id, code, platform, item_id, name, origin_url, currency, price, availability, checked_at)
      SELECT 't', id, id, 'SHOPEE', id, '{}', '', 'THB', 100, availability, '2026-03-09 01:02:03.456789Z' FROM (VALUES
        ('read', 'IN_STOCK'), ('later', 'IN_STOCK'), ('never', 'PREORDER'), ('gone', 'OUT_OF_STOCK')) AS given (id, availability);
    INSERT INTO price_points (tenant_id, goods_id, at, until, price)
      SELECT 't', id, day, day + interval '1 day', 100 FROM (VALUES ('read', '2026-03-01 00:00Z'::timestamptz),
        ('read', '2026-03-03 00:00Z'), ('later', '2026-03-20 00:00Z')) AS given (id, day)`);
  await apply(files.slice(at, at + 1));
  const { rows } =
    await client.query(`SELECT goods_id AS id, to_char(at AT TIME ZONE 'UTC', 'DD HH24:MI:SS') AS at,
    to_char(until AT TIME ZONE 'UTC', 'DD HH24:MI:SS') AS until, price::int, available FROM price_points ORDER BY 1, 2`);
  const checked = '09 01:02:03';
  expect(rows).toEqual([
    { id: 'gone', at: checked, until: checked, price: 100, available: false },
    { id: 'later', at: '20 00:00:00', until: '21 00:00:00', price: 100, available: true },
    { id: 'never', at: checked, until: checked, price: 100, available: true },
    { id: 'read', at: '01 00:00:00', until: '02 00:00:00', price: 100, available: true },
    { id: 'read', at: '03 00:00:00', until: checked, price: 100, available: true },
  ]);
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
