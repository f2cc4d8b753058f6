import { and, eq, sql } from 'drizzle-orm';
import type { IDENTITY_PROVIDERS } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, MemberCall } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { AccountCall } from './account-call.ts';
import { createMember } from './accounts.ts';
import type { ThirdParty } from './id-token-claims.ts';
import { noteProof } from './recent-proof.ts';
import { memberIdentities } from './schema.ts';
import { noteChange } from './security/notices.ts';
import { lockForAnotherWay } from './ways.ts';

type Provider = (typeof IDENTITY_PROVIDERS)[number];
type Identity = { provider: Provider; subject: string };

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
 * The member to whom another provider's account belongs; at the first sign-in a new one. Concurrent first sign-ins give
 * the same member. @throws AppError CONTACT_TAKEN if its verified email address has an account, whose owner has to sign
 * in first
 */
export async function memberOfThirdParty(
  tx: Tx,
  call: AccountCall,
  provider: Provider,
  { subject, email, name }: Partial<ThirdParty> & Pick<ThirdParty, 'subject'>,
): Promise<string> {
  const linked = await linkedMember(tx, call, provider, subject);
  if (linked !== undefined) return linked;
  const account = { ...(email && { contact: { email } }), ...(name && { nickname: name }) };
  const memberId = await createMember(tx, call, account);
  await insertIdentity(tx, call, memberId, { provider, subject });
  return memberId;
}

/**
 * Links a provider's account with the signed-in member, if they may; one that is linked already proves the member.
 * @throws AppError IDENTITY_TAKEN, PROOF_NEEDED, UNAUTHORIZED
 */
export async function linkOrProve(
  tx: Tx,
  call: MemberCall,
  account: Identity,
  mayLink: boolean,
): Promise<void> {
  const { id } = call.member;
  const linked = await linkedMember(tx, call, account.provider, account.subject);
  if (linked === id) return noteProof(tx, call);
  if (linked !== undefined) throw new AppError('IDENTITY_TAKEN');
  if (!mayLink) throw new AppError('PROOF_NEEDED');
  await lockForAnotherWay(tx, call);
  await insertIdentity(tx, call, id, account);
  await noteChange(tx, call, id, { event: 'LOGIN_LINKED', provider: account.provider });
}

async function insertIdentity(
  tx: Tx,
  { scope: { tenantId }, now }: Call,
  memberId: string,
  { provider, subject }: Identity,
): Promise<void> {
  await tx
    .insert(memberIdentities)
    .values({ tenantId, provider, subject, memberId, createdAt: new Date(now()) });
}
