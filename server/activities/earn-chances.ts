import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { toWallTime } from '#locales/format/zoned-time.ts';
import type { ChanceReason } from '#schemas/enums/activity.ts';
import { activities, type ChanceRule, chanceEntries } from '../db/activity-schema.ts';
import type { Tx } from '../db/database.ts';
import { members } from '../db/member-schema.ts';
import type { TenantScope } from '../tenants/tenants.ts';
import { type ActivityRow, isRunning } from './state.ts';

/** A member's deed: `ref` names it, and the same again earns nothing. */
export type Deed = { userId: string; reason: ChanceReason; ref: string; at: Date };

/**
 * Gives a member what a deed earns in every activity that runs then: chances of lotteries, steps towards badges. Call it
 * in the transaction in which the deed is done. Gives the number of lottery chances earned.
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

/** Takes back what a deed has earned; of chances that are spent already the member's next ones make up. */
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

/** Until the transaction ends nobody else earns or spends the member's chances, or closes the account; false where it is closed. */
export async function lockMember(tx: Tx, tenantId: string, memberId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), eq(members.id, memberId), isNull(members.closedAt)))
    .for('no key update');
  return open !== undefined;
}

/** The day of the tenant's calendar, 2026-11-22. */
export function dayOf({ tenant }: TenantScope, at: Date): string {
  return toWallTime(at.getTime(), tenant.timezone).slice(0, 10);
}

/** Steps towards badges count as often as the farthest badge wants. */
function ruleFor({ type, chanceRules, badges }: ActivityRow, reason: ChanceReason): ChanceRule | undefined {
  if (type === 'LOTTERY') return chanceRules.find((rule) => rule.reason === reason);
  const goals = badges.flatMap((badge) => (badge.reason === reason ? [badge.goal] : []));
  return goals.length === 0 ? undefined : { reason, chances: 1, times: Math.max(...goals), per: 'ACTIVITY' };
}

/** True when the deed counts: it hasn't been counted before, and its rule has room. */
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
