import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  bonusOrders,
  chanceEntries,
  drawSources,
  draws,
  paymentAccounts,
  prizeRecords,
} from '../activities/schema.ts';
import { priceAlerts, pushSubscriptions } from '../alerts/schema.ts';
import { analyticsEvents, memberOf } from '../analytics/schema.ts';
import {
  alertDigests,
  alertedDeals,
  authCodes,
  dealAlerts,
  follows,
  marks,
  memberBlocks,
  memberCredentials,
  memberIdentities,
  memberMessages,
  memberPasskeys,
  memberSessions,
  members,
  memberUploads,
  noticeReads,
  profileReviews,
  replies,
  reports,
} from '../members/schema.ts';
import { securityNotices } from '../members/security/schema.ts';
import { memberWrites } from '../members/writes/schema.ts';
import { shareSignUps, shares, shareVisits, shortLinks } from '../sharing/schema.ts';

/** A table with rows about members, as the copy of an account contains it. */
export type CopiedTable = {
  table: PgTable;
  /** Columns of the copy. */
  columns: Record<string, AnyPgColumn>;
  isOf: (memberId: string) => SQL;
  tenantId: AnyPgColumn;
  /** Column whose value the vault has sealed, and its kind. */
  sealed?: { column: string; kind: 'address' | 'account' };
};

type Owned = PgTable & { tenantId: AnyPgColumn; memberId: AnyPgColumn };

/** Rows of a table by its `memberId`, without the named columns: secrets, and ids of other members. */
function owned<T extends Owned>(
  table: T,
  hidden: readonly (keyof T['_']['columns'] & string)[] = [],
): CopiedTable {
  const isHidden = (name: string) => ['tenantId', 'memberId', ...hidden].includes(name);
  return {
    table,
    columns: columnsOf(table, isHidden),
    isOf: (memberId) => eq(table.memberId, memberId),
    tenantId: table.tenantId,
  };
}

const columnsOf = (table: PgTable, isHidden: (name: string) => boolean): CopiedTable['columns'] =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !isHidden(name)));

/** Everything that is stored about a member, by its name in the copy. */
export const COPIED_TABLES: Record<string, CopiedTable> = {
  profile: {
    table: members,
    columns: columnsOf(members, (name) => name === 'tenantId'),
    isOf: (memberId) => eq(members.id, memberId),
    tenantId: members.tenantId,
  },
  profileReviews: owned(profileReviews),
  contacts: owned(memberCredentials, ['passwordHash']),
  linkedAccounts: owned(memberIdentities),
  passkeys: owned(memberPasskeys, ['publicKey', 'counter']),
  sessions: owned(memberSessions, ['tokenHash']),
  codes: owned(authCodes, ['codeHash', 'proofHash', 'proofExpiresAt', 'tries', 'sendAt', 'sendings']),
  securityNotices: owned(securityNotices, ['sendAt', 'sendings']),
  uploads: owned(memberUploads),
  writes: owned(memberWrites, ['content']),
  marks: owned(marks),
  follows: owned(follows),
  blocks: owned(memberBlocks),
  comments: owned(replies),
  reports: owned(reports),
  messages: owned(memberMessages, ['cause']),
  readNotices: owned(noticeReads),
  dealAlerts: owned(dealAlerts, ['key']),
  dealAlertMails: owned(alertDigests, ['sendAt', 'sendings']),
  dealAlertDeals: owned(alertedDeals),
  priceAlerts: owned(priceAlerts, ['sendingId', 'pushedTo', 'tries', 'nextAt']),
  pushDevices: owned(pushSubscriptions, ['endpoint', 'p256dh', 'auth', 'retryAt', 'failures']),
  chances: owned(chanceEntries, ['ref']),
  draws: owned(draws),
  drawSources: owned(drawSources),
  prizes: { ...owned(prizeRecords), sealed: { column: 'address', kind: 'address' } },
  bonusOrders: owned(bonusOrders),
  paymentAccounts: { ...owned(paymentAccounts), sealed: { column: 'account', kind: 'account' } },
  shares: owned(shares),
  shortLinks: owned(shortLinks),
  visitsByShare: owned(shareVisits, ['sharerId']),
  signUpByShare: owned(shareSignUps, ['sharerId']),
  events: {
    table: analyticsEvents,
    columns: columnsOf(analyticsEvents, (name) => name === 'tenantId'),
    isOf: (memberId) => sql`${memberOf(analyticsEvents.details)} = ${memberId}`,
    tenantId: analyticsEvents.tenantId,
  },
};
