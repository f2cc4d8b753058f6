import { AppError } from '#schemas/errors.ts';
import { feedFiles, isWebPage, makeFolder, shareFile, sizeOf } from './files.ts';
import { failRun, finishRun, runProblem } from './finish.ts';
import { importRun, type OnProgress } from './import-run.ts';
import { type FeedRow, isClaimed, isFeed, type RunRow } from './queue.ts';
import { placeReport } from './report.ts';
import { feedRuns, feeds } from './schema.ts';
import type { FeedServices } from './services.ts';
import { openFeedSource } from './source.ts';
import { bytesLeft } from './storage.ts';

/** Number of workers that may start a run: one that ends its process each time is given up. */
const MAX_STARTS = 3;

/**
 * Carries out a claimed run: fetches its file, imports it and stores the result. A run whose worker died is continued:
 * a complete file isn't fetched again. @throws the signal's reason when it aborts; then nothing is stored
 */
export async function carryOutRun(
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
    const problem = runProblem(error);
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

/** Time limit of a download, ms. */
const DOWNLOAD_MS = 30 * 60_000;

type Obtained = Pick<RunRow, 'unmodified' | 'etag' | 'lastModified' | 'fileHash' | 'fileBytes'>;

/**
 * Brings the data of a feed to the file of its run: the upload, or what the address gives. If that has nothing new, it
 * is the file that was imported last, because scheduled prices change without a new file.
 * @throws AppError as `SafeFetch` does, FEED_FILE_GONE, FEED_IS_PAGE, FEED_STORAGE
 */
async function obtainFile(
  { db, dataDir, vault, safeFetch }: FeedServices,
  feed: FeedRow,
  run: RunRow,
  signal: AbortSignal,
): Promise<Obtained> {
  const files = feedFiles(dataDir, feed.tenantId);
  const file = files.run(run.id);
  const source = await openFeedSource(vault, feed);
  const { etag, lastModified, fileHash, fileBytes } = feed;
  if (source.type === 'upload') {
    await shareFile(files.upload(source.uploadId), file).catch(() => {
      throw new AppError('FEED_FILE_GONE');
    });
    const size = (await sizeOf(file)) ?? 0;
    return { unmodified: false, etag: null, lastModified: null, fileHash: null, fileBytes: size };
  }
  const kept = files.kept(feed.id);
  const isKept = fileBytes > 0 && (await sizeOf(kept)) === fileBytes;
  await makeFolder(file);
  const fetched = await safeFetch({
    url: source.url,
    ...(source.header && { headers: { [source.header.name]: source.header.value } }),
    ...(isKept && { validators: { etag, lastModified } }),
    file,
    maxBytes: await bytesLeft(db, feed.tenantId, feed.id),
    totalMs: DOWNLOAD_MS,
    signal,
  });
  if (!fetched.isNew) {
    await shareFile(kept, file);
    return { unmodified: true, etag, lastModified, fileHash, fileBytes };
  }
  if (await isWebPage(file)) throw new AppError('FEED_IS_PAGE');
  return {
    unmodified: fetched.hash === fileHash,
    etag: fetched.etag,
    lastModified: fetched.lastModified,
    fileHash: fetched.hash,
    fileBytes: fetched.bytes,
  };
}
