import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { Release, ReleaseState } from '#schemas/entities/release.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { type EntryRef, pinEntries } from '../content/release.ts';
import { audit } from '../operators/audit.ts';
import { releases } from '../page-tables/schema.ts';
import { announce } from './announce.ts';
import type { CheckCall } from './checks/page-facts.ts';
import { requireNoErrors, requireSignedChecks } from './checks/signed-check.ts';
import { requireNoExperiment } from './experiments/require-none.ts';
import { cutVersion } from './publishing/cut-version.ts';
import { versionDocument } from './publishing/publish-version.ts';
import type { Publisher, PublishingTx } from './publishing/publisher.ts';
import { storedPage } from './publishing/stored-page.ts';
import { carryOut, type ReleaseRow, tagsOf } from './releases/run-due.ts';

type Item = {
  pageId: string;
  version?: number | undefined;
  rev?: number | undefined;
  signed: readonly string[];
};
type Wanted = {
  name: string;
  items: readonly Item[];
  entries: readonly EntryRef[];
  publishAt?: number | undefined;
  revertAt?: number | undefined;
};

/**
 * Pins a version of each page and the draft of each entry, and publishes them together, now or later. Drafts are checked and become versions now:
 * later edits aren't included.
 * @throws AppError NOT_FOUND; CONFLICT; CHECKS_FAILED; CHECKS_UNSIGNED; RELEASE_TIMES; EXPERIMENT_RUNNING; BAD_REQUEST for a thing twice or none
 */
export async function createRelease(call: CheckCall, wanted: Wanted): Promise<ReleaseRow> {
  const now = call.now();
  const publishAt = Math.max(wanted.publishAt ?? now, now);
  const { revertAt } = wanted;
  if (revertAt !== undefined && revertAt <= publishAt) throw new AppError('RELEASE_TIMES');
  const named = [
    ...wanted.items.map(({ pageId }) => pageId),
    ...wanted.entries.map(({ type, id }) => `${type} ${id}`),
  ];
  if (named.length === 0 || new Set(named).size < named.length) throw new AppError('BAD_REQUEST');
  const seen = await checkItems(call, wanted.items, wanted.publishAt);
  const made = await call.db.transaction(async (tx) => {
    const pinned = await pin({ ...call, db: tx }, wanted.items, seen);
    const entries = await pinEntries({ ...call, db: tx }, wanted.entries);
    const [row] = await tx
      .insert(releases)
      .values({
        tenantId: call.scope.tenantId,
        id: randomUUID(),
        name: wanted.name,
        items: pinned,
        entries,
        state: 'scheduled',
        publishAt: new Date(publishAt),
        revertAt: revertAt === undefined ? null : new Date(revertAt),
        operatorId: call.operator.id,
        operatorName: call.operator.name,
      })
      .returning();
    if (!row) throw new AppError('INTERNAL');
    const details = {
      items: row.items,
      entries: wanted.entries,
      publishAt: row.publishAt,
      revertAt: row.revertAt,
    };
    await audit({ ...call, db: tx }, 'release.create', { type: 'release', id: row.id }, details);
    await announceItems({ ...call, db: tx }, row);
    return publishAt > now ? { row, tags: new Set<string>() } : carryOut(tx, row, call.scope, new Date(now));
  });
  const release = made.row;
  if (release.state === 'published') await call.purge(tagsOf(made));
  return release;
}

/** Checks the items, and gives the checked revision of each draft. */
async function checkItems(
  call: CheckCall,
  items: readonly Item[],
  publishAt: number | undefined,
): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const drafts = [];
  for (const { pageId, version, signed } of items) {
    const page = await storedPage(call, pageId);
    seen.set(pageId, page.rev);
    if (version === undefined) drafts.push({ pageId, path: page.path, document: page.draft, signed });
    else {
      const document = await versionDocument(call, pageId, version);
      await requireNoErrors(call, { pageId, path: page.path, document });
    }
  }
  await requireSignedChecks(call, drafts, publishAt);
  return seen;
}

async function pin(
  call: OperatorCall & { db: PublishingTx },
  items: readonly Item[],
  seen: ReadonlyMap<string, number>,
) {
  const pinned: ReleaseRow['items'] = [];
  for (const { pageId, version, rev = seen.get(pageId) } of items) {
    await requireNoExperiment(call, pageId);
    pinned.push({ pageId, version: version ?? (await cutVersion(call, pageId, { rev })) });
  }
  return pinned;
}

/** Releases, the latest first. */
export function releasesOf(
  { db, scope }: OperatorCall,
  {
    pageId,
    state,
    ...request
  }: PageRequest & { pageId?: string | undefined; state?: ReleaseState | undefined },
): Promise<Paged<ReleaseRow>> {
  const where = and(
    eq(releases.tenantId, scope.tenantId),
    state && eq(releases.state, state),
    pageId === undefined ? undefined : sql`${releases.items} @> ${JSON.stringify([{ pageId }])}::jsonb`,
  );
  return readPage(request, {
    count: () => countUpTo(db, releases, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(releases)
        .where(where)
        .orderBy(desc(releases.publishAt), desc(releases.id))
        .limit(limit)
        .offset(offset),
  });
}

/**
 * Cancels a scheduled release.
 * @throws AppError NOT_FOUND; RELEASE_OVER
 */
export function cancel(call: OperatorCall, id: string): Promise<ReleaseRow> {
  return call.db.transaction(async (tx) => {
    const found = await lockRelease(call, tx, id, 'scheduled');
    const [row = found] = await tx
      .update(releases)
      .set({ state: 'cancelled' })
      .where(isRelease(call, id))
      .returning();
    await audit({ ...call, db: tx }, 'release.cancel', { type: 'release', id });
    await announceItems({ ...call, db: tx }, row);
    return row;
  });
}

/**
 * Ends a live release now: what was live before comes back, except where something newer was published.
 * @throws AppError NOT_FOUND; RELEASE_OVER
 */
export async function revert(call: OperatorCall, id: string): Promise<ReleaseRow> {
  const reverted = await call.db.transaction(async (tx) => {
    const found = await lockRelease(call, tx, id, 'published');
    await audit({ ...call, db: tx }, 'release.revert', { type: 'release', id });
    return carryOut(tx, found, call.scope, new Date(call.now()));
  });
  await call.purge(tagsOf(reverted));
  return reverted.row;
}

/** Tells the windows with a page of the release open that its schedule has changed. */
async function announceItems(by: Publisher, { items }: ReleaseRow): Promise<void> {
  for (const { pageId } of items) await announce(by, pageId, { type: 'scheduled' });
}

const isRelease = ({ scope }: OperatorCall, id: string) =>
  and(eq(releases.tenantId, scope.tenantId), eq(releases.id, id));

async function lockRelease(
  call: OperatorCall,
  tx: PublishingTx,
  id: string,
  state: ReleaseState,
): Promise<ReleaseRow> {
  const [found] = await tx.select().from(releases).where(isRelease(call, id)).for('update');
  if (!found) throw new AppError('NOT_FOUND');
  if (found.state !== state) throw new AppError('RELEASE_OVER');
  return found;
}

/** A release in its API format. */
export function presentRelease(row: ReleaseRow): Release {
  return {
    id: row.id,
    name: row.name,
    items: row.items,
    entries: row.entries.map(({ type, id, title }) => ({ type, id, title })),
    state: row.state,
    publishAt: row.publishAt.getTime(),
    revertAt: row.revertAt?.getTime() ?? null,
    publishedAt: row.publishedAt?.getTime() ?? null,
    revertedAt: row.revertedAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    operatorName: row.operatorName,
    problem: row.problem,
  };
}
