import { and, asc, countDistinct, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { Call, VisitorCall } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { activities, chanceEntries, lotteryPrizes } from '../schema.ts';
import type { ActivityRow, Previewed } from '../state.ts';
import { activityOf } from '../state.ts';

export type PrizeRow = typeof lotteryPrizes.$inferSelect;
type Step = { reason: string; at: Date };
/** An activity with the data of its type. */
export type Whole = {
  row: ActivityRow;
  prizes: PrizeRow[];
  /** Number of members with an entry, by its reason. */
  counts: ReadonlyMap<string, number>;
  /** Tasks that the calling member has done for its badges, in order; undefined for a guest. */
  steps: Step[] | undefined;
};

/** Limit of a badge's goal. */
const MAX_STEPS = 1_000;

/** An activity with the data of its type. @throws AppError NOT_FOUND */
export async function wholeActivity(call: VisitorCall & Previewed, id: string): Promise<Whole> {
  const row = await activityOf(call.db, call, id);
  const isLottery = row.type === 'LOTTERY';
  const [prizes, counts, steps] = await Promise.all([
    isLottery ? prizesOf(call, id) : [],
    isLottery ? membersByReason(call, id) : new Map<string, number>(),
    row.type === 'BADGE' && call.member ? stepsOf(call, id, call.member.id) : undefined,
  ]);
  return { row, prizes, counts, steps };
}

/** Prizes of a lottery in their order. */
export function prizesOf({ db, scope }: Call, activityId: string): Promise<PrizeRow[]> {
  return db
    .select()
    .from(lotteryPrizes)
    .where(and(eq(lotteryPrizes.tenantId, scope.tenantId), eq(lotteryPrizes.activityId, activityId)))
    .orderBy(asc(lotteryPrizes.position), asc(lotteryPrizes.id))
    .limit(100);
}

/** Activities: running ones first, then coming ones, then ended ones; within each the one that changes soonest. */
export async function listActivities(
  { db, scope: { tenantId }, now }: Call,
  page: PageRequest,
): Promise<Paged<ActivityRow & { prizeCount: number }>> {
  const where = and(eq(activities.tenantId, tenantId), isNotNull(activities.publishedAt));
  const at = sql`${new Date(now()).toISOString()}::timestamptz`;
  const isOver = sql`${activities.endsAt} <= ${at} or coalesce(${activities.invalidAt} <= ${at}, false)`;
  const rank = sql`case when ${isOver} then 2 when ${activities.startsAt} > ${at} then 1 else 0 end`;
  const next = sql`case when ${rank} = 1 then ${activities.startsAt} when ${rank} = 0 then ${activities.endsAt} end`;
  const prizeCount = db
    .select({ total: sql`coalesce(sum(${lotteryPrizes.stock}), 0)`.as('total') })
    .from(lotteryPrizes)
    .where(and(eq(lotteryPrizes.tenantId, tenantId), eq(lotteryPrizes.activityId, activities.id)));
  return readPage(page, {
    count: () => countUpTo(db, activities, where),
    rows: ({ limit, offset }) =>
      db
        .select({ ...getTableColumns(activities), prizeCount: sql<number>`(${prizeCount})`.mapWith(Number) })
        .from(activities)
        .where(where)
        .orderBy(rank, next, desc(activities.endsAt), activities.id)
        .limit(limit)
        .offset(offset),
  });
}

async function membersByReason({ db, scope }: Call, activityId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ reason: chanceEntries.reason, members: countDistinct(chanceEntries.memberId) })
    .from(chanceEntries)
    .where(
      and(
        eq(chanceEntries.tenantId, scope.tenantId),
        eq(chanceEntries.activityId, activityId),
        inArray(chanceEntries.reason, ['ORDER', 'APP_DOWNLOAD']),
      ),
    )
    .groupBy(chanceEntries.reason);
  return new Map(rows.map(({ reason, members }) => [reason, members]));
}

function stepsOf({ db, scope }: Call, activityId: string, memberId: string): Promise<Step[]> {
  return db
    .select({ reason: chanceEntries.reason, at: chanceEntries.createdAt })
    .from(chanceEntries)
    .where(
      and(
        eq(chanceEntries.tenantId, scope.tenantId),
        eq(chanceEntries.activityId, activityId),
        eq(chanceEntries.memberId, memberId),
      ),
    )
    .orderBy(asc(chanceEntries.createdAt), chanceEntries.ref)
    .limit(MAX_STEPS);
}
