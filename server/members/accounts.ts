import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { textFor } from '#locales/text.ts';
import { isNickname } from '#schemas/credentials.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../api/route.ts';
import { drawSources, paymentAccounts, prizeRecords } from '../db/activity-schema.ts';
import type { Tx } from '../db/database.ts';
import {
  alertDigests,
  dealAlerts,
  follows,
  marks,
  memberBlocks,
  memberCredentials,
  memberIdentities,
  members,
  profileReviews,
} from '../db/member-schema.ts';
import { countShareSignUp, forgetSharesOf } from '../sharing/share-visits.ts';
import type { Contact } from './contacts.ts';
import { forgetMessagesOf } from './messages.ts';
import { endSessions } from './sign-in.ts';

/**
 * Creates an account, and counts it as a sign-up for the member whose share led to it. @throws AppError CONTACT_TAKEN
 * when another account has the contact
 */
export async function createMember(
  tx: Tx,
  call: Call,
  { contact, passwordHash, nickname }: { contact?: Contact; passwordHash?: string; nickname?: string },
): Promise<string> {
  const id = randomUUID();
  const { scope, lang, now } = call;
  const { tenantId } = scope;
  const given = nickname?.trim() ?? '';
  const name = isNickname(given)
    ? given
    : textFor(lang)('member.nickname', { number: randomInt(100_000, 1_000_000) });
  await tx.insert(members).values({ tenantId, id, nickname: name, createdAt: new Date(now()) });
  const added = await tx
    .insert(memberCredentials)
    .values({ tenantId, memberId: id, passwordHash, ...contact })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw new AppError('CONTACT_TAKEN');
  await countShareSignUp(tx, call, id);
  return id;
}

/**
 * Changes a member's credentials and ends all of the member's sessions. @throws AppError CONTACT_TAKEN, UNAUTHORIZED
 * without an account
 */
export async function changeCredentials(
  tx: Tx,
  { scope: { tenantId } }: Call,
  memberId: string,
  change: Partial<typeof memberCredentials.$inferInsert>,
): Promise<void> {
  const [open] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), eq(members.id, memberId), isNull(members.closedAt)))
    .for('no key update');
  if (!open) throw new AppError('UNAUTHORIZED');
  const isUnique = (error: { cause?: { code?: unknown } }) => error.cause?.code === '23505';
  await tx
    .insert(memberCredentials)
    .values({ tenantId, memberId, ...change })
    .onConflictDoUpdate({
      target: [memberCredentials.tenantId, memberCredentials.memberId],
      set: change,
    })
    .catch((error) => {
      throw isUnique(error) ? new AppError('CONTACT_TAKEN') : error;
    });
  await endSessions(tx, tenantId, memberId);
}

/**
 * Closes an account: sign-in is refused, and personal data is deleted. Comments stay without a name, as the replies
 * to them would make no sense alone.
 */
export async function deleteMember(tx: Tx, { scope: { tenantId }, now }: Call, id: string): Promise<void> {
  const of = (
    table: typeof memberCredentials | typeof memberIdentities | typeof marks | typeof profileReviews,
  ) => and(eq(table.tenantId, tenantId), eq(table.memberId, id));
  await tx.delete(memberCredentials).where(of(memberCredentials));
  await tx.delete(memberIdentities).where(of(memberIdentities));
  await tx.delete(marks).where(of(marks));
  await tx.delete(profileReviews).where(of(profileReviews));
  for (const table of [follows, memberBlocks])
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.memberId, id)));
  await forgetSharesOf(tx, tenantId, id);
  await endSessions(tx, tenantId, id);
  await tx
    .update(members)
    .set({
      nickname: '',
      biography: null,
      avatar: null,
      gender: null,
      birthday: null,
      closedAt: new Date(now()),
    })
    .where(and(eq(members.tenantId, tenantId), eq(members.id, id)));
  // After transactions that are sending this member a message have ended, and before others begin.
  await forgetMessagesOf(tx, tenantId, id);
  for (const table of [dealAlerts, alertDigests, drawSources, paymentAccounts])
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.memberId, id)));
  // The record stays, or the prizes wouldn't add up; the winner's address and delivery are deleted.
  await tx
    .update(prizeRecords)
    .set({ address: null, addressAt: null, carrier: null, trackingNumber: null })
    .where(and(eq(prizeRecords.tenantId, tenantId), eq(prizeRecords.memberId, id)));
}
