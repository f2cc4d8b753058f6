import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  sql,
  sum,
} from 'drizzle-orm';
import * as z from 'zod/mini';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { activityDraws, deliverPrize } from '#schemas/api/invented/activity-desk.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import { addressSchema } from '#schemas/entities/address.ts';
import { AppError } from '#schemas/errors.ts';
import { hasRole } from '#schemas/operator.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Vault } from '../../../platform/encryption/vault.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { textIn } from '../../../platform/wire.ts';
import { tellMembers } from '../../members/messages.ts';
import { members } from '../../members/schema.ts';
import { audit } from '../../operators/audit.ts';
import { auditLog } from '../../operators/schema.ts';
import { activityVersion, draftOf, promiseOf, rowsOf } from '../draft.ts';
import { lockMember } from '../earn-chances.ts';
import { writeActivityReferences } from '../references.ts';
import { activities, chanceEntries, draws, lotteryPrizes, prizeRecords } from '../schema.ts';
import { type ActivityRow, stateAt } from '../state.ts';
import { readWeights, writeWeights } from '../weights.ts';

type PrizeRow = typeof lotteryPrizes.$inferSelect;
type TxCall = OperatorCall & { db: Tx };
export type ListedRow = { row: ActivityRow; prizes: number; won: number; toShip: number };
export type WholeDeskActivity = Awaited<ReturnType<typeof wholeDeskActivity>>;

/** Number of addresses that are read at once. */
const ADDRESSES = 1_000;

/** SQL condition for prizes that can be sent: the address is known, or none is needed. */
const waits = eq(prizeRecords.status, 'NOT_DELIVERED');
const isItsPrize = and(
  eq(lotteryPrizes.tenantId, prizeRecords.tenantId),
  eq(lotteryPrizes.activityId, prizeRecords.activityId),
  eq(lotteryPrizes.id, prizeRecords.prizeId),
);

/** Cache tags of the pages that show the activity. */
const tagsOf = (id: string) => ['activities', `activity:${id}`];

/** Activities, drafts first, then by start time, the latest first. */
export async function activitiesOf(
  { db, scope: { tenantId } }: OperatorCall,
  page: PageRequest,
): Promise<Paged<ListedRow>> {
  const where = eq(activities.tenantId, tenantId);
  const found = await readPage(page, {
    count: () => countUpTo(db, activities, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(activities)
        .where(where)
        .orderBy(desc(isNull(activities.publishedAt)), desc(activities.startsAt), activities.id)
        .limit(limit)
        .offset(offset),
  });
  const ids = found.content.map(({ id }) => id);
  const [stocks, records] = await Promise.all([
    db
      .select({ id: lotteryPrizes.activityId, prizes: sum(lotteryPrizes.stock).mapWith(Number) })
      .from(lotteryPrizes)
      .where(and(eq(lotteryPrizes.tenantId, tenantId), inArray(lotteryPrizes.activityId, ids)))
      .groupBy(lotteryPrizes.activityId),
    db
      .select({
        id: prizeRecords.activityId,
        won: count(),
        toShip: sql<number>`(count(*) filter (where ${waits}))::int`,
      })
      .from(prizeRecords)
      .where(and(eq(prizeRecords.tenantId, tenantId), inArray(prizeRecords.activityId, ids)))
      .groupBy(prizeRecords.activityId),
  ]);
  return {
    ...found,
    content: found.content.map((row) => {
      const prizes = stocks.find(({ id }) => id === row.id)?.prizes ?? 0;
      const { won = 0, toShip = 0 } = records.find(({ id }) => id === row.id) ?? {};
      return { row, prizes, won, toShip };
    }),
  };
}

/**
 * An activity with its prizes, the operator who last changed its promises, and its figures. @throws AppError
 * NOT_FOUND
 */
export async function wholeDeskActivity(call: OperatorCall, id: string) {
  const { db, scope } = call;
  const [row] = await db.select().from(activities).where(isActivity(call, id));
  if (!row) throw new AppError('NOT_FOUND');
  const of = (table: typeof draws | typeof chanceEntries | typeof prizeRecords) =>
    and(eq(table.tenantId, scope.tenantId), eq(table.activityId, id));
  const [prizes, promisedBy, drawn, earned, records] = await Promise.all([
    prizesOf(call, id),
    lastPromise(call, id),
    db
      .select({ members: countDistinct(draws.memberId) })
      .from(draws)
      .where(of(draws)),
    db
      .select({ chances: sum(chanceEntries.chances).mapWith(Number) })
      .from(chanceEntries)
      .where(of(chanceEntries)),
    db
      .select({ status: prizeRecords.status, records: count() })
      .from(prizeRecords)
      .where(of(prizeRecords))
      .groupBy(prizeRecords.status),
  ]);
  const inStatus = new Map(records.map((one) => [one.status, one.records]));
  return {
    row,
    prizes,
    promisedBy,
    figures: {
      members: drawn[0]?.members ?? 0,
      chances: earned[0]?.chances ?? 0,
      draws: row.draws,
      won: records.reduce((total, one) => total + one.records, 0),
      unaddressed: inStatus.get('NOT_FILL_ADDRESS') ?? 0,
      toShip: inStatus.get('NOT_DELIVERED') ?? 0,
      delivered: inStatus.get('DELIVERED') ?? 0,
    },
  };
}

/** Creates a draft. @throws AppError ACTIVITY_TIMES */
export async function create(call: OperatorCall, draft: ActivityDraft): Promise<WholeDeskActivity> {
  const { tenantId, tenant } = call.scope;
  const id = randomUUID();
  const { row, prizes } = rowsOf(draft, { tenantId, id }, tenant.currency);
  await call.db.transaction(async (tx) => {
    await tx.insert(activities).values(row);
    if (prizes.length > 0) await tx.insert(lotteryPrizes).values(prizes);
    await writeActivityReferences({ ...call, db: tx }, { id, state: 'draft' }, draft);
    await write({ ...call, db: tx }, 'activity.create', id, { promise: true });
  });
  return wholeDeskActivity(call, id);
}

/**
 * Changes an activity; of a published one only texts, picture and licence.
 * @throws AppError NOT_FOUND; CONFLICT when it isn't at `version` any more; ACTIVITY_FIXED; ACTIVITY_TIMES
 */
export async function saveDeskActivity(
  call: OperatorCall,
  id: string,
  { version, activity: draft }: { version: string; activity: ActivityDraft },
): Promise<WholeDeskActivity> {
  const { tenantId, tenant } = call.scope;
  const { row, prizes } = rowsOf(draft, { tenantId, id }, tenant.currency);
  const isLive = await call.db.transaction(async (tx) => {
    const { stored, before } = await lockAt({ ...call, db: tx }, id, version);
    // Normalised as it would be read back: money and times in the same format.
    const after = draftOf(
      { ...stored, ...row } as ActivityRow,
      prizes.map((prize) => prize as PrizeRow),
    );
    const promise = !isDeepStrictEqual(promiseOf(before), promiseOf(after));
    if (stored.publishedAt) {
      if (!hasRole(call.operator.role, 'publisher')) throw new AppError('FORBIDDEN');
      if (promise) throw new AppError('ACTIVITY_FIXED');
      const { title, summary, rules, picture, licenceNumber, licenceExemption } = row;
      if (stored.type === 'LOTTERY' && !licenceNumber && !licenceExemption)
        throw new AppError('ACTIVITY_UNLICENSED');
      requireLanguages(call, draft);
      await tx
        .update(activities)
        .set({ title, summary, rules, picture, licenceNumber, licenceExemption })
        .where(isActivity(call, id));
    } else {
      await tx.delete(lotteryPrizes).where(isOf(call, id));
      await tx.update(activities).set(row).where(isActivity(call, id));
      if (prizes.length > 0) await tx.insert(lotteryPrizes).values(prizes);
    }
    await writeActivityReferences(
      { ...call, db: tx },
      { id, state: stored.publishedAt ? 'live' : 'draft' },
      draft,
    );
    await write({ ...call, db: tx }, 'activity.change', id, promise ? { promise } : {});
    return stored.publishedAt !== null;
  });
  if (isLive) await call.purge(tagsOf(id));
  return wholeDeskActivity(call, id);
}

/**
 * Deletes a draft at `version`.
 * @throws AppError NOT_FOUND; CONFLICT when it has changed; ACTIVITY_FIXED when it was published
 */
export async function deleteDraft(call: OperatorCall, id: string, version: string): Promise<null> {
  await call.db.transaction(async (tx) => {
    const { stored } = await lockAt({ ...call, db: tx }, id, version);
    if (stored.publishedAt) throw new AppError('ACTIVITY_FIXED');
    await tx.delete(activities).where(isActivity(call, id));
    await writeActivityReferences({ ...call, db: tx }, { id, state: 'draft' });
    await write({ ...call, db: tx }, 'activity.delete', id, { name: textIn(call, stored.title) });
  });
  return null;
}

/**
 * Publishes a draft exactly as it is at `version`, and commits the weights of a lottery under a new salt.
 * @throws AppError NOT_FOUND; CONFLICT when it has changed or is published; ACTIVITY_FOUR_EYES, ACTIVITY_TIMES,
 * ACTIVITY_UNLICENSED, ACTIVITY_UNTRANSLATED
 */
export async function startDeskActivity(
  call: OperatorCall,
  id: string,
  version: string,
): Promise<WholeDeskActivity> {
  await call.db.transaction(async (tx) => {
    const { stored, before } = await lockAt({ ...call, db: tx }, id, version);
    if (stored.publishedAt) throw new AppError('CONFLICT');
    const promisedBy = await lastPromise({ ...call, db: tx }, id);
    if (!promisedBy || promisedBy.id === call.operator.id) throw new AppError('ACTIVITY_FOUR_EYES');
    const now = new Date(call.now());
    if (stored.endsAt <= now) throw new AppError('ACTIVITY_TIMES');
    if (stored.type === 'LOTTERY' && !stored.licenceNumber && !stored.licenceExemption)
      throw new AppError('ACTIVITY_UNLICENSED');
    requireLanguages(call, before);
    const salt = randomBytes(32).toString('base64url');
    await tx
      .update(activities)
      .set({
        publishedAt: now,
        startsAt: stored.startsAt < now ? now : stored.startsAt,
        weightTable: stored.weightTable && writeWeights({ ...readWeights(stored.weightTable), salt }),
      })
      .where(isActivity(call, id));
    await writeActivityReferences({ ...call, db: tx }, { id, state: 'draft' });
    await writeActivityReferences({ ...call, db: tx }, { id, state: 'live' }, before);
    await write({ ...call, db: tx }, 'activity.start', id);
  });
  await call.purge(tagsOf(id));
  return wholeDeskActivity(call, id);
}

/** Ends a running activity now. @throws AppError NOT_FOUND; ACTIVITY_CLOSED when it isn't running */
export async function end(call: OperatorCall, id: string): Promise<WholeDeskActivity> {
  await call.db.transaction(async (tx) => {
    const stored = await lock({ ...call, db: tx }, id);
    if (!stored.publishedAt || stateAt(stored, call.now()) !== 'RUNNING')
      throw new AppError('ACTIVITY_CLOSED');
    // If it began at this very moment, one millisecond later: a period is never empty.
    const endsAt = new Date(Math.max(call.now(), stored.startsAt.getTime() + 1));
    await tx.update(activities).set({ endsAt }).where(isActivity(call, id));
    await write({ ...call, db: tx }, 'activity.end', id);
  });
  await call.purge(tagsOf(id));
  return wholeDeskActivity(call, id);
}

/** Makes a published activity invalid. @throws AppError NOT_FOUND; CONFLICT for a draft or an invalid activity */
export async function invalidate(
  call: OperatorCall,
  id: string,
  reason: Localized<string>,
): Promise<WholeDeskActivity> {
  await call.db.transaction(async (tx) => {
    const stored = await lock({ ...call, db: tx }, id);
    if (!stored.publishedAt || stored.invalidAt) throw new AppError('CONFLICT');
    await tx
      .update(activities)
      .set({ invalidAt: new Date(call.now()), invalidReason: reason })
      .where(isActivity(call, id));
    await write({ ...call, db: tx }, 'activity.invalidate', id, { reason: textIn(call, reason) });
  });
  await call.purge(tagsOf(id));
  return wholeDeskActivity(call, id);
}

/** Draws or tickets of a lottery, the newest first. @throws AppError NOT_FOUND */
export async function drawsOf(
  call: OperatorCall,
  id: string,
  { only, ...page }: EndpointInput<typeof activityDraws>['query'],
) {
  const { db } = call;
  const ofRecords = and(isOf(call, id, prizeRecords), only === 'toShip' ? waits : undefined);
  const ofDraws = and(isOf(call, id, draws), isNotNull(draws.number));
  const [[row], found] = await Promise.all([
    db.select({ id: activities.id }).from(activities).where(isActivity(call, id)),
    readPage(page, {
      count: () => (only ? countUpTo(db, prizeRecords, ofRecords) : countUpTo(db, draws, ofDraws)),
      rows: ({ limit, offset }) =>
        db
          .select({ draw: draws, record: prizeRecords, prize: lotteryPrizes, nickname: members.nickname })
          .from(draws)
          .innerJoin(members, and(eq(members.tenantId, draws.tenantId), eq(members.id, draws.memberId)))
          .leftJoin(
            prizeRecords,
            and(
              eq(prizeRecords.tenantId, draws.tenantId),
              eq(prizeRecords.activityId, draws.activityId),
              eq(prizeRecords.number, draws.number),
            ),
          )
          .leftJoin(lotteryPrizes, isItsPrize)
          .where(and(ofDraws, only && ofRecords))
          .orderBy(desc(draws.number))
          .limit(limit)
          .offset(offset),
    }),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  return found;
}
export type DrawRow = Awaited<ReturnType<typeof drawsOf>>['content'][number];

/**
 * Addresses of prizes that wait for delivery, by number, after the number `after`; writes the access to the audit
 * log. @throws AppError NOT_FOUND
 */
export async function addressesOf(call: OperatorCall & { vault: Vault }, id: string, after: number) {
  const { tenantId } = call.scope;
  const { found, hasNext } = await call.db.transaction(async (tx) => {
    const [row] = await tx.select({ id: activities.id }).from(activities).where(isActivity(call, id));
    if (!row) throw new AppError('NOT_FOUND');
    const records = await tx
      .select({ record: prizeRecords, prize: lotteryPrizes })
      .from(prizeRecords)
      .innerJoin(lotteryPrizes, isItsPrize)
      .where(
        and(
          isOf(call, id, prizeRecords),
          waits,
          isNotNull(prizeRecords.address),
          gt(prizeRecords.number, after),
        ),
      )
      .orderBy(asc(prizeRecords.number))
      .limit(ADDRESSES + 1);
    const some = records.slice(0, ADDRESSES);
    await write({ ...call, db: tx }, 'activity.addresses', id, { count: some.length });
    return { found: some, hasNext: records.length > ADDRESSES };
  });
  const rows = await Promise.all(
    found.map(async ({ record, prize }) => {
      const place = { tenantId, memberId: record.memberId, kind: 'address' } as const;
      const opened = await call.vault.open(place, record.address ?? '');
      return { record, prize, address: z.parse(addressSchema, opened) };
    }),
  );
  return { rows, hasNext };
}

/**
 * Records that a prize was sent, and sends its winner a message. A repeated call changes nothing; another carrier or
 * tracking number corrects the record.
 * @throws AppError NOT_FOUND; ADDRESS_MISSING
 */
export async function deliver(
  call: OperatorCall,
  { id, recordId }: EndpointInput<typeof deliverPrize>['params'],
  body: EndpointInput<typeof deliverPrize>['body'],
): Promise<null> {
  const sent = { carrier: body.carrier || null, trackingNumber: body.trackingNumber || null };
  await call.db.transaction(async (tx) => {
    const isThis = and(isOf(call, id, prizeRecords), eq(prizeRecords.id, recordId));
    const [won] = await tx.select({ by: prizeRecords.memberId }).from(prizeRecords).where(isThis);
    // Locks the member before the record, in the same order as giving an address does.
    if (won) await lockMember(tx, call.scope.tenantId, won.by);
    const [record] = await tx.select().from(prizeRecords).where(isThis).for('update');
    if (!record) throw new AppError('NOT_FOUND');
    if (record.status === 'NOT_FILL_ADDRESS') throw new AppError('ADDRESS_MISSING');
    const { carrier, trackingNumber, deliveredAt, number } = record;
    if (record.status === 'DELIVERED' && isDeepStrictEqual({ carrier, trackingNumber }, sent)) return;
    await tx
      .update(prizeRecords)
      .set({ ...sent, status: 'DELIVERED', deliveredAt: deliveredAt ?? new Date(call.now()) })
      .where(isThis);
    await tellMembers(tx, call, [record.memberId], {
      type: 'community_security',
      kind: record.status === 'DELIVERED' ? 'PRIZE_CHANGED' : 'PRIZE_SENT',
      cause: `prize:${recordId}:${call.now()}`,
      subjectType: 'PRIZE',
      subjectId: recordId,
      reason: [sent.carrier, sent.trackingNumber].filter(Boolean).join(' · ') || null,
    });
    await write({ ...call, db: tx }, 'activity.deliver', id, { number, ...body });
  });
  return null;
}

const isActivity = ({ scope }: OperatorCall, id: string) =>
  and(eq(activities.tenantId, scope.tenantId), eq(activities.id, id));

const isOf = (
  { scope }: OperatorCall,
  id: string,
  table: typeof lotteryPrizes | typeof prizeRecords | typeof draws = lotteryPrizes,
) => and(eq(table.tenantId, scope.tenantId), eq(table.activityId, id));

function write(call: TxCall, action: string, id: string, details: Record<string, unknown> = {}) {
  return audit(call, action, { type: 'activity', id }, details);
}

function prizesOf(call: OperatorCall, id: string): Promise<PrizeRow[]> {
  return call.db
    .select()
    .from(lotteryPrizes)
    .where(isOf(call, id))
    .orderBy(asc(lotteryPrizes.position), asc(lotteryPrizes.id));
}

/** Locks an activity until the transaction ends, so that it can't be changed or drawn from concurrently. */
async function lock(call: TxCall, id: string): Promise<ActivityRow> {
  const [row] = await call.db.select().from(activities).where(isActivity(call, id)).for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function lockAt(call: TxCall, id: string, version: string) {
  const stored = await lock(call, id);
  const before = draftOf(stored, await prizesOf(call, id));
  if (activityVersion(before) !== version) throw new AppError('CONFLICT');
  return { stored, before };
}

/** The last operator who created the activity or changed its prizes, by the audit log. */
async function lastPromise({ db, scope }: OperatorCall, id: string) {
  const [row] = await db
    .select({ id: auditLog.operatorId, name: auditLog.operatorName })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.tenantId, scope.tenantId),
        eq(auditLog.subjectType, 'activity'),
        eq(auditLog.subjectId, id),
        sql`${auditLog.details} @> '{"promise": true}'`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
}

/** Requires texts in all languages of the tenant. @throws AppError ACTIVITY_UNTRANSLATED */
function requireLanguages({ scope }: OperatorCall, { title, rules, lottery, badges }: ActivityDraft): void {
  const names = [...(lottery?.prizes ?? []), ...(badges ?? [])].map(({ name }) => name);
  const texts = [title, rules, ...names];
  if (!scope.tenant.languages.every((lang) => texts.every((text) => text[lang])))
    throw new AppError('ACTIVITY_UNTRANSLATED');
}
