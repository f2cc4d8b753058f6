import { and, eq } from 'drizzle-orm';
import type { changeContact, closeAccount, createPassword } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import { AppError } from '#schemas/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { memberCredentials, memberSessions } from '../../../db/member-schema.ts';
import { changeCredentials, deleteMember } from '../../../members/accounts.ts';
import { spendCode, spendProof } from '../../../members/auth-codes.ts';
import { contactAt, destinationOf, parseContact } from '../../../members/contacts.ts';
import { checkNewPassword, hashPassword } from '../../../members/passwords.ts';
import { endedSessionCookies } from '../../../members/session-cookies.ts';
import { endSessions, openSession } from '../../../members/sign-in.ts';
import type { Call, MemberCall, VisitorCall } from '../../route.ts';
import { subjectOf } from '../auth-codes/operations.ts';

/**
 * Sets a password for the member, who proves a bound contact; all other sessions end. @throws AppError PROOF_EXPIRED
 */
export async function setPassword(
  call: MemberCall,
  { validKey, password, repassword }: EndpointInput<typeof createPassword>['body'],
): Promise<SignIn> {
  checkNewPassword(password, repassword);
  const passwordHash = await hashPassword(password);
  return call.db.transaction(async (tx) => {
    const destination = await spendProof(tx, call, validKey, { scene: 'CHANGEPWD', memberId: null });
    if (!(await boundTo(tx, call)).includes(destination)) throw new AppError('PROOF_EXPIRED');
    await changeCredentials(tx, call, call.member.id, { passwordHash });
    return openSession(tx, call, call.member.id);
  });
}

/**
 * Binds the contact that `validKey` proves. A member who already has one also proves that, by `preValidKey`, so that
 * a stolen session can't take the account over. @throws AppError PROOF_EXPIRED, CONTACT_TAKEN
 */
export async function bindContact(
  call: MemberCall,
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
    await changeCredentials(tx, call, memberId, contactAt(proved));
    return openSession(tx, call, memberId);
  });
}

/** Ends the calling session, or all of the member's. @throws AppError UNAUTHORIZED without a known session */
export async function logOutMember(call: VisitorCall, everywhere: boolean): Promise<null> {
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

/** Closes the member's account. @throws AppError WRONG_CODE, also when the contact isn't the member's */
export async function closeOwnAccount(
  call: MemberCall,
  { authCode, ...body }: EndpointInput<typeof closeAccount>['body'],
): Promise<null> {
  const subject = subjectOf(call, body);
  await spendCode(call, subject, authCode);
  await call.db.transaction(async (tx) => {
    if (!(await boundTo(tx, call)).includes(subject.destination)) throw new AppError('WRONG_CODE');
    await deleteMember(tx, call, call.member.id);
  });
  forgetSession(call);
  return null;
}

/** Contacts of the member as `destinationOf` writes them, locked. */
async function boundTo(tx: Tx, { scope, member }: MemberCall): Promise<string[]> {
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

function forgetSession({ scope, setCookie }: Call) {
  for (const line of endedSessionCookies(scope)) setCookie(line);
}
