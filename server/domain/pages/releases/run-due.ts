import { and, eq, sql } from 'drizzle-orm';
import { WEBHOOK_EVENTS } from '#schemas/entities/webhook.ts';
import { AppError } from '#schemas/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { tenants } from '../../../platform/db/schema.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { releaseEntries, takeBackEntries } from '../../content/release.ts';
import type { ContentWriter } from '../../content/store.ts';
import { pages, releases } from '../../page-tables/schema.ts';
import { emit } from '../../webhooks/emit.ts';
import { pageTag, publishVersion } from '../publishing/publish-version.ts';
import type { PublishingTx } from '../publishing/publisher.ts';

export type ReleaseRow = typeof releases.$inferSelect;

export type Runner = {
  db: Db;
  now: () => number;
  tenantOf: (id: string) => TenantScope | undefined;
  /** Purges by full cache tag, in this process at once. */
  purge: (tags: readonly string[]) => Promise<void>;
};

/**
 * Carries out all due releases, each tenant's oldest first, and gives their number. Several processes may run it
 * concurrently.
 */
export async function runDueReleases(runner: Runner): Promise<number> {
  for (let count = 0; ; ) {
    const step = await runner.db.transaction((tx) => runNext(tx, runner));
    if (!step) return count;
    const { release } = step;
    if (!release) continue;
    count++;
    await runner.purge(tagsOf(release).map((tag) => `${release.row.tenantId}:${tag}`));
  }
}

/**
 * Claims a tenant with due work and carries out its next release, all in this transaction: a worker that dies before
 * its end has changed nothing. One worker at a time serves a tenant, so that its releases go live in the order of their
 * times. Undefined when no tenant is left; no release when another worker was faster.
 */
async function runNext(
  tx: PublishingTx,
  { now, tenantOf }: Runner,
): Promise<{ release?: CarriedOut } | undefined> {
  const at = new Date(now());
  const due = isDue(at);
  const [tenant] = await tx
    .select({ id: tenants.id })
    .from(tenants)
    .where(sql`exists (select from ${releases} where ${releases.tenantId} = ${tenants.id} and (${due}))`)
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!tenant) return undefined;
  // A separate statement, which sees what another worker has committed before the claim.
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.tenantId, tenant.id), due))
    .orderBy(dueAt, releases.createdAt, releases.id)
    .limit(1)
    .for('update');
  return release ? { release: await carryOut(tx, release, tenantOf(tenant.id), at) } : {};
}

const dueAt = sql`case when ${releases.state} = 'scheduled' then ${releases.publishAt} else ${releases.revertAt} end`;

/** SQL condition for due releases. It compares the states first, because the index `releases_due` begins with them. */
function isDue(at: Date) {
  return sql`(${releases.state} = 'scheduled' and ${releases.publishAt} <= ${at.toISOString()})
    or (${releases.state} = 'published' and ${releases.revertAt} <= ${at.toISOString()})`;
}

/** A release after a step of it, with the cache tags of the entries that the step has changed. */
export type CarriedOut = { row: ReleaseRow; tags: ReadonlySet<string> };

/** Cache tags of everything that a step of a release has changed. */
export const tagsOf = ({ row, tags }: CarriedOut) => [
  ...row.items.map(({ pageId }) => pageTag(pageId)),
  ...tags,
];

/** Carries out the next step of a due release, and stores the result. */
export async function carryOut(
  tx: PublishingTx,
  release: ReleaseRow,
  scope: TenantScope | undefined,
  at: Date,
): Promise<CarriedOut> {
  const tags = new Set<string>();
  const outcome: Outcome = scope
    ? await attempt(tx, release, { scope, tags }, at)
    : { state: 'failed', problem: 'UNKNOWN_HOST' };
  const [row = release] = await tx
    .update(releases)
    .set(outcome)
    .where(and(eq(releases.tenantId, release.tenantId), eq(releases.id, release.id)))
    .returning();
  const event = WEBHOOK_EVENTS.find((one) => one === `release.${row.state}`);
  const { id, name, items, problem, entries, applied } = row;
  // One message for everything in the release; the version of an entry that changes nothing is null.
  const told = entries.map(({ type, id: entry, title }) => {
    const made = applied?.find((one) => one.type === type && one.id === entry);
    return { type, id: entry, title, version: made?.version ?? null };
  });
  if (scope && event) await emit({ db: tx, scope }, event, { id, name, items, entries: told, problem });
  return { row, tags };
}

type Outcome = Partial<ReleaseRow>;

/** Publishes everything of the release or nothing; a release that can't be carried out fails permanently with a reason. */
async function attempt(
  tx: PublishingTx,
  release: ReleaseRow,
  of: Pick<ContentWriter, 'scope' | 'tags'>,
  at: Date,
): Promise<Outcome> {
  const operator = { id: release.operatorId, name: release.operatorName };
  try {
    return await tx.transaction((db) => {
      const by = { ...of, db, operator, now: () => at.getTime() };
      return release.state === 'scheduled' ? goLive(by, release, at) : goBack(by, release, at);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { state: 'failed', problem: error.code };
  }
}

/** Makes a release live. If its end has already passed, because no server was running, it never goes live. */
async function goLive(by: ContentWriter, release: ReleaseRow, at: Date): Promise<Outcome> {
  if (release.revertAt && release.revertAt <= at) return { state: 'failed', problem: 'WINDOW_MISSED' };
  const previous: ReleaseRow['previous'] = [];
  for (const { pageId, version } of inLockOrder(release.items))
    previous.push({ pageId, version: await publishVersion(by, pageId, version, { release: release.id }) });
  const applied = await releaseEntries(by, release.entries, release.name);
  return { state: 'published', publishedAt: at, previous, applied };
}

/** Restores what was live before the release, but never over anything published since. */
async function goBack(by: ContentWriter, release: ReleaseRow, at: Date): Promise<Outcome> {
  const kept = await takeBackEntries(by, release.applied ?? []);
  for (const { pageId, version } of inLockOrder(release.items)) {
    const isPage = and(eq(pages.tenantId, by.scope.tenantId), eq(pages.id, pageId));
    const [page] = await by.db
      .select({ live: pages.publishedVersion, archived: pages.archivedVersion })
      .from(pages)
      .where(isPage)
      .for('update');
    const before = release.previous?.find((one) => one.pageId === pageId)?.version ?? null;
    if (page?.live === version)
      await publishVersion(by, pageId, before, { release: release.id, revert: true });
    else if (page?.archived === version)
      await by.db.update(pages).set({ archivedVersion: before }).where(isPage);
    else kept.push(pageId);
  }
  const problem = kept.length > 0 ? `PUBLISHED_SINCE ${kept.join(' ')}` : null;
  return { state: 'reverted', revertedAt: at, problem };
}

/** The items sorted by page, so that two releases lock the same pages in the same order. */
function inLockOrder(items: ReleaseRow['items']): ReleaseRow['items'] {
  return items.toSorted((a, b) => (a.pageId < b.pageId ? -1 : 1));
}
