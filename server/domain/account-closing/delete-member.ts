import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { outbox } from '../../platform/delivery/schema.ts';
import { drawSources, paymentAccounts, prizeRecords } from '../activities/schema.ts';
import { priceAlerts, pushSubscriptions } from '../alerts/schema.ts';
import { forgetEventsOf } from '../analytics/forget-member.ts';
import { contactsOf, destinationOf, messageAddress } from '../members/contacts.ts';
import { forgetMessagesOf } from '../members/messages.ts';
import {
  alertDigests,
  authCodes,
  dealAlerts,
  follows,
  marks,
  memberBlocks,
  memberCredentials,
  memberIdentities,
  memberPasskeys,
  members,
  profileReviews,
  reports,
} from '../members/schema.ts';
import { securityNotices } from '../members/security/schema.ts';
import { endSessions } from '../members/sign-in.ts';
import { memberWrites } from '../members/writes/schema.ts';
import { forgetSharesOf } from '../sharing/share-visits.ts';

/**
 * Closes an account: sign-in is refused, and personal data is deleted. Comments stay without a name, as the replies
 * to them would make no sense alone.
 */
export async function deleteMember(tx: Tx, { scope: { tenantId }, now }: Call, id: string): Promise<void> {
  await forgetAddressesOf(tx, tenantId, id);
  const of = (
    table: typeof memberCredentials | typeof memberIdentities | typeof marks | typeof profileReviews,
  ) => and(eq(table.tenantId, tenantId), eq(table.memberId, id));
  await tx.delete(memberCredentials).where(of(memberCredentials));
  await tx.delete(memberIdentities).where(of(memberIdentities));
  await tx.delete(marks).where(of(marks));
  await tx.delete(profileReviews).where(of(profileReviews));
  for (const table of [follows, memberBlocks, memberPasskeys, memberWrites, securityNotices])
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.memberId, id)));
  await forgetSharesOf(tx, tenantId, id);
  await forgetEventsOf(tx, tenantId, id);
  // A report keeps its option, by which the shop decides, without the member's own words.
  await tx
    .update(reports)
    .set({ reason: '' })
    .where(and(eq(reports.tenantId, tenantId), eq(reports.memberId, id)));
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
  for (const table of [
    dealAlerts,
    alertDigests,
    priceAlerts,
    pushSubscriptions,
    drawSources,
    paymentAccounts,
  ])
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.memberId, id)));
  // The record stays, or the prizes wouldn't add up; the winner's address and delivery are deleted.
  await tx
    .update(prizeRecords)
    .set({ address: null, addressAt: null, carrier: null, trackingNumber: null })
    .where(and(eq(prizeRecords.tenantId, tenantId), eq(prizeRecords.memberId, id)));
}

/**
 * Deletes codes and messages that were sent to the member's contacts. Codes for other addresses count on for those, and
 * name the member no more.
 */
async function forgetAddressesOf(tx: Tx, tenantId: string, id: string): Promise<void> {
  const isTheirs = and(eq(memberCredentials.tenantId, tenantId), eq(memberCredentials.memberId, id));
  const [own] = await tx.select().from(memberCredentials).where(isTheirs);
  const destinations = contactsOf(own).map(destinationOf);
  const messages = destinations.map(messageAddress);
  await tx
    .delete(authCodes)
    .where(and(eq(authCodes.tenantId, tenantId), inArray(authCodes.destination, destinations)));
  await tx
    .update(authCodes)
    .set({ memberId: null, codeHash: null, proofHash: null })
    .where(and(eq(authCodes.tenantId, tenantId), eq(authCodes.memberId, id)));
  await tx.delete(outbox).where(and(eq(outbox.tenantId, tenantId), inArray(outbox.destination, messages)));
}
