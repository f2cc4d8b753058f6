import { and, eq } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { createShare } from '#schemas/api/invented/sharing.ts';
import { SHARE } from '#schemas/constants.ts';
import type { ShareInfo } from '#schemas/entities/share-info.ts';
import type { COMMENT_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, HttpContext, MemberCall } from '../../platform/call.ts';
import { oneRow } from '../../platform/db/one-row.ts';
import { deviceOf } from '../../platform/device-header.ts';
import { textIn } from '../../platform/wire.ts';
import { activityCode } from '../activities/activity-code.ts';
import { activities } from '../activities/schema.ts';
import { activityOf } from '../activities/state.ts';
import { deals } from '../catalogue/schema.ts';
import { subjectExists } from '../interaction/subjects.ts';
import { membersByIds, presentMember } from '../members/members.ts';
import { shares } from './schema.ts';
import { randomBase58 } from './short-links.ts';

type ShareRow = typeof shares.$inferSelect;

/**
 * Creates the member's share of a subject, once, and gives the parameters of its link. @throws AppError FORBIDDEN when
 * the tenant has sharing disabled, NOT_FOUND without such a subject or activity
 */
export async function makeShare(
  call: MemberCall & Pick<HttpContext, 'headers'>,
  what: EndpointInput<typeof createShare>['body'],
): Promise<ShareInfo> {
  const { db, scope, member, headers, now } = call;
  const { subjectType, subjectId, activityId } = { subjectType: '', subjectId: '', activityId: '', ...what };
  if (!scope.tenant.shareSwitch) throw new AppError('FORBIDDEN');
  if (subjectType && !(await subjectExists(call, { subjectType, subjectId })))
    throw new AppError('NOT_FOUND');
  if (activityId) await activityOf(db, call, activityId);
  const device = deviceOf(headers) ?? '';
  const rows = await db
    .insert(shares)
    .values({
      tenantId: scope.tenantId,
      id: randomBase58(SHARE.idLength),
      memberId: member.id,
      activityId,
      subjectType,
      subjectId,
      device,
      createdAt: new Date(now()),
    })
    .onConflictDoUpdate({
      target: [shares.tenantId, shares.memberId, shares.activityId, shares.subjectType, shares.subjectId],
      set: { device },
    })
    .returning();
  return presentShare(call, oneRow(rows));
}

/** The shared subject and its sharer. @throws AppError NOT_FOUND, also when that account is closed */
export async function findShare(call: Call, id: string) {
  const [share] = await call.db
    .select()
    .from(shares)
    .where(and(eq(shares.tenantId, call.scope.tenantId), eq(shares.id, id)));
  const sharer = share && (await membersByIds(call, [share.memberId])).get(share.memberId);
  if (!sharer) throw new AppError('NOT_FOUND');
  return { share: await presentShare(call, share), sharer: presentMember(sharer) };
}

/** A share in its API format; for a deal with picture and title (S2 §3). */
async function presentShare(
  call: Call,
  { id, activityId, subjectType, subjectId }: ShareRow,
): Promise<ShareInfo> {
  const [activity] = activityId
    ? await call.db
        .select({ id: activities.id, type: activities.type })
        .from(activities)
        .where(and(eq(activities.tenantId, call.scope.tenantId), eq(activities.id, activityId)))
    : [];
  const shared = {
    shareId: id,
    ...(activityId && { activityId, activityCode: activity && activityCode(activity) }),
    ...(subjectType && { subjectId, subjectType: subjectType as (typeof COMMENT_SUBJECT_TYPES)[number] }),
  };
  if (subjectType !== 'CONTENT') return shared;
  const [deal] = await call.db
    .select({ title: deals.title, picture: deals.picture })
    .from(deals)
    .where(and(eq(deals.tenantId, call.scope.tenantId), eq(deals.id, subjectId)));
  return {
    ...shared,
    contentId: subjectId,
    shareType: 'DEAL',
    ...(deal && { dealPicture: deal.picture || undefined, dealTitle: textIn(call, deal.title) }),
  };
}
