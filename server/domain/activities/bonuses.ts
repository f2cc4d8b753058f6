import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { userShareOrders } from '#schemas/api/activities.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { BonusOrder, BonusSum } from '#schemas/entities/bonus.ts';
import type { MemberCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { decimal } from '../../platform/wire.ts';
import { bonusOrders } from './schema.ts';
import { activityOf } from './state.ts';

export type BonusOrderRow = typeof bonusOrders.$inferSelect;

/** Sums of the member's bonus. @throws AppError NOT_FOUND */
export async function bonusSum(call: MemberCall, activityId: string): Promise<BonusSum> {
  await activityOf(call.db, call, activityId, 'BONUS');
  const { status, paidAt, bonus } = bonusOrders;
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql<string>`coalesce(sum(${bonus}) filter (where ${condition}), 0)`.mapWith(Number);
  const [sums] = await call.db
    .select({
      orderCount: count(),
      pending: sumOf(sql`${status} = 'UN_DELIVERED'`),
      payable: sumOf(sql`${status} = 'DELIVERED' and ${paidAt} is null`),
      paid: sumOf(sql`${status} = 'DELIVERED' and ${paidAt} is not null`),
    })
    .from(bonusOrders)
    .where(ofMember(call, activityId));
  return {
    orderCount: sums?.orderCount ?? 0,
    pending: decimal(sums?.pending ?? 0),
    payable: decimal(sums?.payable ?? 0),
    paid: decimal(sums?.paid ?? 0),
    currency: call.scope.tenant.currency,
  };
}

/** Orders that came through the member's links, the newest first. @throws AppError NOT_FOUND */
export async function bonusOrdersOf(
  call: MemberCall,
  { activityId, onlyDelivered, pageRequest }: EndpointInput<typeof userShareOrders>['body'],
): Promise<Paged<BonusOrderRow>> {
  const { db } = call;
  await activityOf(db, call, activityId, 'BONUS');
  const where = and(
    ofMember(call, activityId),
    onlyDelivered ? eq(bonusOrders.status, 'DELIVERED') : undefined,
  );
  return readPage(pageRequest, {
    count: () => countUpTo(db, bonusOrders, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(bonusOrders)
        .where(where)
        .orderBy(desc(bonusOrders.orderedAt), bonusOrders.platform, bonusOrders.orderId)
        .limit(limit)
        .offset(offset),
  });
}

const ofMember = ({ scope, member }: MemberCall, activityId: string) =>
  and(
    eq(bonusOrders.tenantId, scope.tenantId),
    eq(bonusOrders.memberId, member.id),
    eq(bonusOrders.activityId, activityId),
  );

/** An order in its API format; a returned one earns no bonus. */
export function presentBonusOrder(row: BonusOrderRow): BonusOrder {
  return {
    id: `${row.platform}-${row.orderId}`,
    status: row.status,
    title: row.title,
    platform: row.platform,
    orderTime: row.orderedAt.getTime(),
    amount: decimal(row.amount),
    bonus: row.status === 'RETURNED' ? 0 : decimal(row.bonus),
    currency: row.currency,
  };
}
