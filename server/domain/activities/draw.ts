import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { drawLottery } from '#schemas/api/activities.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { secretFor } from '../../platform/secrets.ts';
import { lockMember } from './earn-chances.ts';
import { activities, chanceEntries, draws, lotteryPrizes, prizeRecords } from './schema.ts';
import { admitSources, type SourceCall } from './sources.ts';
import { type ActivityRow, activityOf, databaseTime, isRunning, stateAt } from './state.ts';
import { pickPrize, readWeights } from './weights.ts';

type Draw = { activity: ActivityRow; number: number; recordId: string | undefined; remaining: number };

const DAY_MS = 86_400_000;

/** Chances of a member in a lottery. Fewer are earned than used if a spent one was revoked. */
export async function chancesOf(
  db: Db | Tx,
  tenantId: string,
  activityId: string,
  memberId: string,
): Promise<{ earned: number; used: number; remaining: number }> {
  const of = (table: typeof chanceEntries | typeof draws) =>
    and(eq(table.tenantId, tenantId), eq(table.activityId, activityId), eq(table.memberId, memberId));
  const [given] = await db
    .select({ chances: sql<number>`coalesce(sum(${chanceEntries.chances}), 0)::int` })
    .from(chanceEntries)
    .where(of(chanceEntries));
  const [spent] = await db.select({ draws: count() }).from(draws).where(of(draws));
  const earned = given?.chances ?? 0;
  const used = spent?.draws ?? 0;
  return { earned, used, remaining: Math.max(0, earned - used) };
}

/** The call of a draw; `ahead` is the time in ms by which tests have set the server's clock ahead of the database's. */
type DrawCall = SourceCall & Pick<Clock, 'ahead'>;

/**
 * Spends a chance of the member's, in one transaction. The request's id is inserted first, so that a repeated request
 * finds its draw and spends nothing.
 * @throws AppError NOT_FOUND, NO_CHANCES, ACTIVITY_CLOSED, ACTIVITY_INVALID, ACTIVITY_ABNORMAL
 */
export async function drawOnce(
  call: DrawCall,
  activityId: string,
  { requestId, fingerprint }: EndpointInput<typeof drawLottery>['body'],
): Promise<Draw> {
  const { db, scope, member } = call;
  const { tenantId } = scope;
  const activity = await activityOf(db, call, activityId, 'LOTTERY');
  const secret = await secretFor(db, 'draw-sources');
  return db.transaction(async (tx) => {
    if (!(await lockMember(tx, tenantId, member.id))) throw new AppError('UNAUTHORIZED');
    const key = { tenantId, activityId, memberId: member.id, requestId };
    const [fresh] = await tx
      .insert(draws)
      .values({ ...key, createdAt: new Date(call.now()) })
      .onConflictDoNothing()
      .returning();
    const chances = await chancesOf(tx, tenantId, activityId, member.id);
    if (fresh) {
      refuseUnlessRunning(activity, call.now());
      if (chances.used > chances.earned) throw new AppError('NO_CHANCES');
      await admitSources(tx, call, activityId, { secret, fingerprint });
      await carryOut(tx, call, activity, requestId);
    }
    return { activity, remaining: chances.remaining, ...(await drawn(tx, key)) };
  });
}

/** A new record of a won prize in its first state. */
export function newRecord(
  { tenantId, id: activityId, claimDays }: ActivityRow,
  prize: { id: string; needsAddress: boolean },
  { memberId, number, wonAt }: { memberId: string; number: number; wonAt: Date },
): typeof prizeRecords.$inferInsert {
  return {
    tenantId,
    activityId,
    memberId,
    number,
    wonAt,
    id: randomUUID(),
    prizeId: prize.id,
    status: prize.needsAddress ? 'NOT_FILL_ADDRESS' : 'NOT_DELIVERED',
    claimUntil: prize.needsAddress ? new Date(wonAt.getTime() + claimDays * DAY_MS) : null,
  };
}

type Drawn = { number: number; prizeId: string | null; needsAddress: boolean | null };

/**
 * Draws at once, or issues a ticket. One statement counts the draw, provided that the lottery runs by the database's
 * clock and its tickets aren't closed, and takes one of the prize if any is left. It comes last, so that the
 * lottery's row is locked only briefly.
 */
async function carryOut(tx: Tx, call: DrawCall, activity: ActivityRow, requestId: string): Promise<void> {
  const { tenantId, id: activityId } = activity;
  const memberId = call.member.id;
  const prize = activity.mode === 'INSTANT' ? await choosePrize(tx, activity, memberId) : undefined;
  const ofLottery = (table: typeof draws | typeof lotteryPrizes) =>
    and(eq(table.tenantId, tenantId), eq(table.activityId, activityId));
  const isThis = and(ofLottery(draws), eq(draws.memberId, memberId), eq(draws.requestId, requestId));
  const isOpen = and(isRunning(databaseTime(call.ahead())), isNull(activities.ticketsHash));
  const { rows } = await tx.execute<Drawn>(sql`
    with counted as (
      update ${activities} set draws = ${activities.draws} + 1
      where ${and(eq(activities.tenantId, tenantId), eq(activities.id, activityId), isOpen)}
      returning draws
    ), taken as (
      update ${lotteryPrizes} set "left" = ${lotteryPrizes.left} - 1
      where ${and(ofLottery(lotteryPrizes), eq(lotteryPrizes.id, prize ?? ''), gt(lotteryPrizes.left, 0))}
      returning id, needs_address
    )
    update ${draws} set number = counted.draws, prize_id = (select id from taken)
    from counted where ${isThis}
    returning number, prize_id as "prizeId", (select needs_address from taken) as "needsAddress"`);
  const [drawn] = rows;
  if (!drawn) {
    refuseUnlessRunning(await activityOf(tx, call, activityId), call.now());
    throw new AppError('ACTIVITY_CLOSED');
  }
  const { number, prizeId, needsAddress } = drawn;
  if (prizeId === null) return;
  const won = { memberId, number, wonAt: new Date(call.now()) };
  await tx
    .insert(prizeRecords)
    .values(newRecord(activity, { id: prizeId, needsAddress: needsAddress === true }, won));
}

/** A prize drawn from the committed table; undefined for no prize, or when the member has reached the limit of wins. */
async function choosePrize(
  tx: Tx,
  { tenantId, id: activityId, weightTable, winsPerMember }: ActivityRow,
  memberId: string,
): Promise<string | undefined> {
  const prizeId = pickPrize(readWeights(weightTable ?? ''));
  if (prizeId === undefined) return undefined;
  const [won] = await tx
    .select({ records: count() })
    .from(prizeRecords)
    .where(
      and(
        eq(prizeRecords.tenantId, tenantId),
        eq(prizeRecords.activityId, activityId),
        eq(prizeRecords.memberId, memberId),
      ),
    );
  return (won?.records ?? 0) < winsPerMember ? prizeId : undefined;
}

/** Refuses a draw when the activity isn't running. @throws AppError ACTIVITY_INVALID or ACTIVITY_CLOSED */
function refuseUnlessRunning(activity: ActivityRow, now: number): void {
  const state = stateAt(activity, now);
  if (state === 'INVALID') throw new AppError('ACTIVITY_INVALID');
  if (state !== 'RUNNING') throw new AppError('ACTIVITY_CLOSED');
}

/** Number of a draw, and the id of its record if it has won at once. */
async function drawn(
  tx: Tx,
  key: { tenantId: string; activityId: string; memberId: string; requestId: string },
): Promise<{ number: number; recordId: string | undefined }> {
  const [row] = await tx
    .select({ number: draws.number, recordId: prizeRecords.id })
    .from(draws)
    .leftJoin(
      prizeRecords,
      and(
        eq(prizeRecords.tenantId, draws.tenantId),
        eq(prizeRecords.activityId, draws.activityId),
        eq(prizeRecords.number, draws.number),
      ),
    )
    .where(
      and(
        eq(draws.tenantId, key.tenantId),
        eq(draws.activityId, key.activityId),
        eq(draws.memberId, key.memberId),
        eq(draws.requestId, key.requestId),
      ),
    );
  return { number: row?.number ?? 0, recordId: row?.recordId ?? undefined };
}
