import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { jobs } from './schema.ts';

/** Work that is done again and again. What is due in it is stored in rows: a run that is lost or repeated does no harm. */
export type Job = {
  /** Unique name of the job. */
  name: string;
  /** Seconds between two runs. */
  everyS: number;
  /** Seconds from the beginning of the period, in UTC, to its run: of a day 3,600 is 01:00. Without it the job also runs at the start. */
  offsetS?: number;
  /**
   * Processes that run it: `each` for itself, where rows are claimed one by one, or `one` of all at a time, as the table
   * of jobs says.
   */
  in: 'each' | 'one';
  work: () => Promise<unknown>;
};

export type Worker = {
  /** Starts the jobs of this process. */
  start: () => Promise<void>;
  /** Starts no further run and waits for those that go on, for five seconds at most. */
  stop: () => Promise<void>;
};

const POLL_S = 1;
/** Lease of a process on a job, and the interval of its renewal, s: of one that died another takes the job over. */
const LEASE_S = 60;
const RENEWAL_S = 20;
/** Shortest wait after a run that failed, s. */
const AFTER_FAILURE_S = 5;
const STOP_MS = 5_000;

/** Time of the next run, by the database's clock. */
const next = (everyS: number, offsetS: number) =>
  sql`to_timestamp((floor((extract(epoch from now()) - ${offsetS}) / ${everyS}) + 1) * ${everyS} + ${offsetS})`;
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_S})`;

/** Creates this process's worker, which does the jobs of a list. */
export function createWorker({ db, log }: { db: Db; log: Logger }, list: readonly Job[]): Worker {
  const shared = new Map(list.filter((job) => job.in === 'one').map((job) => [job.name, job]));
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  /** Runs work; a failure is logged. Returns whether it succeeded. */
  const attempt = async (job: string, work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      log.error({ err: error, job }, 'a job failed');
      return false;
    }
  };

  /** Runs work now and then again and again, one run after the other. */
  const repeat = ({ name, everyS, work }: Pick<Job, 'name' | 'everyS' | 'work'>) => {
    const turn = async () => {
      const isDone = await attempt(name, work);
      const waitS = isDone ? everyS : Math.max(everyS, AFTER_FAILURE_S);
      if (!isStopped) timers.set(name, setTimeout(begin, waitS * 1_000));
    };
    const begin = () => {
      running.set(
        name,
        turn().finally(() => running.delete(name)),
      );
    };
    begin();
  };

  const takeDue = async () => {
    const free = [...shared.keys()].filter((name) => !running.has(name));
    if (free.length === 0) return;
    const due = db
      .select({ name: jobs.name })
      .from(jobs)
      .where(
        and(
          inArray(jobs.name, free),
          lte(jobs.dueAt, sql`now()`),
          or(isNull(jobs.heldUntil), lte(jobs.heldUntil, sql`now()`)),
        ),
      )
      .for('update', { skipLocked: true });
    const taken = await db
      .update(jobs)
      .set({ heldUntil: leaseEnd })
      .where(inArray(jobs.name, due))
      .returning({ name: jobs.name });
    for (const { name } of taken) {
      const job = shared.get(name);
      if (job)
        running.set(
          name,
          hold(job).finally(() => running.delete(name)),
        );
    }
  };

  /** Runs a job under its lease and stores the time of its next run. */
  const hold = async ({ name, everyS, offsetS = 0, work }: Job) => {
    const isThis = eq(jobs.name, name);
    const renew = () => db.update(jobs).set({ heldUntil: leaseEnd }).where(isThis);
    const renewal = setInterval(() => void attempt(name, renew), RENEWAL_S * 1_000);
    await attempt(name, work);
    clearInterval(renewal);
    await attempt(name, () =>
      db
        .update(jobs)
        .set({ heldUntil: null, dueAt: next(everyS, offsetS) })
        .where(isThis),
    );
  };

  return {
    start: async () => {
      for (const { name, everyS, offsetS } of shared.values()) {
        const dueAt = offsetS === undefined ? sql`now()` : next(everyS, offsetS);
        await db
          .insert(jobs)
          .values({ name, dueAt })
          .onConflictDoUpdate({
            target: jobs.name,
            set: { dueAt: sql`least(${jobs.dueAt}, excluded.due_at)` },
          });
      }
      for (const job of list) if (job.in === 'each') repeat(job);
      repeat({ name: 'due jobs', everyS: POLL_S, work: takeDue });
    },
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      const ended = Promise.all(running.values());
      await Promise.race([ended, new Promise((done) => setTimeout(done, STOP_MS).unref())]);
    },
  };
}
