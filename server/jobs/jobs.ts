import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { CONNECTION_LIMITS } from '../db/database.ts';
import { type Runner, runDueReleases } from '../releases/run-due.ts';

const QUEUE = 'releases';
const MAX_CONNECTIONS = 3;
const POLLING_SECONDS = 0.5;
/** How long something that is due can go unnoticed when its wake-up call died with its worker. */
const SWEEP_MS = 5_000;

export type Jobs = {
  /** Looks for due releases at that time. */
  wakeAt: (at: Date) => Promise<void>;
  /** Lets the running job finish. */
  stop: () => Promise<void>;
};

/**
 * Starts this process's worker. A job is only a wake-up call: what is due stands in the database, so that a lost or a
 * doubled job harms nothing. What became due while no worker ran is done at once.
 */
export async function startJobs(options: Runner & { url: string; log: Logger }): Promise<Jobs> {
  const { url, log } = options;
  const boss = new PgBoss({ connectionString: url, max: MAX_CONNECTIONS, ...CONNECTION_LIMITS });
  const fail = (error: unknown) => log.error({ err: error }, 'jobs');
  boss.on('error', fail);
  await boss.start();
  await boss.createQueue(QUEUE, { retryLimit: 5, retryDelay: 1, retryBackoff: true });
  const run = async () => {
    const count = await runDueReleases(options);
    if (count > 0) log.info({ count }, 'releases carried out');
  };
  await boss.work(QUEUE, { pollingIntervalSeconds: POLLING_SECONDS }, run);
  const sweep = setInterval(() => void run().catch(fail), SWEEP_MS);
  void run().catch(fail);
  return {
    wakeAt: async (at) => void (await boss.send(QUEUE, null, { startAfter: at })),
    stop: async () => {
      clearInterval(sweep);
      await boss.stop({ timeout: 5_000 });
    },
  };
}
