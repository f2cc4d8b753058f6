import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { and, desc } from 'drizzle-orm';
import { textFor } from '#locales/text.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { decideFeedRun, feedRunReport, feedRuns as runsEndpoint } from '#schemas/api/invented/feeds.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { Language } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';
import type { FeedRun, FeedRunDetail } from '#schemas/feeds/run.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { audit } from '../operators/audit.ts';
import { feedAuditSubject, feedOf, lockFeed } from './desk/operations.ts';
import { feedFiles, removeFile } from './files.ts';
import { dropRetry, type FeedRow, isActive, isRun, isRunOf, queueRun, type RunRow } from './queue.ts';
import { refusalsAsCsv } from './report-csv.ts';
import { feedRuns } from './schema.ts';

type FileCall = OperatorCall & { dataDir: string };

/** Queues a run of a feed. @throws AppError NOT_FOUND, FEED_BUSY */
export async function startFeedRun(
  call: OperatorCall,
  feedId: string,
  mode: RunRow['mode'],
): Promise<RunRow> {
  const { db, scope, operator, now } = call;
  const run = await db.transaction(async (tx) => {
    const feed = await lockFeed(tx, { tenantId: scope.tenantId, id: feedId });
    const startedBy = operator.name;
    const queued = await queueRun(tx, feed, { mode, trigger: 'operator', startedBy }, new Date(now()));
    if (!queued) throw new AppError('FEED_BUSY');
    const action = mode === 'dry' ? 'feed.dryRun' : 'feed.run';
    await audit({ ...call, db: tx }, action, feedAuditSubject(feed), { name: feed.name, run: queued.id });
    return queued;
  });
  return run;
}

/** Runs of a feed, the newest first. @throws AppError NOT_FOUND */
export async function runPage(
  call: OperatorCall,
  feedId: string,
  query: EndpointInput<typeof runsEndpoint>['query'],
): Promise<Paged<RunRow>> {
  const { db, scope } = call;
  await feedOf(call, feedId);
  const where = isRunOf({ tenantId: scope.tenantId, id: feedId });
  return readPage(query, {
    count: () => countUpTo(db, feedRuns, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(feedRuns)
        .where(where)
        .orderBy(desc(feedRuns.queuedAt), feedRuns.id)
        .limit(limit)
        .offset(offset),
  });
}

/** One run. @throws AppError NOT_FOUND */
export async function runOf(
  { db, scope }: { db: Db; scope: OperatorCall['scope'] },
  id: string,
): Promise<RunRow> {
  const [run] = await db
    .select()
    .from(feedRuns)
    .where(isRun({ tenantId: scope.tenantId, id }));
  if (!run) throw new AppError('NOT_FOUND');
  return run;
}

/**
 * Decides on a held run: its file is imported in spite of the limits, or discarded.
 * @throws AppError NOT_FOUND, FEED_NOT_HELD, FEED_BUSY while another run of the feed is queued or running
 */
export async function decideRun(
  call: OperatorCall & FileCall,
  id: string,
  { decision }: EndpointInput<typeof decideFeedRun>['body'],
): Promise<RunRow> {
  const { db, scope, operator, now, dataDir } = call;
  const at = new Date(now());
  const { feedId } = await runOf(call, id);
  const decided = await db.transaction(async (tx) => {
    const feed = await lockFeed(tx, { tenantId: scope.tenantId, id: feedId });
    const { state } = await runOf({ db: tx, scope }, id);
    if (state !== 'held') throw new AppError('FEED_NOT_HELD');
    const isApplied = decision === 'apply';
    if (isApplied) await requireIdle(tx, feed, at);
    const [run] = await tx
      .update(feedRuns)
      .set({
        decision: { decision, by: operator.name, at: at.getTime() },
        notice: null,
        noticeAt: null,
        ...(isApplied ? { state: 'queued', dueAt: at, starts: 0 } : { state: 'discarded' }),
      })
      .where(isRun({ tenantId: scope.tenantId, id }))
      .returning();
    if (!run) throw new AppError('NOT_FOUND');
    await audit({ ...call, db: tx }, 'feed.decide', feedAuditSubject(feed), {
      name: feed.name,
      run: id,
      decision,
    });
    return run;
  });
  if (decision !== 'apply') await removeFile(feedFiles(dataDir, scope.tenantId).run(id));
  return decided;
}

/** Refuses while a run of the feed is queued or running; a retry that isn't due gives way. */
async function requireIdle(tx: Db, feed: FeedRow, at: Date): Promise<void> {
  await dropRetry(tx, feed, at);
  if ((await tx.$count(feedRuns, and(isRunOf(feed), isActive))) > 0) throw new AppError('FEED_BUSY');
}

/** The report of a run as a download. @throws AppError NOT_FOUND */
export async function report(
  call: FileCall,
  id: string,
  { as }: EndpointInput<typeof feedRunReport>['query'],
): Promise<Response> {
  const run = await runOf(call, id);
  if (!run.hasReport) throw new AppError('NOT_FOUND');
  const file = feedFiles(call.dataDir, call.scope.tenantId).report(id);
  const isCsv = as === 'csv';
  const body = isCsv
    ? Readable.from(refusalsAsCsv(file, call.lang), { objectMode: false })
    : createReadStream(file);
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: {
      'Content-Type': isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="feed-run-${id}.${as}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A run in its API format for lists, with the reason of a failure in the language. */
export function presentRun(row: RunRow, lang: Language): FeedRun {
  const { id, feedId, mode, trigger, state, unmodified, startedBy, read, plan, heldFor, problem } = row;
  return {
    id,
    feedId,
    mode,
    trigger,
    state,
    unmodified,
    queuedAt: row.queuedAt.getTime(),
    startedAt: row.startedAt?.getTime() ?? null,
    finishedAt: row.finishedAt?.getTime() ?? null,
    startedBy,
    read,
    plan,
    heldFor,
    problem: problem && {
      code: problem.code,
      message: textFor(lang)(`errors.${problem.code}`, problem.params),
      detail: problem.detail,
    },
  };
}

/** A run with its progress and report. */
export function presentRunDetail(row: RunRow, lang: Language): FeedRunDetail {
  const { progress, refusals, warnings, hasReport, decision } = row;
  return { ...presentRun(row, lang), progress, refusals, warnings, hasReport, decision };
}
