import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { startPasskeyLogin } from '#schemas/api/invented/passkeys.ts';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import { AppError } from '#schemas/errors.ts';
import { type Assertion, CEREMONY_MS, relyingParty, verifySignature } from '../../../platform/passkeys.ts';
import type { AccountCall, AccountMemberCall } from '../account-call.ts';
import { noteProof } from '../recent-proof.ts';
import { memberCredentials, memberPasskeys } from '../schema.ts';
import { dropSealed, readSealed, setSealed } from '../sealed-cookie.ts';
import { signIn } from '../sign-in.ts';
import { isSpentLogin, spendLogin } from '../used-logins.ts';

/**
 * Options of a sign-in by any passkey of this tenant. All windows of a browser get the same challenge until it is used,
 * because they share the cookie that keeps it.
 */
export async function startLoginByPasskey(
  call: AccountCall,
): Promise<EndpointData<typeof startPasskeyLogin>> {
  const rpId = relyingParty(call.scope.tenant.siteOrigin).id;
  const kept = await readSealed(call, 'passkey-login');
  const isUsable = kept !== undefined && !(await isSpentLogin(call, kept.challenge));
  const { challenge } = isUsable ? kept : await generateAuthenticationOptions({ rpID: rpId });
  if (!isUsable) await setSealed(call, 'passkey-login', { challenge });
  return { challenge, rpId, timeout: CEREMONY_MS, userVerification: 'required' };
}

/**
 * Signs in by a passkey. @throws AppError LOGIN_EXPIRED for a challenge that isn't this browser's or is used already,
 * PASSKEY_REFUSED, ACCOUNT_DEACTIVATED
 */
export async function loginWithPasskey(call: AccountCall, assertion: Assertion): Promise<SignIn> {
  const memberId = await memberOf(call, assertion);
  return signIn(call, eq(memberCredentials.memberId, memberId), 'PASSKEY_REFUSED');
}

/**
 * Proves the signed-in member anew by one of their passkeys. @throws AppError LOGIN_EXPIRED, PASSKEY_REFUSED for another
 * member's, too
 */
export async function proveByPasskey(call: AccountMemberCall, assertion: Assertion): Promise<null> {
  if ((await memberOf(call, assertion)) !== call.member.id) refuse();
  await noteProof(call.db, call);
  return null;
}

/** The member whose passkey signed this browser's challenge, which is used up. */
async function memberOf(call: AccountCall, assertion: Assertion): Promise<string> {
  const started = await readSealed(call, 'passkey-login');
  if (!started) throw new AppError('LOGIN_EXPIRED');
  dropSealed(call, 'passkey-login');
  await spendLogin(call, started.challenge);
  return verify(call, started.challenge, assertion);
}

/** The member whose passkey signed. The counter is stored only over the one that it was compared with. */
async function verify(
  { db, scope, now }: AccountCall,
  challenge: string,
  assertion: Assertion,
): Promise<string> {
  const isPasskey = and(eq(memberPasskeys.tenantId, scope.tenantId), eq(memberPasskeys.id, assertion.id));
  const [passkey] = await db.select().from(memberPasskeys).where(isPasskey);
  if (!passkey) return refuse();
  const { memberId, counter } = passkey;
  const counted = await verifySignature(scope.tenant.siteOrigin, challenge, assertion, passkey, memberId);
  if (counted === undefined) return refuse();
  const stored = await db
    .update(memberPasskeys)
    .set({ counter: counted, usedAt: new Date(now()) })
    .where(and(isPasskey, eq(memberPasskeys.counter, counter)))
    .returning();
  return stored.length > 0 ? memberId : refuse();
}

function refuse(): never {
  throw new AppError('PASSKEY_REFUSED');
}
