import { and, eq } from 'drizzle-orm';
import type { loginByCode, resetPassword } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import type { ID_TOKEN_PROVIDERS } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../../platform/call.ts';
import type { AccountCall } from './account-call.ts';
import { changeCredentials } from './accounts.ts';
import { readProof, spendCode, spendProof } from './auth-codes.ts';
import { type Contact, contactAt, destinationOf, hasContact, parseContact } from './contacts.ts';
import type { ThirdParty } from './id-token-claims.ts';
import { judgePassword } from './judge-password.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { memberCredentials } from './schema.ts';
import { noteChange } from './security/notices.ts';
import { signIn } from './sign-in.ts';
import { loginWays } from './switches.ts';
import { memberOfThirdParty } from './third-parties.ts';
import { type OtherWays, otherWaysOf, removeOtherWays } from './ways.ts';

/** Subject of the code that proves a contact for a reset. */
const RESET = { scene: 'CHANGEPWD', memberId: null } as const;

/**
 * Signs in by password. For an unknown account the response is the same and takes equally long. @throws AppError
 * WRONG_CREDENTIALS, RATE_LIMITED
 */
export async function loginWithPassword(
  call: AccountCall,
  contact: Contact,
  password: string,
): Promise<SignIn> {
  const { db, scope } = call;
  requireWay(call, 'email' in contact ? 'email' : 'mobile');
  const [found] = await db.select().from(memberCredentials).where(hasContact(scope.tenantId, contact));
  const isRight = await judgePassword(call, contact, found, password);
  if (!isRight || !found?.passwordHash) throw new AppError('WRONG_CREDENTIALS');
  const unchanged = and(
    hasContact(scope.tenantId, contact),
    eq(memberCredentials.passwordHash, found.passwordHash),
  );
  return signIn(call, unchanged, 'WRONG_CREDENTIALS');
}

/** Signs in by verification code. @throws AppError WRONG_CODE */
export async function loginWithCode(
  call: AccountCall,
  { email, mobile, countryCode, smscode }: EndpointInput<typeof loginByCode>['body'],
): Promise<SignIn> {
  requireWay(call, 'code');
  const contact =
    mobile === undefined
      ? parseContact(call, 'EMAIL', email ?? '')
      : parseContact(call, 'MOBILE', mobile, countryCode);
  const subject = { scene: 'LOGIN', destination: destinationOf(contact), memberId: null } as const;
  await spendCode(call, subject, smscode);
  return signIn(call, hasContact(call.scope.tenantId, contact), 'WRONG_CODE');
}

/**
 * Signs in the user of an id token; the first time an account is created. @throws AppError ID_TOKEN_REFUSED,
 * CONTACT_TAKEN
 */
export async function loginWithIdToken(
  call: AccountCall,
  provider: (typeof ID_TOKEN_PROVIDERS)[number],
  idToken: string,
): Promise<SignIn> {
  const person = await personOfIdToken(call, provider, idToken);
  const memberId = await call.db.transaction(async (tx) => memberOfThirdParty(tx, call, provider, person));
  return signIn(call, eq(memberCredentials.memberId, memberId), 'ID_TOKEN_REFUSED');
}

/** Verifies an id token of the tenant's issuer. @throws AppError ID_TOKEN_REFUSED, LOGIN_METHOD_OFF, UPSTREAM */
export async function personOfIdToken(
  call: AccountCall,
  provider: (typeof ID_TOKEN_PROVIDERS)[number],
  idToken: string,
): Promise<ThirdParty> {
  requireWay(call, provider);
  const issuer = call.scope.tenant.idTokenIssuers?.[provider];
  if (!issuer) throw new AppError('LOGIN_METHOD_OFF');
  return call.memberAuth.verifyIdToken(provider, issuer, idToken);
}

/** Other ways to sign in to the account that the key proves; none without one. @throws AppError PROOF_EXPIRED */
export async function waysBeforeReset(call: Call, validKey: string): Promise<OtherWays> {
  const destination = await readProof(call, validKey, RESET);
  const [found] = await call.db
    .select({ memberId: memberCredentials.memberId })
    .from(memberCredentials)
    .where(hasContact(call.scope.tenantId, contactAt(destination)));
  return found ? otherWaysOf(call, found.memberId) : { passkeys: [], providers: [] };
}

/**
 * Sets a new password for the account that the key proves, and ends all its sessions and all other ways to sign in but
 * the kept ones. @throws AppError PROOF_EXPIRED
 */
export async function giveNewPassword(
  call: Call,
  {
    validKey,
    password,
    repassword,
    keptPasskeys: passkeys = [],
    keptProviders: providers = [],
  }: EndpointInput<typeof resetPassword>['body'],
): Promise<null> {
  checkNewPassword(password, repassword);
  const passwordHash = await hashPassword(password);
  await call.db.transaction(async (tx) => {
    const destination = await spendProof(tx, call, validKey, RESET);
    const [found] = await tx
      .select({ memberId: memberCredentials.memberId })
      .from(memberCredentials)
      .where(hasContact(call.scope.tenantId, contactAt(destination)))
      .for('update');
    if (!found) throw new AppError('PROOF_EXPIRED');
    await noteChange(tx, call, found.memberId, { event: 'PASSWORD_CHANGED' });
    await removeOtherWays(tx, call, found.memberId, { passkeys, providers });
    await changeCredentials(tx, call, found.memberId, { passwordHash });
  });
  return null;
}

function requireWay(call: Call, way: keyof ReturnType<typeof loginWays>) {
  if (!loginWays(call)[way]) throw new AppError('LOGIN_METHOD_OFF');
}
