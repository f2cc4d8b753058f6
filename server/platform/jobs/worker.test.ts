import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../edge/api/api.fixtures.ts';
import { jobs } from './schema.ts';
import { createWorker, type Job, type Worker } from './worker.ts';

const { db } = await openTestDatabase();
const log = pino({ level: 'silent' });
const workers: Worker[] = [];
/** Ends of all runs that wait for the test. */
const ends: (() => void)[] = [];

/** Starts a process's worker. */
async function start(...list: Job[]): Promise<Worker> {
  const worker = createWorker({ db, log }, list);
  workers.push(worker);
  await worker.start();
  return worker;
}

/** A job that counts its runs; each lasts until it is let go. */
function counted(job: Partial<Job> = {}) {
  const runs: (() => void)[] = [];
  const work = () =>
    new Promise<void>((done) => {
      runs.push(done);
      ends.push(done);
    });
  return { runs, job: { name: 'counted', everyS: 60, in: 'one', work, ...job } as Job };
}

const row = async () => (await db.select().from(jobs))[0];
/** Makes the job due, as if its period had passed. */
const makeDue = () => db.update(jobs).set({ dueAt: sql`now() - interval '1 second'` });
/** Ends the lease of a process, as if it had died a while ago. */
const endLease = () => db.update(jobs).set({ heldUntil: sql`now() - interval '1 second'` });
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
beforeEach(() => db.delete(jobs));
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

test('a job is run by one process at a time; of one that dies another takes it over', async () => {
  const [first, second] = [counted(), counted()];
  const probe = counted({ name: 'probe', everyS: 1, work: async () => probe.runs.push(() => undefined) });
  await start(first.job);
  await until(() => expect(first.runs).toHaveLength(1));
  await start(second.job, probe.job);
  // Each run of the probe shows that the second process has looked for due jobs.
  await until(() => expect(probe.runs.length).toBeGreaterThan(2));
  expect(second.runs).toHaveLength(0);
  await endLease();
  await until(() => expect(second.runs).toHaveLength(1));
});

test('a job runs again when its period has passed, and not before', async () => {
  const { runs, job } = counted();
  await start(job);
  await until(() => expect(runs).toHaveLength(1));
  runs[0]?.();
  await until(async () => expect((await row())?.heldUntil).toBeNull());
  const isNext = sql<boolean>`due_at > now() and due_at <= now() + interval '60 seconds'`;
  expect(await db.select({ isNext }).from(jobs)).toEqual([{ isNext: true }]);
  await makeDue();
  await until(() => expect(runs).toHaveLength(2));
});

test.each([
  [3_600, 17 * 60],
  [86_400, 20 * 3_600 + 23 * 60],
])(
  'a job with a time of its period (%i s, at %i s) waits for it at the first start, too',
  async (everyS, offsetS) => {
    await start(counted({ everyS, offsetS }).job);
    const [next] = await db
      .select({
        offset: sql<number>`mod(extract(epoch from due_at), ${everyS})::int`,
        waits: sql`due_at > now()`,
      })
      .from(jobs);
    expect(next).toEqual({ offset: offsetS, waits: true });
  },
);

test('a job that fails is run again; others go on', async () => {
  let failures = 0;
  const failing = counted({
    name: 'failing',
    work: () => {
      failures += 1;
      return Promise.reject(new Error('out of order'));
    },
  });
  const each = counted({
    name: 'each',
    in: 'each',
    everyS: 0.02,
    work: async () => each.runs.push(() => undefined),
  });
  await start(failing.job, each.job);
  await until(() => expect(failures).toBe(1));
  await until(async () => expect((await row())?.heldUntil).toBeNull());
  await makeDue();
  await until(() => expect(failures).toBe(2));
  const { length } = each.runs;
  await until(() => expect(each.runs.length).toBeGreaterThan(length));
});

test('a stopped worker has ended its runs and begins none', async () => {
  const { runs, job } = counted({ in: 'each', everyS: 0.02 });
  const worker = await start(job);
  const stopped = worker.stop();
  runs[0]?.();
  await stopped;
  expect(runs).toHaveLength(1);
});
