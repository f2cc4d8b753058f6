import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startEmbedded } from '../db/embedded.ts';
import { BackupRefused, backUp, restoreBackup } from './backup.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'talat-backup-'));
  folders.push(folder);
  return folder;
}

/** Runs queries in the embedded database of a data folder. */
async function inDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = await startEmbedded(dataDir);
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

const ACCOUNTS = 20_000;
const WHOLE_THIRDS = ACCOUNTS - (ACCOUNTS % 3);

it('a backup of a database that is written to is whole, with all that was committed before it', async () => {
  const dataDir = await newFolder();
  const backup = join(await newFolder(), 'backup');
  await mkdir(join(dataDir, 'media/zest/uploads'), { recursive: true });
  await writeFile(join(dataDir, 'media/zest/uploads/a.jpg'), 'a picture');
  let before = 0;
  await inDatabase(dataDir, async (client) => {
    await client.query(`CREATE TABLE accounts AS
      SELECT id, 100 AS amount, repeat('x', 200) AS filler FROM generate_series(1, ${ACCOUNTS}) AS id`);
    await client.query('CREATE UNIQUE INDEX ON accounts (id)');
    await client.query('CREATE TABLE done (number int PRIMARY KEY)');
    let written = 0;
    let isOver = false;
    const write = async () => {
      // Moves an amount from a third of the accounts to another third, in rows of all pages.
      await client.query('BEGIN');
      await client.query(
        `UPDATE accounts SET amount = amount + (id + ${written}) % 3 - 1 WHERE id <= ${WHOLE_THIRDS}`,
      );
      await client.query(`INSERT INTO done VALUES (${written})`);
      await client.query('COMMIT');
      written += 1;
      // Files appear and vanish during the copy, and a log that nobody needs is recycled.
      await client.query('CREATE TABLE passing AS SELECT generate_series(1, 5000) AS id');
      await client.query('DROP TABLE passing');
      await client.query('SELECT pg_switch_wal()');
      await client.query('CHECKPOINT');
    };
    await write();
    before = written;
    const writing = (async () => {
      while (!isOver) await write();
    })();
    await backUp(dataDir, backup).finally(() => {
      isOver = true;
    });
    await writing;
  });

  const restored = await newFolder();
  await restoreBackup(backup, restored);
  expect(await readFile(join(restored, 'media/zest/uploads/a.jpg'), 'utf8')).toBe('a picture');
  await inDatabase(restored, async (client) => {
    const { rows } = await client.query(`SELECT sum(amount)::int AS total, count(*)::int AS accounts,
      (SELECT count(*)::int FROM done) AS done, (SELECT max(number) + 1 FROM done) AS last FROM accounts`);
    const { done, last, ...whole } = rows[0];
    expect(whole).toEqual({ total: ACCOUNTS * 100, accounts: ACCOUNTS });
    expect(done).toBe(last);
    expect(done).toBeGreaterThanOrEqual(before);
    await client.query('INSERT INTO done VALUES (-1)');
  });
});

it('refuses what would overwrite something, or copy nothing', async () => {
  const empty = await newFolder();
  const parent = await newFolder();
  const backup = join(parent, 'backup');
  await expect(backUp(empty, backup)).rejects.toThrow(BackupRefused);
  await expect(restoreBackup(empty, parent)).rejects.toThrow(`${empty} is no backup.`);
  expect(await readdir(parent)).toEqual([]);

  const dataDir = await newFolder();
  await inDatabase(dataDir, (client) => client.query('CREATE TABLE kept AS SELECT 1 AS id'));
  await expect(backUp(dataDir, empty)).rejects.toThrow(`${empty} exists already`);
  await backUp(dataDir, backup);
  expect(await readdir(parent)).toEqual(['backup']);
  await expect(restoreBackup(backup, dataDir)).rejects.toThrow(`${dataDir} has a database already`);
  await inDatabase(dataDir, async (client) => {
    expect((await client.query('SELECT id FROM kept')).rows).toEqual([{ id: 1 }]);
  });
});
