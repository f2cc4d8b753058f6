import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '#server/domain/catalogue/schema.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { tenants } from '#server/platform/db/schema.ts';
import { rows } from './seed.fixtures.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'reset-'));
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true }));

test('the database holds only the seed afterwards', { tags: 'all' }, async () => {
  const before = await openDatabase({ dataDir });
  await before.db.insert(tenants).values({ id: 'stranger', settings: {} });
  // Left half way by a version from before the first release, it couldn't be opened.
  await before.pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = 1');
  await before.close();

  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'reset.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SEED: '9', LOG_LEVEL: 'silent' },
  });
  expect(stdout).toMatch(
    /^Dropped every table of 127\.0\.0\.1:\d+\/postgres\.\nMade the tables anew\.\n(?:Sign in to the editor: http:\S+\/editor {2}owner@\S+ {2}\S+\n){2}Filled them with seed 9\./,
  );

  const after = await openDatabase({ dataDir });
  const ids = await after.db.select({ id: tenants.id }).from(tenants);
  expect(ids.map(({ id }) => id).toSorted()).toEqual(['guide', 'zest']);
  expect(await after.db.$count(goods)).toBe(rows.goods.length);
  await after.close();
});
