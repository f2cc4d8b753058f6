import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

let folder: string;
let database: EmbeddedDatabase | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talat-embedded-'));
});
afterAll(async () => {
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = (name: string) => readFile(join(folder, name), 'utf8');
const postmaster = async () => Number((await fileOf('postgres/postmaster.pid')).split('\n')[0]);
const users = () => readdir(join(folder, 'postgres.users'));

async function answers({ url }: EmbeddedDatabase): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('SELECT 1')).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

it('is restarted at the same port after it is killed', async () => {
  database = await startEmbedded(folder);
  expect(await answers(database)).toBe(true);
  const killed = await postmaster();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => expect(await postmaster()).not.toBe(killed));
  const { url } = database;
  await vi.waitFor(async () => expect(await answers({ ...(database as EmbeddedDatabase), url })).toBe(true), {
    timeout: 30_000,
  });
  expect(database.isGivenUp()).toBe(false);
});

it('may cache as much as an eighth of the memory holds, within limits', async () => {
  const client = new pg.Client({ connectionString: database?.url });
  await client.connect();
  const { rows } = await client.query(`SELECT setting::int / 128 AS megabytes FROM pg_settings
    WHERE name = 'shared_buffers'`);
  await client.end();
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  expect(rows[0].megabytes).toBe(Math.min(1_024, Math.max(128, Math.floor(memory / 8 / 2 ** 20))));
});

it('keeps its port across restarts, and stops with its last user', async () => {
  const before = database?.url;
  // Files left behind by killed processes.
  await writeFile(join(folder, 'postgres.users/1.1.another-boot.0000'), '');
  await writeFile(join(folder, 'postgres.lock'), '1');
  await database?.stop();
  expect(await users()).toEqual([]);
  expect(await answers(database as EmbeddedDatabase)).toBe(false);
  database = await startEmbedded(folder);
  expect(database.url).toBe(before);
  const second = await startEmbedded(folder);
  expect(await users()).toHaveLength(2);
  await database.stop();
  expect(await answers(second)).toBe(true);
  await second.stop();
  expect(await answers(second)).toBe(false);
  database = undefined;
});
