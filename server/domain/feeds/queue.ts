import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { nextRunAt } from './next-run.ts';
import { feedRuns, feeds } from './schema.ts';

export type FeedRow = typeof feeds.$inferSelect;
export type RunRow = typeof feedRuns.$inferSelect;
type NewRun = Pick<RunRow, 'mode' | 'trigger'> & Partial<Pick<RunRow, 'startedBy' | 'retries' | 'dueAt'>>;

/** Number of runs that are kept of a feed. */
export const MAX_RUNS = 100;
/** Time within which a worker must say that it is alive, ms. */
export const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;
const ACTIVE = ['queued', 'running'] as const;

export const isFeed = ({ tenantId, id }: { tenantId: string; id: string }) =>
  and(eq(feeds.tenantId, tenantId), eq(feeds.id, id));
export const isRun = ({ tenantId, id }: { tenantId: string; id: string }) =>
  and(eq(feedRuns.tenantId, tenantId), eq(feedRuns.id, id));
/** Condition for the runs of a feed. */
export const isRunOf = ({ tenantId, id }: { tenantId: string; id: string }) =>
  and(eq(feedRuns.tenantId, tenantId), eq(feedRuns.feedId, id));
/** Condition for runs that are queued or running, which a feed has one of. */
export const isActive = inArray(feedRuns.state, ACTIVE);

/**
 * Queues a run of a feed, in place of a retry that isn't due yet, and forgets the runs before the last 100. Undefined
 * while a run is queued or running.
 */
export async function queueRun(
  tx: Db,
  feed: { tenantId: string; id: string },
  run: NewRun,
  now: Date,
): Promise<RunRow | undefined> {
  await dropRetry(tx, feed, now);
  const { tenantId, id: feedId } = feed;
  const { dueAt = now } = run;
  const row = { tenantId, id: crypto.randomUUID(), feedId, state: 'queued' as const, queuedAt: dueAt, dueAt };
  const [queued] = await tx
    .insert(feedRuns)
    .values({ ...row, ...run })
    .onConflictDoNothing()
    .returning();
  if (queued) await prune(tx, feed);
  return queued;
}

/** Deletes a retry of the feed that isn't due yet. */
export async function dropRetry(tx: Db, feed: { tenantId: string; id: string }, now: Date): Promise<void> {
  await tx.delete(feedRuns).where(and(isRunOf(feed), eq(feedRuns.state, 'queued'), gt(feedRuns.dueAt, now)));
}

/** Deletes the oldest runs beyond the limit; one that waits for a decision stays. */
async function prune(tx: Db, feed: { tenantId: string; id: string }): Promise<void> {
  const old = tx
    .select({ id: feedRuns.id })
    .from(feedRuns)
    .where(isRunOf(feed))
    .orderBy(desc(feedRuns.queuedAt), feedRuns.id)
    .offset(MAX_RUNS);
  await tx
    .delete(feedRuns)
    .where(
      and(
        isRunOf(feed),
        inArray(feedRuns.id, old),
        inArray(feedRuns.state, ['applied', 'planned', 'failed', 'discarded']),
      ),
    );
}

/** Queues a run of each feed that is due by its schedule. Several processes may do it concurrently. */
export async function queueScheduled(
  db: Db,
  tenantOf: (id: string) => TenantScope | undefined,
  now: Date,
): Promise<void> {
  for (let more = true; more; )
    more = await db.transaction(async (tx) => {
      const [feed] = await tx
        .select()
        .from(feeds)
        .where(lte(feeds.nextRunAt, now))
        .orderBy(asc(feeds.nextRunAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!feed) return false;
      const scope = tenantOf(feed.tenantId);
      const next = feed.schedule && scope && nextRunAt(feed.schedule, now.getTime(), scope.tenant.timezone);
      const later = feed.schedule && (next ?? now.getTime() + HOUR_MS);
      await tx
        .update(feeds)
        .set({ nextRunAt: later === null ? null : new Date(later) })
        .where(isFeed(feed));
      if (next) await queueRun(tx, feed, { mode: 'apply', trigger: 'schedule' }, now);
      return true;
    });
}

/**
 * Claims a due run for a worker, also one whose worker has died. Tenants with fewer running runs come first.
 * Undefined when none is due.
 */
export async function claimRun(db: Db, worker: string, now: Date): Promise<RunRow | undefined> {
  const running = sql`(select count(*) from feed_runs as other where other.tenant_id = feed_runs.tenant_id
    and other.state = 'running' and other.lease_until > ${now.toISOString()})`;
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(feedRuns)
      .where(
        and(
          isActive,
          lte(feedRuns.dueAt, now),
          or(eq(feedRuns.state, 'queued'), lte(feedRuns.leaseUntil, now)),
        ),
      )
      .orderBy(running, asc(feedRuns.dueAt), feedRuns.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const [claimed] = await tx
      .update(feedRuns)
      .set({
        state: 'running',
        worker,
        leaseUntil: new Date(now.getTime() + LEASE_MS),
        startedAt: due.startedAt ?? now,
        starts: sql`${feedRuns.starts} + 1`,
      })
      .where(isRun(due))
      .returning();
    return claimed;
  });
}

/** Whether a run still belongs to the worker that claimed it. */
export const isClaimed = ({ tenantId, id, worker }: RunRow) =>
  and(isRun({ tenantId, id }), eq(feedRuns.state, 'running'), eq(feedRuns.worker, worker ?? ''));

/** Stores progress and holds the lease on. False when another worker has claimed the run. */
export async function renewLease(
  db: Db,
  run: RunRow,
  now: Date,
  progress: Partial<Pick<RunRow, 'progress' | 'read'>>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(feedRuns)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS), ...progress })
    .where(isClaimed(run));
  return rowCount === 1;
}

/** Gives a run back to the queue, when its worker stops. */
export async function releaseRun(db: Db, run: RunRow): Promise<void> {
  await db
    .update(feedRuns)
    .set({ state: 'queued', worker: null, leaseUntil: null, starts: sql`${feedRuns.starts} - 1` })
    .where(isClaimed(run));
}
