import type { closeAccount } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/errors.ts';
import type { AccountMemberCall } from '../members/account-call.ts';
import { spendCode } from '../members/auth-codes.ts';
import { codeSubject } from '../members/code-verification.ts';
import { boundTo, forgetSession } from '../members/security/operations.ts';
import { deleteMember } from './delete-member.ts';

/** Closes the member's account. @throws AppError WRONG_CODE, also when the contact isn't the member's */
export async function closeOwnAccount(
  call: AccountMemberCall,
  { authCode, ...body }: EndpointInput<typeof closeAccount>['body'],
): Promise<null> {
  const subject = codeSubject(call, body);
  await spendCode(call, subject, authCode);
  await call.db.transaction(async (tx) => {
    if (!(await boundTo(tx, call)).includes(subject.destination)) throw new AppError('WRONG_CODE');
    await deleteMember(tx, call, call.member.id);
  });
  forgetSession(call);
  return null;
}
