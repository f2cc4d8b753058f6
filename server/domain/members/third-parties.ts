import { and, eq, sql } from 'drizzle-orm';
import type { IDENTITY_PROVIDERS } from '#schemas/enums/account.ts';
import type { Call } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { AccountCall } from './account-call.ts';
import { createMember } from './accounts.ts';
import { hasContact } from './contacts.ts';
import type { ThirdParty } from './id-token-claims.ts';
import { memberCredentials, memberIdentities } from './schema.ts';
import { noteChange } from './security/notices.ts';

type Provider = (typeof IDENTITY_PROVIDERS)[number];

/** The member linked with a provider's account, which stays locked until the transaction ends. */
export async function linkedMember(
  tx: Pick<Tx, 'execute' | 'select'>,
  { scope: { tenantId } }: Pick<Call, 'scope'>,
  provider: Provider,
  subject: string,
): Promise<string | undefined> {
  const key = `${tenantId} ${provider} ${subject}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`);
  const [found] = await tx
    .select({ memberId: memberIdentities.memberId })
    .from(memberIdentities)
    .where(
      and(
        eq(memberIdentities.tenantId, tenantId),
        eq(memberIdentities.provider, provider),
        eq(memberIdentities.subject, subject),
      ),
    );
  return found?.memberId;
}

/**
 * The member to whom another provider's account belongs. At the first sign-in that is the member with its verified
 * email address, or else a new one; concurrent first sign-ins give the same member.
 */
export function memberOfThirdParty(
  call: AccountCall,
  provider: Provider,
  { subject, email, name }: ThirdParty,
): Promise<string> {
  const { db, scope, now } = call;
  const { tenantId } = scope;
  return db.transaction(async (tx) => {
    const found = await linkedMember(tx, call, provider, subject);
    if (found) return found;
    const [owner] = email
      ? await tx
          .select({ memberId: memberCredentials.memberId })
          .from(memberCredentials)
          .where(hasContact(tenantId, { email }))
      : [];
    const memberId =
      owner?.memberId ??
      (await createMember(tx, call, {
        ...(email && { contact: { email } }),
        ...(name && { nickname: name }),
      }));
    await tx
      .insert(memberIdentities)
      .values({ tenantId, provider, subject, memberId, createdAt: new Date(now()) });
    if (owner) await noteChange(tx, call, memberId, { event: 'LOGIN_LINKED', provider });
    return memberId;
  });
}
