import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { shareMappingPrereport } from '#schemas/api/sharing.ts';
import { SHARE } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, HttpContext, VisitorCall } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { deviceOf } from '../../platform/device-header.ts';
import { readTarget } from '../../platform/short-target.ts';
import { earnChances } from '../activities/earn-chances.ts';
import { shareSignUps, shares, shareVisits, shortLinks } from './schema.ts';

/** The caller's device, by its headers. */
type Device = Pick<HttpContext, 'headers'>;

/**
 * Stores that a visitor has come through a member's share. True if it is new: members can't visit their own shares, and
 * every visitor counts once. @throws AppError NOT_FOUND without such a share, LINK_REFUSED for a target that isn't ours
 */
export async function reportShareVisit(
  { db, scope, member, headers, now }: VisitorCall & Device,
  body: EndpointInput<typeof shareMappingPrereport>['body'],
): Promise<boolean> {
  const { tenantId } = scope;
  const { sharedObjectId, sharerId, deviceFingerprint } = body;
  const jumpTarget = readTarget(scope.tenant, body.jumpTarget);
  if (jumpTarget === undefined) throw new AppError('LINK_REFUSED');
  const visitor = deviceOf(headers) ?? deviceFingerprint;
  const isShared = or(eq(shares.id, sharedObjectId), eq(shares.activityId, sharedObjectId));
  const [found] = await db
    .select({
      isShared: sql<boolean | null>`bool_or(${isShared})`,
      isOwnDevice: sql<boolean | null>`bool_or(${shares.device} = ${visitor})`,
    })
    .from(shares)
    .where(and(eq(shares.tenantId, tenantId), eq(shares.memberId, sharerId)));
  if (!found?.isShared) throw new AppError('NOT_FOUND');
  if (found.isOwnDevice || member?.id === sharerId) return false;
  const memberId = member?.id ?? null;
  const added = await db
    .insert(shareVisits)
    .values({
      tenantId,
      sharerId,
      sharedObjectId,
      visitor,
      memberId,
      deviceFingerprint,
      jumpTarget,
      createdAt: new Date(now()),
    })
    .onConflictDoNothing()
    .returning({ visitor: shareVisits.visitor });
  return added.length > 0;
}

/**
 * Counts a new account for the share through which its visitor came last as a guest, if there is one: each visitor
 * once, however many accounts they create. It gives the sharer the activities' rewards for sharing.
 */
export async function countShareSignUp(
  tx: Tx,
  { scope, headers, now }: Pick<Call, 'scope' | 'now'> & Device,
  memberId: string,
): Promise<void> {
  const { tenantId } = scope;
  const visitor = deviceOf(headers);
  if (visitor === undefined) return;
  const since = new Date(now() - SHARE.signUpDays * 86_400_000);
  const [visit] = await tx
    .select({ sharerId: shareVisits.sharerId, sharedObjectId: shareVisits.sharedObjectId })
    .from(shareVisits)
    .where(
      and(
        eq(shareVisits.tenantId, tenantId),
        eq(shareVisits.visitor, visitor),
        isNull(shareVisits.memberId),
        gt(shareVisits.createdAt, since),
      ),
    )
    .orderBy(desc(shareVisits.createdAt))
    .limit(1);
  if (!visit) return;
  const at = new Date(now());
  const [added] = await tx
    .insert(shareSignUps)
    .values({ tenantId, memberId, visitor, ...visit, createdAt: at })
    .onConflictDoNothing()
    .returning({ sharerId: shareSignUps.sharerId });
  if (added) await earnChances(tx, scope, { userId: visit.sharerId, reason: 'SHARE', ref: memberId, at });
}

/**
 * Deletes a member's shares and their visits. Short links to the shared pages stay valid, without the share; those whose
 * address names the member are deleted.
 */
export async function forgetSharesOf(tx: Tx, tenantId: string, memberId: string): Promise<void> {
  const isOf = (table: typeof shares | typeof shortLinks) =>
    and(eq(table.tenantId, tenantId), eq(table.memberId, memberId));
  const { target } = shortLinks;
  await tx.delete(shortLinks).where(and(isOf(shortLinks), sql`position(${memberId} in ${target}) > 0`));
  const withoutShare = sql`regexp_replace(${target}, '([?&])share=[^&#]*&?', '\\1')`;
  await tx
    .update(shortLinks)
    .set({ memberId: null, target: sql`regexp_replace(${withoutShare}, '[?&]$', '')` })
    .where(isOf(shortLinks));
  await tx.delete(shares).where(isOf(shares));
  for (const table of [shareVisits, shareSignUps])
    await tx
      .delete(table)
      .where(
        and(eq(table.tenantId, tenantId), or(eq(table.memberId, memberId), eq(table.sharerId, memberId))),
      );
}
