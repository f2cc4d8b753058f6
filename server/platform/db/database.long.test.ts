import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { openDatabase } from './database.ts';

type Target = Parameters<typeof openDatabase>[0];

const { url: databaseUrl } = await openTestDatabase();
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talat-db-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts another process that opens a database, prints the number of migrations it found, and runs `then`. */
function openInAnotherProcess(target: Target, then: string) {
  const code = `
    import { openDatabase } from '${import.meta.dirname}/database.ts';
    const database = await openDatabase(${JSON.stringify(target)});
    const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations');
    console.log(rows[0].n);
    ${then}`;
  return spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function firstLine(child: ReturnType<typeof openInAnotherProcess>): Promise<string> {
  for await (const chunk of child.stdout) return String(chunk).trim();
  throw new Error('the process ended without a word');
}

describe('the embedded database', () => {
  it('is migrated once by four processes that start together, and keeps its data', async () => {
    const processes = Array.from({ length: 4 }, () =>
      openInAnotherProcess({ dataDir }, 'await database.close();'),
    );
    const exits = processes.map((child) => once(child, 'exit'));
    const found = await Promise.all(processes.map(firstLine));
    expect(new Set(found).size).toBe(1);
    expect((await Promise.all(exits)).map(([code]) => code)).toEqual([0, 0, 0, 0]);

    const database = await openDatabase({ dataDir });
    await database.pool.query(`INSERT INTO facts VALUES ('kept', '1')`);
    await database.close();
    const again = await openDatabase({ dataDir });
    expect((await again.pool.query(`SELECT value FROM facts WHERE name = 'kept'`)).rows).toEqual([
      { value: 1 },
    ]);
    await again.close();
  });

  it('is taken over from a killed process', async () => {
    const child = openInAnotherProcess({ dataDir }, 'setInterval(() => {}, 1_000);');
    await firstLine(child);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await openDatabase({ dataDir });
    const url = database.url;
    await database.close();
    await expect(openDatabase({ databaseUrl: url, dataDir })).rejects.toThrow();
  });
});

describe('any database', () => {
  it('returns connections to the pool that break at BEGIN', async () => {
    const { db, pool, close } = await openDatabase({ databaseUrl, dataDir });
    const cut = (client: pg.PoolClient) => void client.end();
    pool.on('acquire', cut);
    for (let i = 0; i < 25; i++) await expect(db.transaction(async () => undefined)).rejects.toThrow();
    pool.off('acquire', cut);
    expect((await db.execute('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('survives a broken connection that is in use', async () => {
    const child = openInAnotherProcess(
      { databaseUrl, dataDir },
      `
      await database.db.transaction(async (tx) => {
        const { rows } = await tx.execute('SELECT pg_backend_pid() AS pid');
        await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
        await new Promise((broken) => setTimeout(broken, 500));
      }).catch(() => undefined);
      await database.pool.query('SELECT 1');
      await database.close();
      process.exit(7);`,
    );
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('gives every connection its limits', async () => {
    const database = await openDatabase({ databaseUrl, dataDir });
    const { rows } = await database.pool.query('SHOW statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
    await database.close();
  });
});
