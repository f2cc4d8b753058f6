import { and, asc, eq, isNull } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { deactivateMember, decideProfileReview } from '#schemas/api/invented/member-desk.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { audit } from '../operators/audit.ts';
import { tellMembers } from './messages.ts';
import { memberSessions, members, profileReviews } from './schema.ts';

const LIST_LENGTH = 100;

export function waitingReviews({ db, scope }: OperatorCall) {
  const { memberId, dataType, dataValue, createdAt } = profileReviews;
  return db
    .select({ memberId, dataType, dataValue, createdAt, nickname: members.nickname })
    .from(profileReviews)
    .innerJoin(members, and(eq(members.tenantId, profileReviews.tenantId), eq(members.id, memberId)))
    .where(and(eq(profileReviews.tenantId, scope.tenantId), eq(profileReviews.auditAction, 'AUDITING')))
    .orderBy(asc(createdAt))
    .limit(LIST_LENGTH);
}

/**
 * Accepts or refuses a change of a profile. @throws AppError CONFLICT when the member has changed it again meanwhile
 */
export async function decideReview(
  call: OperatorCall,
  { memberId, dataType, dataValue, passed, reason }: EndpointInput<typeof decideProfileReview>['body'],
): Promise<null> {
  const { tenantId } = call.scope;
  const isThis = and(
    eq(profileReviews.tenantId, tenantId),
    eq(profileReviews.memberId, memberId),
    eq(profileReviews.dataType, dataType),
    eq(profileReviews.dataValue, dataValue),
    eq(profileReviews.auditAction, 'AUDITING'),
  );
  await call.db.transaction(async (tx) => {
    const found = passed
      ? await tx.update(profileReviews).set({ auditAction: 'PASSED' }).where(isThis).returning()
      : await tx.delete(profileReviews).where(isThis).returning();
    const [review] = found;
    if (!review) throw new AppError('CONFLICT');
    if (passed)
      await tx
        .update(members)
        .set({
          [dataType]: dataType === 'avatar' ? (JSON.parse(dataValue) as { url: string }).url : dataValue,
        })
        .where(and(eq(members.tenantId, tenantId), eq(members.id, memberId), isNull(members.closedAt)));
    await tellMembers(tx, call, [memberId], {
      type: 'community_security',
      kind: passed ? 'PROFILE_PASSED' : 'PROFILE_REFUSED',
      cause: `review:${dataType}:${review.createdAt.getTime()}`,
      subjectType: dataType,
      subjectId: memberId,
      reason: passed ? null : reason || null,
    });
    const subject = { type: 'member', id: memberId };
    const details = { field: dataType, ...(reason && { reason }) };
    await audit({ ...call, db: tx }, passed ? 'member.pass' : 'member.refuse', subject, details);
  });
  return null;
}

/** Blocks or unblocks a member. @throws AppError NOT_FOUND without such a member */
export async function setDeactivated(
  call: OperatorCall,
  { memberId, deactivated }: EndpointInput<typeof deactivateMember>['body'],
): Promise<null> {
  const { tenantId } = call.scope;
  await call.db.transaction(async (tx) => {
    const found = await tx
      .update(members)
      .set({ deactivatedAt: deactivated ? new Date(call.now()) : null })
      .where(and(eq(members.tenantId, tenantId), eq(members.id, memberId), isNull(members.closedAt)))
      .returning();
    if (found.length === 0) throw new AppError('NOT_FOUND');
    if (deactivated)
      await tx
        .delete(memberSessions)
        .where(and(eq(memberSessions.tenantId, tenantId), eq(memberSessions.memberId, memberId)));
    const deed = deactivated ? 'member.deactivate' : 'member.activate';
    await audit({ ...call, db: tx }, deed, { type: 'member', id: memberId });
  });
  return null;
}
