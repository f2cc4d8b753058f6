import { and, eq } from 'drizzle-orm';
import type { changeContact, createPassword } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { proveMember } from '#schemas/api/invented/member-sessions.ts';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, HttpContext, MemberCall, VisitorCall } from '../../../platform/call.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { endedSessionCookies } from '../../../platform/session-cookies.ts';
import type { AccountMemberCall } from '../account-call.ts';
import { changeCredentials } from '../accounts.ts';
import { spendProof } from '../auth-codes.ts';
import { contactAt, contactsOf, destinationOf, parseContact } from '../contacts.ts';
import { judgePassword } from '../judge-password.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { noteProof, requireRecentProof } from '../recent-proof.ts';
import { memberCredentials, memberSessions } from '../schema.ts';
import { endSessions, openSession } from '../sign-in.ts';
import { noteChange } from './notices.ts';

type Cookies = Pick<HttpContext, 'setCookie'>;

/**
 * Sets a password for the member, who proves a bound contact; all other sessions end. @throws AppError PROOF_EXPIRED
 */
export async function setPassword(
  call: AccountMemberCall,
  { validKey, password, repassword }: EndpointInput<typeof createPassword>['body'],
): Promise<SignIn> {
  checkNewPassword(password, repassword);
  const passwordHash = await hashPassword(password);
  return call.db.transaction(async (tx) => {
    const destination = await spendProof(tx, call, validKey, { scene: 'CHANGEPWD', memberId: null });
    if (!(await boundTo(tx, call)).includes(destination)) throw new AppError('PROOF_EXPIRED');
    await noteChange(tx, call, call.member.id, { event: 'PASSWORD_CHANGED' });
    await changeCredentials(tx, call, call.member.id, { passwordHash });
    return openSession(tx, call, call.member.id);
  });
}

/**
 * Binds the contact that `validKey` proves. A member who already has one also proves that, by `preValidKey`, and one
 * without any needs a recent proof, so that a stolen session can't take the account over. @throws AppError PROOF_EXPIRED,
 * PROOF_NEEDED, CONTACT_TAKEN
 */
export async function bindContact(
  call: AccountMemberCall,
  { countryCode, mobile, email, preValidKey = '', validKey }: EndpointInput<typeof changeContact>['body'],
): Promise<SignIn> {
  const contact =
    mobile === undefined
      ? parseContact(call, 'EMAIL', email ?? '')
      : parseContact(call, 'MOBILE', mobile, countryCode);
  const memberId = call.member.id;
  return call.db.transaction(async (tx) => {
    const bound = await boundTo(tx, call);
    if (bound.length > 0) await spendOwnProof(tx, call, preValidKey);
    else await requireRecentProof({ ...call, db: tx });
    const proved = await spendProof(tx, call, validKey, { scene: 'CHANGE_MOBILE_EMAIL', memberId });
    if (proved !== destinationOf(contact)) throw new AppError('PROOF_EXPIRED');
    await noteChange(tx, call, memberId, { event: 'email' in contact ? 'EMAIL_CHANGED' : 'PHONE_CHANGED' });
    await changeCredentials(tx, call, memberId, contactAt(proved));
    return openSession(tx, call, memberId);
  });
}

/**
 * Proves the signed-in member anew, by the key of a code to a bound contact or by the password. @throws AppError
 * PROOF_EXPIRED, WRONG_CREDENTIALS, RATE_LIMITED
 */
export async function prove(
  call: AccountMemberCall,
  { validKey, password }: EndpointInput<typeof proveMember>['body'],
): Promise<null> {
  if (validKey === undefined) await requirePassword(call, password ?? '');
  await call.db.transaction(async (tx) => {
    if (validKey !== undefined) await spendOwnProof(tx, call, validKey);
    await noteProof(tx, call);
  });
  return null;
}

/** Uses up a key that proves one of the member's contacts. @throws AppError PROOF_EXPIRED */
async function spendOwnProof(tx: Tx, call: MemberCall, key: string): Promise<void> {
  const bound = await boundTo(tx, call);
  const proof = { scene: 'CHECK_OLD_MOBILE_EMAIL', memberId: call.member.id } as const;
  if (!bound.includes(await spendProof(tx, call, key, proof))) throw new AppError('PROOF_EXPIRED');
}

async function requirePassword(call: AccountMemberCall, password: string): Promise<void> {
  const [own] = await call.db.select().from(memberCredentials).where(isOwn(call));
  const [contact] = contactsOf(own);
  if (!contact || !(await judgePassword(call, contact, own, password)))
    throw new AppError('WRONG_CREDENTIALS');
}

/** Ends the calling session, or all of the member's. @throws AppError UNAUTHORIZED without a known session */
export async function logOutMember(call: VisitorCall & Cookies, everywhere: boolean): Promise<null> {
  const { db, scope, member } = call;
  if (!member) {
    if (everywhere) throw new AppError('UNAUTHORIZED');
    return null;
  }
  if (everywhere) await endSessions(db, scope.tenantId, member.id);
  else
    await db
      .delete(memberSessions)
      .where(
        and(eq(memberSessions.tenantId, scope.tenantId), eq(memberSessions.tokenHash, member.tokenHash)),
      );
  forgetSession(call);
  return null;
}

/** Contacts of the member as `destinationOf` writes them, locked. */
export async function boundTo(tx: Tx, call: MemberCall): Promise<string[]> {
  const [own] = await tx.select().from(memberCredentials).where(isOwn(call)).for('update');
  return contactsOf(own).map(destinationOf);
}

const isOwn = ({ scope, member }: MemberCall) =>
  and(eq(memberCredentials.tenantId, scope.tenantId), eq(memberCredentials.memberId, member.id));

/** Removes the session's cookies in the browser. */
export function forgetSession({ scope, setCookie }: Pick<Call, 'scope'> & Cookies) {
  for (const line of endedSessionCookies(scope)) setCookie(line);
}
