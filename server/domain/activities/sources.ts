import { createHmac } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { entriesOf } from '#schemas/typed-object.ts';
import type { HttpContext, MemberCall } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { deviceOf } from '../../platform/device-header.ts';
import { network } from '../../platform/rate-limit.ts';
import { memberCredentials, memberIdentities } from '../members/schema.ts';
import { drawSources } from './schema.ts';

/**
 * Members who may draw in one lottery from the same source. Families share devices; phones of one model have the same
 * fingerprint within a network; a network may be a mobile carrier's. Members who are known by a mailbox alone, which
 * costs nothing to invent, have limits of their own below.
 */
export const MEMBERS_PER_SOURCE = {
  device: 2,
  fingerprint: 100,
  network: 5_000,
  mailboxFingerprint: 5,
  mailboxNetwork: 100,
} as const;

/** The call of a draw, with its sources: the caller's address and device. */
export type SourceCall = MemberCall & Pick<HttpContext, 'address' | 'headers'>;

/**
 * Admits a member to a draw unless too many others have drawn from the same sources.
 * @throws AppError ACTIVITY_ABNORMAL, which doesn't give the reason
 */
export async function admitSources(
  tx: Tx,
  { scope: { tenantId }, member, address, headers }: SourceCall,
  activityId: string,
  { secret, fingerprint }: { secret: string; fingerprint: string | undefined },
): Promise<void> {
  const place = network(address) || undefined;
  const alike = fingerprint && `${fingerprint} ${place}`;
  const sources = {
    device: deviceOf(headers),
    fingerprint: alike,
    network: place,
    ...((await isMailboxAlone(tx, tenantId, member.id)) && {
      mailboxFingerprint: alike,
      mailboxNetwork: place,
    }),
  };
  for (const [kind, source] of entriesOf(sources)) {
    if (source === undefined) continue;
    const key = createHmac('sha256', secret).update(`${kind}\n${source}`).digest('base64url');
    const [added] = await tx
      .insert(drawSources)
      .values({ tenantId, activityId, key, memberId: member.id })
      .onConflictDoNothing()
      .returning();
    if (!added) continue;
    // Two concurrent first draws from one source wouldn't see each other without this lock.
    const lock = `${tenantId}\n${activityId}\n${key}`;
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const [found] = await tx
      .select({ members: count() })
      .from(drawSources)
      .where(
        and(
          eq(drawSources.tenantId, tenantId),
          eq(drawSources.activityId, activityId),
          eq(drawSources.key, key),
        ),
      );
    if ((found?.members ?? 0) > MEMBERS_PER_SOURCE[kind]) throw new AppError('ACTIVITY_ABNORMAL');
  }
}

/** Whether a member has neither a phone number nor an account of a provider; Firebase takes mailboxes alone, too. */
async function isMailboxAlone(tx: Tx, tenantId: string, memberId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${memberCredentials} where tenant_id = ${tenantId} and member_id = ${memberId} and mobile is not null
    union all
    select from ${memberIdentities}
      where tenant_id = ${tenantId} and member_id = ${memberId} and provider <> 'firebase'
    limit 1`);
  return rows.length === 0;
}
