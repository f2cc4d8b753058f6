import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { EndpointData, EndpointInput } from '#schemas/api/endpoint.ts';
import type { loginByPasskey, startPasskeyLogin } from '#schemas/api/invented/passkeys.ts';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import { AppError } from '#schemas/errors.ts';
import type { AccountCall, AccountMemberCall } from '../account-call.ts';
import { noteProof } from '../recent-proof.ts';
import { memberCredentials, memberPasskeys } from '../schema.ts';
import { dropSealed, readSealed, setSealed } from '../sealed-cookie.ts';
import { signIn } from '../sign-in.ts';
import { isSpentLogin, spendLogin } from '../used-logins.ts';
import { CEREMONY_MS, relyingParty } from './operations.ts';

/**
 * Options of a sign-in by any passkey of this tenant. All windows of a browser get the same challenge until it is used,
 * because they share the cookie that keeps it.
 */
export async function startLogin(call: AccountCall): Promise<EndpointData<typeof startPasskeyLogin>> {
  const rpId = relyingParty(call.scope).id;
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
export async function loginWithPasskey(
  call: AccountCall,
  assertion: EndpointInput<typeof loginByPasskey>['body'],
): Promise<SignIn> {
  const memberId = await memberOf(call, assertion);
  return signIn(call, eq(memberCredentials.memberId, memberId), 'PASSKEY_REFUSED');
}

/**
 * Proves the signed-in member anew by one of their passkeys. @throws AppError LOGIN_EXPIRED, PASSKEY_REFUSED for another
 * member's, too
 */
export async function proveByPasskey(
  call: AccountMemberCall,
  assertion: EndpointInput<typeof loginByPasskey>['body'],
): Promise<null> {
  if ((await memberOf(call, assertion)) !== call.member.id) refuse();
  await noteProof(call.db, call);
  return null;
}

/** The member whose passkey signed this browser's challenge, which is used up. */
async function memberOf(
  call: AccountCall,
  assertion: EndpointInput<typeof loginByPasskey>['body'],
): Promise<string> {
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
  { response, ...credential }: EndpointInput<typeof loginByPasskey>['body'],
): Promise<string> {
  const { origin, id: rpId } = relyingParty(scope);
  const isPasskey = and(eq(memberPasskeys.tenantId, scope.tenantId), eq(memberPasskeys.id, credential.id));
  const [passkey] = await db.select().from(memberPasskeys).where(isPasskey);
  if (!passkey) return refuse();
  const { id, memberId, publicKey, counter } = passkey;
  const handle = Buffer.from(memberId).toString('base64url');
  if (response.userHandle !== undefined && response.userHandle !== handle) return refuse();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
  }).catch(refuse);
  if (!verified) return refuse();
  const counted = await db
    .update(memberPasskeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: new Date(now()) })
    .where(and(isPasskey, eq(memberPasskeys.counter, counter)))
    .returning();
  return counted.length > 0 ? memberId : refuse();
}

function refuse(): never {
  throw new AppError('PASSKEY_REFUSED');
}
