import { carryOutRun } from './carry-out.ts';
import { claimRun, queueScheduled, type RunRow, releaseRun, renewLease } from './queue.ts';
import type { FeedServices } from './services.ts';

/** Number of runs that a process carries out at once; of a tenant one at a time writes (import lock). */
const AT_ONCE = 2;
/** Interval in which a worker says that it is alive and stores progress, ms. */
const RENEWAL_MS = 2_000;

export type FeedRunner = {
  /** Starts due runs, as many as this process may carry out; they go on after it returns. */
  wake: () => Promise<void>;
  /** Carries out due runs until none is left. */
  settle: () => Promise<void>;
  /** Gives running runs back to the queue, where another process finds them. */
  stop: () => Promise<void>;
};

/** Creates the worker of this process, which carries out runs of feeds. Due runs are rows: a wake-up may get lost. */
export function createFeedRunner(services: FeedServices): FeedRunner {
  const { db, now, tenantOf, log } = services;
  const worker = crypto.randomUUID();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let slots = AT_ONCE;

  const carry = async (run: RunRow) => {
    const lost = new AbortController();
    let latest: Partial<Pick<RunRow, 'progress' | 'read'>> = {};
    const renew = async () => {
      if (!(await renewLease(db, run, new Date(now()), latest))) lost.abort(new Error('The lease is lost'));
    };
    const fail = (error: unknown) => log.error({ err: error }, 'a run of a feed is in doubt');
    const renewal = setInterval(() => void renew().catch(fail), RENEWAL_MS);
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    const keep = (progress: Pick<RunRow, 'progress' | 'read'>) => {
      latest = progress;
    };
    await carryOutRun(services, run, keep, signal)
      .catch((error) => (signal.aborted ? undefined : fail(error)))
      .finally(() => clearInterval(renewal));
    if (stopping.signal.aborted) {
      log.info({ tenant: run.tenantId, feed: run.feedId }, 'a run of a feed goes back to the queue');
      await releaseRun(db, run).catch(fail);
    }
    slots++;
    await wake().catch(fail);
  };

  const wake = async () => {
    if (stopping.signal.aborted) return;
    await queueScheduled(db, tenantOf, new Date(now()));
    while (slots > 0 && !stopping.signal.aborted) {
      slots--;
      const run = await claimRun(db, worker, new Date(now())).catch((error) => {
        slots++;
        throw error;
      });
      if (!run) {
        slots++;
        return;
      }
      const work = carry(run).finally(() => running.delete(work));
      running.add(work);
    }
  };

  return {
    wake,
    settle: async () => {
      for (await wake(); running.size > 0; await wake()) await Promise.all(running);
    },
    stop: async () => {
      stopping.abort(new Error('The process stops'));
      await Promise.all(running);
    },
  };
}
