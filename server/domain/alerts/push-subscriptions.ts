import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { addPush } from '#schemas/api/invented/push.ts';
import { AppError } from '#schemas/errors.ts';
import { PRICE_ALERT } from '#schemas/member-constants.ts';
import type { MemberCall } from '../../platform/call.ts';
import { checkAddress, type OutgoingOptions } from '../../platform/outgoing/safe-fetch.ts';
import { encryptPush } from '../../platform/web-push/encrypt.ts';
import { members } from '../members/schema.ts';
import { pushSubscriptions } from './schema.ts';

const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/**
 * Stores a browser's subscription for the member, in place of the member who used that browser before; the oldest ones
 * beyond the limit are dropped. @throws AppError FETCH_REFUSED for an address that may not be requested,
 * VALIDATION_FAILED for keys that nothing can be encrypted with
 */
export async function addPushSubscription(
  call: MemberCall,
  { endpoint, p256dh, auth }: EndpointInput<typeof addPush>['body'],
  outgoing: OutgoingOptions,
): Promise<null> {
  checkAddress(endpoint, outgoing);
  try {
    encryptPush({ p256dh, auth }, '');
  } catch {
    throw new AppError('VALIDATION_FAILED', { field: 'p256dh' });
  }
  const { scope, member, now } = call;
  const { tenantId } = scope;
  const row = { memberId: member.id, endpoint, p256dh, auth, createdAt: new Date(now()) };
  const fresh = { ...row, retryAt: null, failures: 0 };
  await call.db.transaction(async (tx) => {
    const isOpen = and(eq(members.tenantId, tenantId), eq(members.id, member.id), isNull(members.closedAt));
    const [open] = await tx.select({ id: members.id }).from(members).where(isOpen).for('no key update');
    if (!open) throw new AppError('UNAUTHORIZED');
    await tx
      .insert(pushSubscriptions)
      .values({ ...row, tenantId, id: idOf(endpoint) })
      .onConflictDoUpdate({ target: [pushSubscriptions.tenantId, pushSubscriptions.id], set: fresh });
    const surplus = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(ofMember(call))
      .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.id)
      .offset(PRICE_ALERT.maxDevices);
    await tx.delete(pushSubscriptions).where(and(ofMember(call), inArray(pushSubscriptions.id, surplus)));
  });
  return null;
}

/** Ends the messages to a browser. */
export async function removePushSubscription(call: MemberCall, endpoint: string): Promise<null> {
  await call.db
    .delete(pushSubscriptions)
    .where(and(ofMember(call), eq(pushSubscriptions.id, idOf(endpoint))));
  return null;
}

const ofMember = ({ scope, member }: MemberCall) =>
  and(eq(pushSubscriptions.tenantId, scope.tenantId), eq(pushSubscriptions.memberId, member.id));
