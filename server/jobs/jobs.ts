import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { CONNECTION_LIMITS } from '../db/database.ts';
import { type Runner, runDueReleases } from '../releases/run-due.ts';

const QUEUE = 'releases';
const EVERY_MINUTE = '* * * * *';
const MAX_CONNECTIONS = 3;

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
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  await boss.createQueue(QUEUE, {
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
    deleteAfterSeconds: 86_400,
  });
  await boss.schedule(QUEUE, EVERY_MINUTE);
  await boss.work(QUEUE, { pollingIntervalSeconds: 0.5 }, async () => {
    const count = await runDueReleases(options);
    if (count > 0) log.info({ count }, 'releases carried out');
  });
  await boss.send(QUEUE);
  return {
    wakeAt: async (at) => void (await boss.send(QUEUE, null, { startAfter: at })),
    stop: () => boss.stop({ timeout: 5_000 }),
  };
}
