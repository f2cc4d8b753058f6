import { and, eq } from 'drizzle-orm';
import type { changeContact, createPassword } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, HttpContext, MemberCall, VisitorCall } from '../../../platform/call.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { endedSessionCookies } from '../../../platform/session-cookies.ts';
import type { AccountMemberCall } from '../account-call.ts';
import { changeCredentials } from '../accounts.ts';
import { spendProof } from '../auth-codes.ts';
import { contactAt, destinationOf, parseContact } from '../contacts.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
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
 * Binds the contact that `validKey` proves. A member who already has one also proves that, by `preValidKey`, so that
 * a stolen session can't take the account over. @throws AppError PROOF_EXPIRED, CONTACT_TAKEN
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
    if (bound.length > 0) {
      const old = await spendProof(tx, call, preValidKey, { scene: 'CHECK_OLD_MOBILE_EMAIL', memberId });
      if (!bound.includes(old)) throw new AppError('PROOF_EXPIRED');
    }
    const proved = await spendProof(tx, call, validKey, { scene: 'CHANGE_MOBILE_EMAIL', memberId });
    if (proved !== destinationOf(contact)) throw new AppError('PROOF_EXPIRED');
    await noteChange(tx, call, memberId, { event: 'email' in contact ? 'EMAIL_CHANGED' : 'PHONE_CHANGED' });
    await changeCredentials(tx, call, memberId, contactAt(proved));
    return openSession(tx, call, memberId);
  });
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
export async function boundTo(tx: Tx, { scope, member }: MemberCall): Promise<string[]> {
  const [own] = await tx
    .select()
    .from(memberCredentials)
    .where(and(eq(memberCredentials.tenantId, scope.tenantId), eq(memberCredentials.memberId, member.id)))
    .for('update');
  const { email, countryCode, mobile } = own ?? {};
  return [
    ...(email != null ? [email] : []),
    ...(countryCode != null && mobile != null ? [destinationOf({ countryCode, mobile })] : []),
  ];
}

/** Removes the session's cookies in the browser. */
export function forgetSession({ scope, setCookie }: Pick<Call, 'scope'> & Cookies) {
  for (const line of endedSessionCookies(scope)) setCookie(line);
}
