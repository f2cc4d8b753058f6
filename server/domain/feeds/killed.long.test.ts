import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readFeedRun, runFeed, feedRuns as runList } from '#schemas/api/invented/feeds.ts';
import { goods, pricePoints } from '../catalogue/schema.ts';
import { searchEntries } from '../search/schema.ts';
import { addJsonFeed, itemLines, openTestFeeds } from './feeds.fixtures.ts';
import { LEASE_MS } from './queue.ts';
import { feeds } from './schema.ts';

const ITEMS = 3_000;
const PATIENCE = { timeout: 60_000, interval: 50 };
const body = itemLines(new Map(Array.from({ length: ITEMS }, (_, id) => [id, 100 + id])));

const rig = await openTestFeeds();
const { db, open, clock, services, database } = rig;
const publisher = await rig.operator('pim', 'publisher');
const program = fileURLToPath(new URL('./worker.fixtures.ts', import.meta.url));
const workers = new Set<ChildProcess>();
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
});
beforeEach(async () => {
  for (const table of [feeds, goods, searchEntries]) await db.delete(table);
  open.got.length = 0;
  clock.time = Date.now();
});

/** Starts a run in a process of its own, and ends that process once `isReached` holds. */
async function killedRun(isReached: () => Promise<unknown>): Promise<string> {
  const { id } = await addJsonFeed(publisher, rig.addressAt('/feed.jsonl'));
  const run = await publisher.call(runFeed, { params: { id } });
  const worker = spawn(process.execPath, [program, database.url, services.dataDir], { stdio: 'inherit' });
  workers.add(worker);
  await isReached();
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  return run.id;
}
const readRun = (id: string) => publisher.call(readFeedRun, { params: { id } });

/** Another process's worker finds the run once the dead one's lease has ended, not before. */
async function expectContinued(id: string, requests: number): Promise<void> {
  await rig.runner.settle();
  expect((await readRun(id)).state).toBe('running');
  clock.time = Date.now() + 2 * LEASE_MS;
  await rig.runner.settle();
  expect(await readRun(id)).toMatchObject({ state: 'applied', problem: null });
  const { rows } = await db.execute(sql`select count(*)::int as rows, count(distinct item_id)::int as items,
    count(*) filter (where availability <> 'IN_STOCK' or price <> (100 + item_id::int) * 100)::int as wrong from goods`);
  expect(rows).toEqual([{ rows: ITEMS, items: ITEMS, wrong: 0 }]);
  expect(await db.$count(pricePoints)).toBe(ITEMS);
  expect(open.got).toHaveLength(requests);
  const [feed] = await db.select().from(feeds);
  expect(await publisher.call(runList, { params: { id: feed?.id ?? '' }, query: {} })).toMatchObject({
    totalElements: 1,
  });
}

test('a run that is killed while downloading fetches its file again', async () => {
  const half = Promise.withResolvers<void>();
  open.answerWith((_, response) => {
    if (open.got.length > 1) response.end(body);
    else response.write(body.slice(0, 50_000), () => half.resolve());
  });
  const id = await killedRun(() => half.promise);
  await expectContinued(id, 2);
});

// One that is killed while it writes is continued likewise.
test('a run that is killed before it writes is continued with its file', { tags: 'all' }, async () => {
  open.answerWith((_, response) => response.end(body));
  // Its import waits for this one, which holds the tenant's lock.
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query(`SELECT pg_advisory_lock(hashtextextended('import:zest', 0))`);
  const isWaiting = (waits: boolean) => () =>
    vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select from pg_stat_activity where datname = current_database()
        and query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()`);
      expect(rows).toHaveLength(waits ? 1 : 0);
    }, PATIENCE);
  const id = await killedRun(isWaiting(true));
  // The import's own process ends with the worker's.
  await isWaiting(false)();
  await holder.end();
  await expectContinued(id, 1);
});

test('a run that is killed while it writes is continued, and doubles nothing', async () => {
  open.answerWith((_, response) => response.end(body));
  // Makes writing slow enough to be killed in the middle.
  await db.execute(sql`create function linger() returns trigger language plpgsql as $$
    begin perform pg_sleep(1.1); return null; end $$`);
  await db.execute(sql`create trigger linger after insert on price_points execute function linger()`);
  let written = 0;
  const id = await killedRun(() =>
    vi.waitFor(async () => {
      written = await db.$count(goods);
      expect(written).toBeGreaterThan(0);
    }, PATIENCE),
  );
  expect(written).toBeLessThan(ITEMS);
  await db.execute(sql`drop trigger linger on price_points`);
  await expectContinued(id, 1);
});
