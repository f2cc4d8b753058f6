import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SecurityEvent } from '#schemas/enums/account.ts';
import type { Call } from '../../../platform/call.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { memberCredentials } from '../schema.ts';
import { securityNotices } from './schema.ts';

/** A change of how the member signs in, with the provider that it is about. */
export type SecurityChange = {
  event: SecurityEvent;
  provider?: NonNullable<(typeof securityNotices.$inferInsert)['provider']>;
};

/**
 * Notes, in the transaction of a change and before it, that the member is to be told: the mail goes to the address that
 * holds until then. The job sends it.
 */
export async function noteChange(
  tx: Tx,
  { scope: { tenantId }, lang, now }: Pick<Call, 'scope' | 'lang' | 'now'>,
  memberId: string,
  change: SecurityChange,
): Promise<void> {
  const isTheirs = and(eq(memberCredentials.tenantId, tenantId), eq(memberCredentials.memberId, memberId));
  const [own] = await tx.select({ email: memberCredentials.email }).from(memberCredentials).where(isTheirs);
  const at = new Date(now());
  await tx.insert(securityNotices).values({
    ...change,
    tenantId,
    id: randomUUID(),
    memberId,
    email: own?.email,
    lang,
    createdAt: at,
    sendAt: at,
  });
}
