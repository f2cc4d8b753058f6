import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { testSeed } from '#tests/support/seed.ts';
import { openTestDatabase } from '../../../edge/api/api.fixtures.ts';
import { pageRow } from '../../../edge/api/rows.fixtures.ts';
import { tenants } from '../../../platform/db/schema.ts';
import { createRandom } from '../../../platform/random.ts';
import { auditLog } from '../../operators/schema.ts';
import { pages, pageVersions, releases } from '../../page-tables/schema.ts';

const TENANTS = ['t0', 't1', 't2', 't3'];
const WORKERS = 3;
const KILL_EVERY_MS = 500;
const FIRST_MS = 2_000;

const { db, url } = await openTestDatabase();
// Makes publishing slow enough for kills to happen during it.
await db.execute(sql`
  create function linger() returns trigger language plpgsql as $$
  begin perform pg_sleep(0.03); return new; end $$`);
await db.execute(sql`create trigger linger before update on pages for each row execute function linger()`);

const program = fileURLToPath(new URL('./worker.fixtures.ts', import.meta.url));
const workers = new Set<ChildProcess>();
/** Workers that have started. One of them survives every kill, so that a slow machine has workers too. */
const working = new Set<ChildProcess>();
const startWorker = async () => {
  const worker = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker) && working.delete(worker));
  await once(worker.stdout, 'data');
  working.add(worker);
};
afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL');
});

/** Publishes so many schedules by three workers of which one is killed so many times, and checks each schedule. */
async function publishKilled(schedules: number, kills: number): Promise<void> {
  await db.delete(tenants);
  await db
    .insert(tenants)
    .values(TENANTS.map((id) => tenantFixture(id)).map(({ id, ...settings }) => ({ id, settings })));
  const seed = testSeed();
  const random = createRandom(seed);
  await Promise.all(Array.from({ length: WORKERS }, startWorker));
  const start = Date.now() + FIRST_MS;
  await schedule(Array.from({ length: schedules }, () => start + random.int(0, kills * KILL_EVERY_MS)));
  await wait(start - Date.now());
  for (let kill = 0; kill < kills; kill++) {
    await wait(random.int(KILL_EVERY_MS / 2, (KILL_EVERY_MS * 3) / 2));
    random.pick([...workers]).kill('SIGKILL');
    void startWorker();
  }
  await until(async () => (await db.$count(releases, eq(releases.state, 'scheduled'))) === 0);

  const rows = await db.select().from(releases);
  const late = rows.map(({ publishAt, publishedAt }) => Number(publishedAt) - Number(publishAt));
  late.sort((a, b) => a - b);
  process.stdout.write(
    `seed ${seed}, lateness ms: min ${late[0]}, median ${late[schedules / 2]}, max ${late.at(-1)}\n`,
  );
  expect(rows.map(({ state, problem }) => [state, problem])).toEqual(rows.map(() => ['published', null]));
  expect(late[0]).toBeGreaterThanOrEqual(0);

  const published = await db.select().from(auditLog).where(eq(auditLog.action, 'page.publish'));
  const byRelease = Map.groupBy(published, ({ details }) => details.release);
  expect([...byRelease.values()].map(({ length }) => length)).toEqual(rows.map(() => 1));
  // Each page shows the version of its own latest release.
  const live = await db.select().from(pages);
  const latest = new Map(
    rows
      .toSorted((a, b) => Number(a.publishAt) - Number(b.publishAt))
      .flatMap(({ tenantId, items }) =>
        items.map(({ pageId, version }) => [`${tenantId} ${pageId}`, version]),
      ),
  );
  expect(new Map(live.map((page) => [`${page.tenantId} ${page.id}`, page.publishedVersion]))).toEqual(latest);
}

describe('three workers of which one is killed again and again publish each schedule exactly once', () => {
  test('60 schedules, two kills', () => publishKilled(60, 2));
  test('200 schedules, thirty kills', { tags: 'all' }, () => publishKilled(200, 30));
});

/** Inserts fifty pages, each with as many versions as there are schedules for it. */
async function schedule(times: readonly number[]): Promise<void> {
  const ids = Array.from({ length: 50 }, (_, i) => ({
    tenantId: TENANTS[i % TENANTS.length] ?? '',
    pageId: `p${i}`,
  }));
  await db
    .insert(pages)
    .values(ids.map(({ tenantId, pageId }) => pageRow(tenantId, pageId, { document: null })));
  const by = { operatorId: 'o', operatorName: 'Operator' };
  const planned = times.map((time, i) => {
    const page = ids[i % ids.length] ?? { tenantId: '', pageId: '' };
    return { ...page, time: new Date(time), version: Math.floor(i / ids.length) + 1, id: `r${i}` };
  });
  const { draft } = pageRow('', '');
  await db.insert(pageVersions).values(
    planned.map(({ tenantId, pageId, version }) => ({
      tenantId,
      pageId,
      version,
      document: draft,
      rev: 1,
      ...by,
    })),
  );
  await db.insert(releases).values(
    planned.map(({ tenantId, pageId, version, time, id }) => ({
      tenantId,
      id,
      items: [{ pageId, version }],
      state: 'scheduled' as const,
      publishAt: time,
      ...by,
    })),
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(200);
}
