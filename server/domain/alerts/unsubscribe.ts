import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { unsubscribe } from '#schemas/api/invented/unsubscribe.ts';
import type { Db } from '../../platform/db/database.ts';
import { dealAlerts } from '../members/schema.ts';
import { priceAlerts } from './schema.ts';

export const unsubscribePath = unsubscribe.path;

/** Kinds of mails with a token of their own: the daily mail of deal alerts, and price alerts. */
const KINDS = ['unsubscribe', 'unsubscribe-prices'] as const;
type Kind = (typeof KINDS)[number];

/** Token with which the holder of a mail can stop such mails, without signing in and without expiry. */
export function unsubscribeToken(
  secret: string,
  tenantId: string,
  memberId: string,
  kind: Kind = 'unsubscribe',
): string {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify([kind, tenantId, memberId]))
    .digest('base64url');
  return `${memberId}.${signature}`;
}

/**
 * Ends the mails of the token's kind to its member: pauses every deal alert, or turns every waiting price alert off.
 * A token with an invalid signature does nothing.
 */
export async function pauseByToken(
  db: Db,
  secret: string,
  tenantId: string,
  token: string,
  now: number,
): Promise<void> {
  const memberId = token.slice(0, Math.max(token.lastIndexOf('.'), 0));
  const kind = KINDS.find((one) => isSame(token, unsubscribeToken(secret, tenantId, memberId, one)));
  if (kind === 'unsubscribe')
    await db
      .update(dealAlerts)
      .set({ pausedAt: new Date(now) })
      .where(
        and(
          eq(dealAlerts.tenantId, tenantId),
          eq(dealAlerts.memberId, memberId),
          isNull(dealAlerts.pausedAt),
        ),
      );
  if (kind === 'unsubscribe-prices')
    await db
      .update(priceAlerts)
      .set({
        state: sql`case ${priceAlerts.state} when 'waiting' then 'off' else ${priceAlerts.state} end`,
        nextAt: null,
      })
      .where(and(eq(priceAlerts.tenantId, tenantId), eq(priceAlerts.memberId, memberId)));
}

function isSame(...texts: [string, string]): boolean {
  const [given, expected] = texts.map((one) => Buffer.from(one)) as [Buffer, Buffer];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
