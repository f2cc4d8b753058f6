import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { givePrizeAddress } from '#schemas/api/activities.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import { parseMobile } from '#schemas/credentials.ts';
import { type Address, addressSchema } from '#schemas/entities/address.ts';
import { AppError } from '#schemas/errors.ts';
import { PHONE } from '#schemas/member-constants.ts';
import type { Call, HttpContext, MemberCall } from '../../../platform/call.ts';
import type { Vault } from '../../../platform/encryption/vault.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { asWritten } from '../../addresses/areas.ts';
import { phoneRulesOf } from '../../members/i18n.ts';
import { members } from '../../members/schema.ts';
import { chancesOf } from '../draw.ts';
import { dayOf, earnChances, lockMember } from '../earn-chances.ts';
import { activities, chanceEntries, draws, lotteryPrizes, prizeRecords } from '../schema.ts';
import { type ActivityRow, activityOf, type Previewed, stateAt } from '../state.ts';

type RecordRow = typeof prizeRecords.$inferSelect;
/** A record with its prize and its lottery. */
export type WonRow = {
  record: RecordRow;
  prize: typeof lotteryPrizes.$inferSelect;
  activity: Pick<ActivityRow, 'id' | 'title'>;
};
/** A member's chances, draws and progress in a lottery. */
export type OwnPart = {
  activity: ActivityRow;
  chances: { remaining: number; used: number };
  /** Number of times each reason has counted, in total and today. */
  counted: ReadonlyMap<string, { all: number; today: number }>;
  tickets: number[];
  records: WonRow[];
};

/** Length limit of a member's lists in one lottery. */
const OWN_ROWS = 100;

/** Remaining chances of the member, and their expiry. @throws AppError NOT_FOUND */
export async function remainingOf(call: MemberCall, id: string) {
  const { endsAt } = await activityOf(call.db, call, id, 'LOTTERY');
  const { remaining, used } = await chancesOf(call.db, call.scope.tenantId, id, call.member.id);
  return { remaining, used, expireTime: endsAt.getTime() };
}

/**
 * Counts today's visit while the lottery runs, and the download when called by the app; gives the member's part in
 * it. @throws AppError NOT_FOUND
 */
export async function visitLottery(
  call: MemberCall & Pick<HttpContext, 'isApp'>,
  id: string,
): Promise<OwnPart> {
  const { db, scope, member, isApp } = call;
  const activity = await activityOf(db, call, id, 'LOTTERY');
  const at = new Date(call.now());
  const today = dayOf(scope, at);
  if (stateAt(activity, at.getTime()) === 'RUNNING')
    await db.transaction(async (tx) => {
      const deed = { userId: member.id, at };
      await earnChances(tx, scope, { ...deed, reason: 'DAILY_VISIT', ref: today });
      if (isApp) await earnChances(tx, scope, { ...deed, reason: 'APP_DOWNLOAD', ref: 'app' });
    });
  const ofMember = (table: typeof chanceEntries | typeof draws) =>
    and(eq(table.tenantId, scope.tenantId), eq(table.activityId, id), eq(table.memberId, member.id));
  const [chances, counts, tickets, records] = await Promise.all([
    chancesOf(db, scope.tenantId, id, member.id),
    db
      .select({
        reason: chanceEntries.reason,
        all: count(),
        today: sql<number>`(count(*) filter (where ${chanceEntries.day} = ${today}))::int`,
      })
      .from(chanceEntries)
      .where(ofMember(chanceEntries))
      .groupBy(chanceEntries.reason),
    activity.mode === 'SCHEDULED'
      ? db
          .select({ number: draws.number })
          .from(draws)
          .where(ofMember(draws))
          .orderBy(desc(draws.number))
          .limit(OWN_ROWS)
      : [],
    recordsOf(call, id),
  ]);
  return {
    activity,
    chances,
    counted: new Map(counts.map((row) => [row.reason, row])),
    tickets: tickets.flatMap(({ number }) => number ?? []),
    records,
  };
}

/** Prizes that the member has won in a lottery, the newest first. @throws AppError NOT_FOUND */
export async function prizesWon(call: MemberCall, id: string): Promise<WonRow[]> {
  await activityOf(call.db, call, id, 'LOTTERY');
  return recordsOf(call, id);
}

/** One of the member's records. @throws AppError NOT_FOUND */
export async function recordOf(call: MemberCall, recordId: string): Promise<WonRow> {
  const [row] = await selectRecords(call).where(and(isOwn(call), eq(prizeRecords.id, recordId)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Winners of a lottery: numbers, names and prizes. @throws AppError NOT_FOUND */
export async function winnersOf(call: Call & Previewed, id: string, page: PageRequest) {
  const { db, scope } = call;
  const activity = await activityOf(db, call, id, 'LOTTERY');
  const ofLottery = and(eq(prizeRecords.tenantId, scope.tenantId), eq(prizeRecords.activityId, id));
  const newestFirst = [desc(prizeRecords.number)];
  const byPrize = [asc(lotteryPrizes.position), asc(lotteryPrizes.id), asc(prizeRecords.number)];
  return readPage(page, {
    count: () => countUpTo(db, prizeRecords, ofLottery),
    rows: ({ limit, offset }) =>
      db
        .select({ record: prizeRecords, prize: lotteryPrizes, nickname: members.nickname })
        .from(prizeRecords)
        .innerJoin(lotteryPrizes, isItsPrize)
        .innerJoin(
          members,
          and(eq(members.tenantId, prizeRecords.tenantId), eq(members.id, prizeRecords.memberId)),
        )
        .where(ofLottery)
        .orderBy(...(activity.mode === 'SCHEDULED' ? byPrize : newestFirst))
        .limit(limit)
        .offset(offset),
  });
}
export type WinnerRow = Awaited<ReturnType<typeof winnersOf>> extends Paged<infer Row> ? Row : never;

/**
 * Address of a record, or else the one that the member gave last. @throws AppError NOT_FOUND for an unknown record or
 * another member's
 */
export async function addressFor(
  call: MemberCall & { vault: Vault },
  recordId: string | undefined,
): Promise<Address | null> {
  const own = recordId === undefined ? undefined : (await recordOf(call, recordId)).record.address;
  const [last] = own
    ? []
    : await call.db
        .select({ address: prizeRecords.address })
        .from(prizeRecords)
        .where(and(isOwn(call), isNotNull(prizeRecords.address)))
        .orderBy(desc(prizeRecords.addressAt), prizeRecords.id)
        .limit(1);
  const sealed = own ?? last?.address;
  return sealed ? z.parse(addressSchema, await call.vault.open(placeOf(call), sealed)) : null;
}

/**
 * Sets the delivery address of a prize, as long as it isn't sent.
 * @throws AppError NOT_FOUND, MOBILE_INVALID, AREA_INVALID, ADDRESS_NEEDLESS, PRIZE_SENT, PRIZE_EXPIRED
 */
export async function giveAddress(
  call: MemberCall & { vault: Vault },
  recordId: string,
  body: EndpointInput<typeof givePrizeAddress>['body'],
): Promise<WonRow> {
  const mobile = parseMobile(phoneRulesOf(call), PHONE.defaultAreaCode, body.phone);
  if (!mobile) throw new AppError('MOBILE_INVALID');
  const names = asWritten(body.area);
  if (!names) throw new AppError('AREA_INVALID');
  const address = await call.vault.seal(placeOf(call), {
    ...body,
    phone: mobile.mobile,
    area: { ...body.area, ...names },
  });
  const addressAt = new Date(call.now());
  await call.db.transaction(async (tx) => {
    // Serialised with closing the account, so that no address outlives it.
    if (!(await lockMember(tx, call.scope.tenantId, call.member.id))) throw new AppError('UNAUTHORIZED');
    const isThis = and(isOwn(call), eq(prizeRecords.id, recordId));
    const [record] = await tx.select().from(prizeRecords).where(isThis).for('update');
    if (!record) throw new AppError('NOT_FOUND');
    if (!record.claimUntil) throw new AppError('ADDRESS_NEEDLESS');
    if (record.status === 'DELIVERED') throw new AppError('PRIZE_SENT');
    if (isExpired(record, call.now())) throw new AppError('PRIZE_EXPIRED');
    await tx.update(prizeRecords).set({ address, addressAt, status: 'NOT_DELIVERED' }).where(isThis);
  });
  return recordOf(call, recordId);
}

/** Whether the time for giving a prize's address has passed. */
export function isExpired({ status, claimUntil }: Pick<RecordRow, 'status' | 'claimUntil'>, now: number) {
  return status === 'NOT_FILL_ADDRESS' && claimUntil !== null && claimUntil.getTime() <= now;
}

const placeOf = ({ scope, member }: MemberCall) =>
  ({ tenantId: scope.tenantId, memberId: member.id, kind: 'address' }) as const;

const isOwn = ({ scope, member }: MemberCall) =>
  and(eq(prizeRecords.tenantId, scope.tenantId), eq(prizeRecords.memberId, member.id));

const isItsPrize = and(
  eq(lotteryPrizes.tenantId, prizeRecords.tenantId),
  eq(lotteryPrizes.activityId, prizeRecords.activityId),
  eq(lotteryPrizes.id, prizeRecords.prizeId),
);

function selectRecords({ db }: Call) {
  return db
    .select({
      record: prizeRecords,
      prize: lotteryPrizes,
      activity: { id: activities.id, title: activities.title },
    })
    .from(prizeRecords)
    .innerJoin(lotteryPrizes, isItsPrize)
    .innerJoin(
      activities,
      and(eq(activities.tenantId, prizeRecords.tenantId), eq(activities.id, prizeRecords.activityId)),
    );
}

function recordsOf(call: MemberCall, id: string): Promise<WonRow[]> {
  return selectRecords(call)
    .where(and(isOwn(call), eq(prizeRecords.activityId, id)))
    .orderBy(desc(prizeRecords.wonAt), desc(prizeRecords.number))
    .limit(OWN_ROWS);
}
