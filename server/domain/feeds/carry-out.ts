import { AppError } from '#schemas/errors.ts';
import { feedFiles, sizeOf } from './files.ts';
import { failRun, finishRun, problemOf } from './finish.ts';
import { importRun, type OnProgress } from './import-run.ts';
import { obtainFile } from './obtain-file.ts';
import { isClaimed, isFeed, type RunRow } from './queue.ts';
import { placeReport } from './report.ts';
import { feedRuns, feeds } from './schema.ts';
import type { FeedServices } from './services.ts';

/** Number of workers that may start a run: one that ends its process each time is given up. */
const MAX_STARTS = 3;

/**
 * Carries out a claimed run: fetches its file, imports it and stores the result. A run whose worker died is continued:
 * a complete file isn't fetched again. @throws the signal's reason when it aborts; then nothing is stored
 */
export async function carryOut(
  services: FeedServices,
  claimed: RunRow,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<void> {
  const { db, dataDir, tenantOf, log } = services;
  const scope = tenantOf(claimed.tenantId);
  const [feed] = await db
    .select()
    .from(feeds)
    .where(isFeed({ tenantId: claimed.tenantId, id: claimed.feedId }));
  if (!scope || !feed) return void (await db.delete(feedRuns).where(isClaimed(claimed)));
  let run = claimed;
  try {
    if (run.starts > MAX_STARTS) throw new AppError('FEED_INTERRUPTED');
    run = await withFile(services, feed, run, signal);
    const result = await importRun(services, scope, feed, run, onProgress, signal);
    signal.throwIfAborted();
    await finishRun(services, feed, run, result);
  } catch (error) {
    signal.throwIfAborted();
    const problem = problemOf(error);
    if (problem.code === 'INTERNAL')
      log.error({ tenant: run.tenantId, feed: feed.id, err: error }, 'a run of a feed failed');
    else log.warn({ tenant: run.tenantId, feed: feed.id, reason: problem.code }, 'a run of a feed failed');
    const hasReport = await placeReport(feedFiles(dataDir, run.tenantId).report(run.id));
    await failRun(services, feed, run, problem, hasReport);
  }
}

/** The run with its complete file. What was decided on is never fetched again. @throws AppError */
async function withFile(
  services: FeedServices,
  feed: typeof feeds.$inferSelect,
  run: RunRow,
  signal: AbortSignal,
): Promise<RunRow> {
  const isThere = (await sizeOf(feedFiles(services.dataDir, run.tenantId).run(run.id))) === run.fileBytes;
  if (run.isFetched && isThere) return run;
  if (run.decision) throw new AppError('FEED_FILE_GONE');
  const obtained = { ...(await obtainFile(services, feed, run, signal)), isFetched: true };
  await services.db.update(feedRuns).set(obtained).where(isClaimed(run));
  return { ...run, ...obtained };
}
