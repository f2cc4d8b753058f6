import { and, eq, ne, sql } from 'drizzle-orm';
import { AppError, type ErrorCode } from '#schemas/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { messageOf } from '../../platform/error-parts.ts';
import { ImportFailure } from '../import/problem.ts';
import { feedFiles, removeFile, shareFile } from './files.ts';
import type { Imported } from './import-run.ts';
import { type FeedRow, isClaimed, isFeed, isRun, queueRun, type RunRow } from './queue.ts';
import { feedRuns, feeds } from './schema.ts';

const MINUTE_MS = 60_000;
/** Pauses before a scheduled run that failed is repeated. */
const PAUSES_MS = [2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];
/** Length of a series of failures after which a feed isn't read by its schedule any more. */
const GIVEN_UP_MS = 7 * 86_400_000;

type Of = { db: Db; dataDir: string; now: () => number };
type Problem = NonNullable<RunRow['problem']>;

/**
 * Stores the result of a run. What was held before is replaced by a run that is applied or held, and its file becomes
 * the feed's last one. Nothing is stored when another worker has claimed the run.
 */
export async function finishRun(
  { db, dataDir, now }: Of,
  feed: FeedRow,
  run: RunRow,
  result: Imported,
): Promise<void> {
  const files = feedFiles(dataDir, feed.tenantId);
  const { state } = result;
  const isApplied = state === 'applied';
  const isAddress = feed.source.type === 'address';
  if (isApplied && isAddress) await shareFile(files.run(run.id), files.kept(feed.id));
  const replaced = await db.transaction(async (tx) => {
    const at = new Date(now());
    const notice = state === 'held' ? { notice: 'held' as const, noticeAt: at } : {};
    const { rowCount } = await tx
      .update(feedRuns)
      .set({
        ...result,
        ...notice,
        finishedAt: at,
        worker: null,
        leaseUntil: null,
        progress: null,
        problem: null,
      })
      .where(isClaimed(run));
    if (rowCount === 0 || run.mode === 'dry') return [];
    const { etag, lastModified, fileHash, fileBytes } = run;
    await tx
      .update(feeds)
      .set({
        failingSince: null,
        failures: 0,
        failureTold: false,
        ...(isApplied && isAddress && { etag, lastModified, fileHash, fileBytes }),
      })
      .where(isFeed(feed));
    return discardHeld(tx, feed, run.id);
  });
  if (state !== 'held') await removeFile(files.run(run.id));
  for (const id of replaced) await removeFile(files.run(id));
}

/** Discards the held runs of a feed but one, and gives their ids. */
export async function discardHeld(
  tx: Db,
  { tenantId, id }: Pick<FeedRow, 'tenantId' | 'id'>,
  but = '',
): Promise<string[]> {
  const discarded = await tx
    .update(feedRuns)
    .set({ state: 'discarded', notice: null })
    .where(
      and(
        eq(feedRuns.tenantId, tenantId),
        eq(feedRuns.feedId, id),
        eq(feedRuns.state, 'held'),
        ne(feedRuns.id, but),
      ),
    )
    .returning({ id: feedRuns.id });
  return discarded.map((row) => row.id);
}

/**
 * Stores the failure of a run. A scheduled one is repeated three times after growing pauses; then publishers are told,
 * once in a series of failures, and after seven days the schedule stops.
 */
export async function failRun(
  { db, dataDir, now }: Of,
  feed: FeedRow,
  run: RunRow,
  problem: Problem,
  hasReport: boolean,
): Promise<void> {
  const at = new Date(now());
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(feedRuns)
      .set({
        state: 'failed',
        problem,
        hasReport,
        finishedAt: at,
        worker: null,
        leaseUntil: null,
        progress: null,
      })
      .where(isClaimed(run))
      .returning();
    if (!failed || run.mode === 'dry') return;
    const [series] = await tx
      .update(feeds)
      .set({
        failures: sql`${feeds.failures} + 1`,
        failingSince: sql`coalesce(${feeds.failingSince}, ${at.toISOString()})`,
      })
      .where(isFeed(feed))
      .returning();
    if (!series || run.trigger === 'operator') return;
    const pause = PAUSES_MS[run.retries];
    if (pause !== undefined) {
      const dueAt = new Date(at.getTime() + pause);
      await queueRun(tx, feed, { mode: 'apply', trigger: 'retry', retries: run.retries + 1, dueAt }, at);
      return;
    }
    const isGivenUp = at.getTime() - (series.failingSince ?? at).getTime() >= GIVEN_UP_MS;
    if (!isGivenUp && series.failureTold) return;
    await tx
      .update(feeds)
      .set({ failureTold: true, ...(isGivenUp && { nextRunAt: null }) })
      .where(isFeed(feed));
    await tx
      .update(feedRuns)
      .set({ notice: isGivenUp ? 'stopped' : 'failed', noticeAt: at })
      .where(isRun(run));
  });
  await removeFile(feedFiles(dataDir, feed.tenantId).run(run.id));
}

/** Failure of a run in the form in which it is stored; INTERNAL for anything unexpected. */
export function runProblem(error: unknown): Problem {
  if (error instanceof AppError) return { code: error.code, params: error.params, detail: '' };
  if (error instanceof ImportFailure) return { code: error.code, params: {}, detail: messageOf(error) };
  return { code: 'INTERNAL' satisfies ErrorCode, params: {}, detail: '' };
}
