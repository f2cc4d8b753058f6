import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { addFeed, changeFeed, scheduleFeed } from '#schemas/api/invented/feeds.ts';
import { AppError } from '#schemas/errors.ts';
import type { FeedSource } from '#schemas/feeds/source.ts';
import { hasRole } from '#schemas/operator.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Vault } from '../../../platform/encryption/vault.ts';
import { checkAddress, type OutgoingOptions } from '../../../platform/outgoing/safe-fetch.ts';
import { audit } from '../../operators/audit.ts';
import { feedFiles, removeFile } from '../files.ts';
import { discardHeld } from '../finish.ts';
import { nextRunAt } from '../next-run.ts';
import { dropRetry, type FeedRow, isFeed, isRunOf, type RunRow } from '../queue.ts';
import { feedRuns, feeds } from '../schema.ts';
import { sourceName, storeSource } from '../source.ts';
import { lockTenant } from '../storage.ts';
import { completeUpload } from '../uploads.ts';

export type FeedCall = OperatorCall & { dataDir: string; vault: Vault; outgoing: OutgoingOptions };
/** A feed with its newest runs, the last one that was applied, and whether one waits for a decision. */
export type FeedWithRuns = {
  feed: FeedRow;
  runs: RunRow[];
  applied: RunRow | undefined;
  isHeld: boolean;
};
type Settings = EndpointInput<typeof changeFeed>['body'];

export const MAX_FEEDS = 100;
const SHOWN_RUNS = 14;
/** Columns of a new source, about whose file nothing is known. */
const UNREAD = { etag: null, lastModified: null, fileHash: null, fileBytes: 0 };
const NO_FAILURE = { failingSince: null, failures: 0, failureTold: false };

/** All feeds of the tenant by name. */
export async function feedsOf({ db, scope }: OperatorCall): Promise<FeedWithRuns[]> {
  const rows = await db
    .select()
    .from(feeds)
    .where(eq(feeds.tenantId, scope.tenantId))
    .orderBy(asc(feeds.name), feeds.id)
    .limit(MAX_FEEDS);
  return withRuns(db, scope.tenantId, rows);
}

/** One feed. @throws AppError NOT_FOUND */
export async function feedOf({ db, scope }: OperatorCall, id: string): Promise<FeedWithRuns> {
  const [feed] = await db
    .select()
    .from(feeds)
    .where(isFeed({ tenantId: scope.tenantId, id }));
  const [found] = feed ? await withRuns(db, scope.tenantId, [feed]) : [];
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Adds a feed without a schedule. @throws AppError FEED_LIMIT, or as `checkSource` does */
export async function add(
  call: FeedCall,
  body: EndpointInput<typeof addFeed>['body'],
): Promise<FeedWithRuns> {
  const { db, scope, vault, operator, now } = call;
  const { tenantId } = scope;
  const { source, ...settings } = body;
  await checkSource(call, source);
  const key = { tenantId, id: crypto.randomUUID() };
  const at = new Date(now());
  const row = {
    ...key,
    ...settings,
    ...(await storeSource(vault, key, source)),
    createdAt: at,
    updatedAt: at,
  };
  await db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    if ((await tx.$count(feeds, eq(feeds.tenantId, tenantId))) >= MAX_FEEDS) throw new AppError('FEED_LIMIT');
    await tx.insert(feeds).values({ ...row, operatorId: operator.id, operatorName: operator.name });
    await audit({ ...call, db: tx }, 'feed.add', feedAuditSubject(row), {
      name: row.name,
      source: sourceName(row.source),
    });
  });
  return feedOf(call, row.id);
}

/**
 * Changes a feed. A run that waits for a decision is discarded: its numbers were those of the feed before.
 * @throws AppError NOT_FOUND, FORBIDDEN, FEED_NO_ADDRESS, or as `checkSource` does
 */
export async function change(
  call: FeedCall,
  id: string,
  { source, ...settings }: Settings,
): Promise<FeedWithRuns> {
  const { db, scope, vault, operator, now, dataDir } = call;
  const key = { tenantId: scope.tenantId, id };
  if (source) await checkSource(call, source);
  const stored = source && { ...(await storeSource(vault, key, source)), ...UNREAD, ...NO_FAILURE };
  const discarded = await db.transaction(async (tx) => {
    const before = await lockFeed(tx, key);
    if (before.schedule) requirePublisher(call);
    if (before.schedule && source?.type === 'upload') throw new AppError('FEED_NO_ADDRESS');
    const by = { operatorId: operator.id, operatorName: operator.name };
    const [after = before] = await tx
      .update(feeds)
      .set({ ...settings, ...stored, ...by, updatedAt: new Date(now()) })
      .where(isFeed(key))
      .returning();
    const details = { name: after.name, ...(source && { source: sourceName(after.source) }) };
    await audit({ ...call, db: tx }, 'feed.change', feedAuditSubject(after), details);
    return discardHeld(tx, key);
  });
  const files = feedFiles(dataDir, scope.tenantId);
  for (const run of discarded) await removeFile(files.run(run));
  if (source) await removeFile(files.kept(id));
  return feedOf(call, id);
}

/** Sets or ends the schedule of a feed; one that was stopped goes on. @throws AppError NOT_FOUND, FEED_NO_ADDRESS */
export async function schedule(
  call: FeedCall,
  id: string,
  { schedule: given }: EndpointInput<typeof scheduleFeed>['body'],
): Promise<FeedWithRuns> {
  const { db, scope, now } = call;
  const key = { tenantId: scope.tenantId, id };
  await db.transaction(async (tx) => {
    const feed = await lockFeed(tx, key);
    if (given && feed.source.type !== 'address') throw new AppError('FEED_NO_ADDRESS');
    const next = given && new Date(nextRunAt(given, now(), scope.tenant.timezone));
    await tx
      .update(feeds)
      .set({ schedule: given, nextRunAt: next, ...NO_FAILURE })
      .where(isFeed(key));
    if (!given) await dropRetry(tx, key, new Date(now()));
    await audit({ ...call, db: tx }, 'feed.schedule', feedAuditSubject(feed), {
      name: feed.name,
      schedule: given,
    });
  });
  return feedOf(call, id);
}

/** Removes a feed with its runs and files; one that is gone already is no error. @throws AppError FORBIDDEN, FEED_BUSY */
export async function deleteFeed(call: FeedCall, id: string): Promise<null> {
  const { db, scope, now, dataDir } = call;
  const key = { tenantId: scope.tenantId, id };
  const runs = await db.transaction(async (tx) => {
    const [feed] = await tx.select().from(feeds).where(isFeed(key)).for('update');
    if (!feed) return [];
    if (feed.schedule) requirePublisher(call);
    const isRunning = and(eq(feedRuns.state, 'running'), gt(feedRuns.leaseUntil, new Date(now())));
    if ((await tx.$count(feedRuns, and(isRunOf(key), isRunning))) > 0) throw new AppError('FEED_BUSY');
    const gone = await tx.delete(feedRuns).where(isRunOf(key)).returning({ id: feedRuns.id });
    await tx.delete(feeds).where(isFeed(key));
    await audit({ ...call, db: tx }, 'feed.remove', feedAuditSubject(feed), { name: feed.name });
    return gone;
  });
  const files = feedFiles(dataDir, scope.tenantId);
  await removeFile(files.kept(id));
  for (const run of runs)
    for (const file of [files.run(run.id), files.report(run.id)]) await removeFile(file);
  return null;
}

/** The feed's row, locked, so that its changes and runs come one after another. @throws AppError NOT_FOUND */
export async function lockFeed(tx: Db, key: { tenantId: string; id: string }): Promise<FeedRow> {
  const [feed] = await tx.select().from(feeds).where(isFeed(key)).for('update');
  if (!feed) throw new AppError('NOT_FOUND');
  return feed;
}

/** Checks that a source can be read. @throws AppError FETCH_REFUSED, NOT_FOUND, FEED_UPLOAD_UNFINISHED */
async function checkSource(call: FeedCall, source: FeedSource): Promise<void> {
  if (source.type === 'upload') await completeUpload(call, source.uploadId);
  else checkAddress(source.url, call.outgoing);
}

function requirePublisher({ operator }: OperatorCall): void {
  if (!hasRole(operator.role, 'publisher')) throw new AppError('FORBIDDEN');
}

export const feedAuditSubject = ({ id }: { id: string }) => ({ type: 'feed', id });

/** The feeds with the 14 newest runs of each, and the newest that was applied. */
async function withRuns(db: Db, tenantId: string, rows: FeedRow[]): Promise<FeedWithRuns[]> {
  const order = sql`order by ${feedRuns.queuedAt} desc, ${feedRuns.id}`;
  const ranked = db
    .select({
      id: feedRuns.id,
      place: sql<number>`row_number() over (partition by ${feedRuns.feedId} ${order})`.as('place'),
      placeInState:
        sql<number>`row_number() over (partition by ${feedRuns.feedId}, ${feedRuns.state} ${order})`.as(
          'place_in_state',
        ),
    })
    .from(feedRuns)
    .where(
      and(
        eq(feedRuns.tenantId, tenantId),
        inArray(
          feedRuns.feedId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .as('ranked');
  const found = await db
    .select({ run: feedRuns, place: ranked.place })
    .from(feedRuns)
    .innerJoin(ranked, eq(ranked.id, feedRuns.id))
    .where(
      and(
        eq(feedRuns.tenantId, tenantId),
        or(
          sql`${ranked.place} <= ${SHOWN_RUNS}`,
          and(inArray(feedRuns.state, ['applied', 'held']), eq(ranked.placeInState, 1)),
        ),
      ),
    )
    .orderBy(ranked.place);
  const runsOf = Map.groupBy(found, ({ run }) => run.feedId);
  return rows.map((feed) => {
    const runs = runsOf.get(feed.id) ?? [];
    return {
      feed,
      runs: runs.filter(({ place }) => Number(place) <= SHOWN_RUNS).map(({ run }) => run),
      applied: runs.find(({ run }) => run.state === 'applied')?.run,
      isHeld: runs.some(({ run }) => run.state === 'held'),
    };
  });
}
