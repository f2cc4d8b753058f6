import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { unsubscribe } from '#schemas/api/invented/unsubscribe.ts';
import type { Db } from '../../platform/db/database.ts';
import { dealAlerts } from '../members/schema.ts';

export const unsubscribePath = unsubscribe.path;

/** Token with which the holder of a mail can stop such mails, without signing in and without expiry. */
export function unsubscribeToken(secret: string, tenantId: string, memberId: string): string {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', tenantId, memberId]))
    .digest('base64url');
  return `${memberId}.${signature}`;
}

/** Pauses every alert of the token's member; a token with an invalid signature does nothing. */
export async function pauseByToken(
  db: Db,
  secret: string,
  tenantId: string,
  token: string,
  now: number,
): Promise<void> {
  const memberId = token.slice(0, Math.max(token.lastIndexOf('.'), 0));
  const [given, expected] = [token, unsubscribeToken(secret, tenantId, memberId)].map((one) =>
    Buffer.from(one),
  ) as [Buffer, Buffer];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return;
  await db
    .update(dealAlerts)
    .set({ pausedAt: new Date(now) })
    .where(
      and(eq(dealAlerts.tenantId, tenantId), eq(dealAlerts.memberId, memberId), isNull(dealAlerts.pausedAt)),
    );
}
