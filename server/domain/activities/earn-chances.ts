import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { toWallTime } from '#locales/format/zoned-time.ts';
import type { ChanceReason } from '#schemas/enums/activity.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { members } from '../members/schema.ts';
import { activities, type ChanceRule, chanceEntries } from './schema.ts';
import { type ActivityRow, isRunning } from './state.ts';

/** An action of a member; `ref` identifies it, and repeating it earns nothing. */
export type Deed = { userId: string; reason: ChanceReason; ref: string; at: Date };

/**
 * Gives a member the rewards of an action in every activity running at that time: chances of lotteries, steps towards
 * badges. Call it in the transaction of the action. Gives the number of lottery chances earned.
 */
export async function earnChances(tx: Tx, scope: TenantScope, deed: Deed): Promise<number> {
  const { tenantId } = scope;
  const running = await tx
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.tenantId, tenantId),
        inArray(activities.type, ['LOTTERY', 'BADGE']),
        isRunning(sql`${deed.at.toISOString()}::timestamptz`),
      ),
    )
    .orderBy(activities.id);
  const wanting = running.flatMap((activity) => {
    const rule = ruleFor(activity, deed.reason);
    return rule ? [{ activity, rule }] : [];
  });
  if (wanting.length === 0 || !(await lockMember(tx, tenantId, deed.userId))) return 0;
  let earned = 0;
  for (const { activity, rule } of wanting) {
    const isNew = await earnOne(tx, scope, activity, rule, deed);
    if (isNew && activity.type === 'LOTTERY') earned += rule.chances;
  }
  return earned;
}

/** Revokes the rewards of an action; chances already spent are deducted from the member's next ones. */
export async function loseChances(
  tx: Tx,
  { tenantId }: TenantScope,
  { userId, reason, ref }: Omit<Deed, 'at'>,
): Promise<void> {
  await lockMember(tx, tenantId, userId);
  await tx
    .delete(chanceEntries)
    .where(
      and(
        eq(chanceEntries.tenantId, tenantId),
        eq(chanceEntries.memberId, userId),
        eq(chanceEntries.reason, reason),
        eq(chanceEntries.ref, ref),
      ),
    );
}

/**
 * Locks the member until the transaction ends, against earning and spending chances and closing the account; false
 * for a closed account.
 */
export async function lockMember(tx: Tx, tenantId: string, memberId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), eq(members.id, memberId), isNull(members.closedAt)))
    .for('no key update');
  return open !== undefined;
}

/** Day in the tenant's calendar, such as 2026-11-22. */
export function dayOf({ tenant }: TenantScope, at: Date): string {
  return toWallTime(at.getTime(), tenant.timezone).slice(0, 10);
}

/** Rule of an activity for a reason. For badges it counts as many steps as the highest goal. */
function ruleFor({ type, chanceRules, badges }: ActivityRow, reason: ChanceReason): ChanceRule | undefined {
  if (type === 'LOTTERY') return chanceRules.find((rule) => rule.reason === reason);
  const goals = badges.flatMap((badge) => (badge.reason === reason ? [badge.goal] : []));
  return goals.length === 0 ? undefined : { reason, chances: 1, times: Math.max(...goals), per: 'ACTIVITY' };
}

/** Counts an action; true if it is new and its rule allows more. */
async function earnOne(
  tx: Tx,
  scope: TenantScope,
  { id: activityId }: ActivityRow,
  rule: ChanceRule,
  { userId: memberId, reason, ref, at }: Deed,
): Promise<boolean> {
  const { tenantId } = scope;
  const day = dayOf(scope, at);
  const [counted] = await tx
    .select({ times: count() })
    .from(chanceEntries)
    .where(
      and(
        eq(chanceEntries.tenantId, tenantId),
        eq(chanceEntries.activityId, activityId),
        eq(chanceEntries.memberId, memberId),
        eq(chanceEntries.reason, reason),
        rule.per === 'DAY' ? eq(chanceEntries.day, day) : undefined,
      ),
    );
  if ((counted?.times ?? 0) >= rule.times) return false;
  const added = await tx
    .insert(chanceEntries)
    .values({ tenantId, activityId, memberId, reason, ref, chances: rule.chances, day, createdAt: at })
    .onConflictDoNothing()
    .returning({ ref: chanceEntries.ref });
  return added.length > 0;
}
