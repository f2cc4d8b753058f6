import { and, desc, eq } from 'drizzle-orm';
import { SHOWN_PROBLEMS } from '#schemas/feeds/run.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { feedFiles } from './files.ts';
import { type FeedRow, isRunOf, type RunRow } from './queue.ts';
import { emptyDraft, firstRefusals, placeReport } from './report.ts';
import { feedRuns } from './schema.ts';
import type { FeedServices } from './services.ts';

/** Result of a run, as it is stored. */
export type Imported = Pick<
  RunRow,
  'state' | 'heldFor' | 'plan' | 'read' | 'refusals' | 'warnings' | 'hasReport'
>;
export type OnProgress = (progress: Pick<RunRow, 'progress' | 'read'>) => void;

/**
 * Imports the file of a run. It is held if it exceeds a limit, unless an operator has decided to apply it.
 * @throws ImportFailure, AppError FEED_INTERRUPTED, or the signal's reason
 */
export async function importRun(
  { db, url, dataDir, now, runImport }: FeedServices,
  scope: TenantScope,
  feed: FeedRow,
  run: RunRow,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Imported> {
  const files = feedFiles(dataDir, scope.tenantId);
  const report = files.report(run.id);
  const order = {
    file: files.run(run.id),
    format: feed.format,
    mapping: feed.mapping ?? undefined,
    defaults: feed.defaults,
    scope,
    databaseUrl: url,
    dataDir: await emptyDraft(report),
    startsAt: now(),
    mode: run.mode,
    feed: { id: feed.id, missing: feed.missing },
    brake: run.mode === 'apply' && !run.decision,
    refusedBefore: await refusedBefore(db, feed),
  };
  const { summary, warnings, status, heldFor, plan } = await runImport(order, {
    signal,
    onProgress: ({ bytes, size, items, planned, summary: { read } }) =>
      onProgress({ progress: { bytes, size, items, planned }, read }),
  });
  const hasReport = await placeReport(report);
  return {
    state: status,
    heldFor,
    plan,
    read: summary.read,
    refusals: hasReport ? await firstRefusals(report, SHOWN_PROBLEMS) : [],
    warnings: warnings.slice(0, SHOWN_PROBLEMS),
    hasReport,
  };
}

/** Share of rows that the feed's last applied run refused, from 0 to 1; undefined before the first. */
async function refusedBefore(db: Db, feed: FeedRow): Promise<number | undefined> {
  const [last] = await db
    .select({ plan: feedRuns.plan, read: feedRuns.read })
    .from(feedRuns)
    .where(and(isRunOf(feed), eq(feedRuns.state, 'applied')))
    .orderBy(desc(feedRuns.queuedAt), feedRuns.id)
    .limit(1);
  return last?.plan && last.read > 0 ? last.plan.rejected / last.read : undefined;
}
