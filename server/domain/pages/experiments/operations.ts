import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { sameJson } from '#engine/same-json.ts';
import { ARMS } from '#schemas/entities/experiment.ts';
import { AppError } from '#schemas/errors.ts';
import { hasOwnAddress } from '#schemas/page/bound-address.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { notifyPurge } from '../../../platform/purge-bus.ts';
import { audit } from '../../operators/audit.ts';
import {
  experiments,
  experimentVisitors,
  pages,
  releases,
  type StoredArm,
} from '../../page-tables/schema.ts';
import { emit } from '../../webhooks/emit.ts';
import type { CheckCall } from '../checks/page-facts.ts';
import { requireNoErrors } from '../checks/signed-check.ts';
import { isPage } from '../draft.ts';
import { cutVersion } from '../publishing/cut-version.ts';
import { pageTag, publishVersion, versionDocument } from '../publishing/publish-version.ts';
import type { Publisher } from '../publishing/publisher.ts';
import { storedPage } from '../publishing/stored-page.ts';
import { replaceDraft } from '../replace-draft.ts';
import { countsOf } from './count.ts';

export type ExperimentRow = typeof experiments.$inferSelect;

/** Number of a page's experiments that are shown. */
const SHOWN = 20;

/** The newest experiments of a page, each with its counts so far. @throws AppError NOT_FOUND */
export async function experimentsOf(call: OperatorCall, pageId: string) {
  await storedPage(call, pageId);
  const rows = await call.db
    .select()
    .from(experiments)
    .where(ofPage(call, pageId))
    .orderBy(desc(experiments.createdAt))
    .limit(SHOWN);
  return Promise.all(
    rows.map(async (row) => ({ ...row, counts: row.result ?? (await countsOf(call.db, row)) })),
  );
}

/**
 * Makes the draft at `rev` a further variant of the page's experiment, which begins with the first one.
 * @throws AppError NOT_FOUND; CONFLICT; EXPERIMENT_RUNNING; EXPERIMENT_FULL; EXPERIMENT_SAME if an arm has this version
 * already; EXPERIMENT_BOUND for a page without an address of its own
 */
export function addVariant(call: OperatorCall, pageId: string, rev: number): Promise<void> {
  return change(call, pageId, async (by, page) => {
    if (!hasOwnAddress(page.path)) throw new AppError('EXPERIMENT_BOUND');
    const version = await cutVersion(by, pageId, { rev });
    const open = await openExperiment(by, pageId);
    if (open?.state === 'running') throw new AppError('EXPERIMENT_RUNNING');
    const before = open?.arms ?? [{ version: null, weight: 100 }];
    if (before.length >= ARMS.max) throw new AppError('EXPERIMENT_FULL');
    if (sameJson(page.draft, page.document) || before.some((arm) => arm.version === version))
      throw new AppError('EXPERIMENT_SAME');
    const arms = evenly([...before, { version, weight: 0 }]);
    if (open) await by.db.update(experiments).set({ arms }).where(isExperiment(open));
    else
      await by.db.insert(experiments).values({
        tenantId: by.scope.tenantId,
        id: randomUUID(),
        pageId,
        seed: randomUUID(),
        arms,
        operatorId: by.operator.id,
        operatorName: by.operator.name,
      });
  });
}

/** Arms of equal weight; the first gets what is left. */
function evenly(arms: readonly StoredArm[]): StoredArm[] {
  const weight = Math.floor(100 / arms.length);
  const rest = 100 - weight * (arms.length - 1);
  return arms.map(({ version }, i) => ({ version, weight: i === 0 ? rest : weight }));
}

/**
 * Changes goal, weights and variants of an experiment that hasn't started: variants that aren't named are left out.
 * @throws AppError NOT_FOUND; EXPERIMENT_RUNNING; VALIDATION_FAILED for other versions or weights that don't sum to 100
 */
export function changeExperiment(
  call: OperatorCall,
  pageId: string,
  { goalNode, arms }: Pick<ExperimentRow, 'goalNode' | 'arms'>,
): Promise<void> {
  return change(call, pageId, async (by) => {
    const open = await unstarted(by, pageId);
    const known = open.arms.map(({ version }) => version);
    const versions = arms.map(({ version }) => version);
    const areKnown = versions[0] === null && versions.every((version) => known.includes(version));
    const total = arms.reduce((sum, { weight }) => sum + weight, 0);
    if (!areKnown || new Set(versions).size < versions.length || total !== 100)
      throw new AppError('VALIDATION_FAILED', { field: 'arms' });
    await by.db.update(experiments).set({ goalNode, arms }).where(isExperiment(open));
  });
}

/** Deletes an experiment that hasn't started; its versions stay. @throws AppError NOT_FOUND; EXPERIMENT_RUNNING */
export function dropExperiment(call: OperatorCall, pageId: string): Promise<void> {
  return change(call, pageId, async (by) => {
    await by.db.delete(experiments).where(isExperiment(await unstarted(by, pageId)));
  });
}

/**
 * Starts the experiment of a live page. From now on its arms are fixed, and the page can't be published otherwise.
 * @throws AppError NOT_FOUND; EXPERIMENT_RUNNING; EXPERIMENT_BOUND; EXPERIMENT_OFFLINE; EXPERIMENT_SCHEDULED;
 * CHECKS_FAILED; CONFLICT if its arms have changed meanwhile
 */
export async function startExperiment(call: CheckCall, pageId: string): Promise<void> {
  const { path } = await storedPage(call, pageId);
  const { arms } = await unstarted(call, pageId);
  for (const { version } of arms)
    if (version !== null)
      await requireNoErrors(call, { pageId, path, document: await versionDocument(call, pageId, version) });
  await change(call, pageId, async (by, page) => {
    const open = await unstarted(by, pageId);
    // An arm that was added since wasn't checked.
    if (!sameJson(open.arms, arms)) throw new AppError('CONFLICT');
    if (!hasOwnAddress(page.path)) throw new AppError('EXPERIMENT_BOUND');
    if (page.publishedVersion === null) throw new AppError('EXPERIMENT_OFFLINE');
    await requireNoRelease(by, pageId);
    const fixed = arms.map((arm, i) => (i === 0 ? { ...arm, version: page.publishedVersion } : arm));
    // The seed is new, so that the visitors of an earlier experiment are divided anew.
    await by.db
      .update(experiments)
      .set({ state: 'running', arms: fixed, seed: randomUUID(), startedAt: new Date(call.now()) })
      .where(isExperiment(open));
    await audit(by, 'experiment.start', { type: 'page', id: pageId }, { arms: fixed });
    await tellFronts(by, pageId);
  });
  await call.purge([pageTag(pageId)]);
}

/**
 * Ends the running experiment with one of its arms: the draft becomes that document, as an edit that can be taken back,
 * and is published. The visitors' ids are deleted, their counts stay.
 * @throws AppError NOT_FOUND if none runs or it has no such arm
 */
export async function endExperiment(call: OperatorCall, pageId: string, winner: number): Promise<void> {
  await change(call, pageId, async (by, page) => {
    const open = await openExperiment(by, pageId);
    const version = open?.arms[winner]?.version;
    if (open?.state !== 'running' || version == null) throw new AppError('NOT_FOUND');
    const result = await countsOf(by.db, open);
    await by.db
      .update(experiments)
      .set({ state: 'ended', endedAt: new Date(call.now()), winner, result })
      .where(isExperiment(open));
    await by.db
      .delete(experimentVisitors)
      .where(
        and(eq(experimentVisitors.tenantId, by.scope.tenantId), eq(experimentVisitors.experimentId, open.id)),
      );
    await publishArm(by, page, version);
    await audit(by, 'experiment.end', { type: 'page', id: pageId }, { winner, version, result });
    await tellFronts(by, pageId);
  });
  await call.purge([pageTag(pageId)]);
}

async function publishArm(by: Publisher, page: PageRow, version: number): Promise<void> {
  const { id, path } = page;
  const document = await versionDocument(by, id, version);
  const rev = sameJson(page.draft, document) ? page.rev : await replaceDraft(by, id, page.rev, document);
  // The live version stays if it is the winner, so that going back a version still leads to what was before.
  if (version === page.publishedVersion) return;
  const next = await cutVersion(by, id, { rev });
  const previous = await publishVersion(by, id, next);
  await emit(by, 'page.published', { id, path, version: next, previous });
}

/** Refuses a page that a release is going to publish or to take back. @throws AppError EXPERIMENT_SCHEDULED */
async function requireNoRelease({ db, scope }: Publisher, pageId: string): Promise<void> {
  const due = await db
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.tenantId, scope.tenantId),
        sql`${releases.items} @> ${JSON.stringify([{ pageId }])}::jsonb`,
        or(
          eq(releases.state, 'scheduled'),
          and(eq(releases.state, 'published'), isNotNull(releases.revertAt)),
        ),
      ),
    )
    .limit(1);
  if (due.length > 0) throw new AppError('EXPERIMENT_SCHEDULED');
}

/** Makes every process read the running experiments again, and purges the page before and after. */
const tellFronts = ({ db, scope }: Publisher, pageId: string) =>
  notifyPurge(db, ['tenants', `${scope.tenantId}:${pageTag(pageId)}`]);

type PageRow = typeof pages.$inferSelect;

/** Runs a change under the page's lock. @throws AppError NOT_FOUND, PAGE_ARCHIVED */
function change(
  call: OperatorCall,
  pageId: string,
  work: (by: Publisher, page: PageRow) => Promise<void>,
): Promise<void> {
  return call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const [page] = await tx.select().from(pages).where(isPage(by, pageId)).for('update');
    if (!page) throw new AppError('NOT_FOUND');
    if (page.archivedAt) throw new AppError('PAGE_ARCHIVED');
    await work(by, page);
  });
}

async function openExperiment(
  by: Pick<Publisher, 'db' | 'scope'>,
  pageId: string,
): Promise<ExperimentRow | undefined> {
  const [open] = await by.db
    .select()
    .from(experiments)
    .where(and(ofPage(by, pageId), ne(experiments.state, 'ended')));
  return open;
}

/** The page's experiment before its start. */
async function unstarted(by: Pick<Publisher, 'db' | 'scope'>, pageId: string): Promise<ExperimentRow> {
  const open = await openExperiment(by, pageId);
  if (!open) throw new AppError('NOT_FOUND');
  if (open.state === 'running') throw new AppError('EXPERIMENT_RUNNING');
  return open;
}

const ofPage = ({ scope }: Pick<Publisher, 'scope'>, pageId: string) =>
  and(eq(experiments.tenantId, scope.tenantId), eq(experiments.pageId, pageId));

const isExperiment = ({ tenantId, id }: ExperimentRow) =>
  and(eq(experiments.tenantId, tenantId), eq(experiments.id, id));
