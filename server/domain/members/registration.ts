import type { registerByEmail } from '#schemas/api/account.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import type { USERNAME_TYPES } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import type { AccountCall } from './account-call.ts';
import { createMember } from './accounts.ts';
import { spendProof } from './auth-codes.ts';
import { contactAt } from './contacts.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { openSession } from './sign-in.ts';

/**
 * Creates an account for the contact that the key proves, and signs it in; after a failure the key can be used again.
 */
export async function register(
  call: AccountCall,
  type: (typeof USERNAME_TYPES)[number],
  { validKey, password, repassword, pwdRegister }: EndpointInput<typeof registerByEmail>['body'],
): Promise<SignIn> {
  const hasPassword = password !== undefined || pwdRegister === true;
  if (hasPassword) checkNewPassword(password ?? '', repassword ?? '');
  const passwordHash = hasPassword ? await hashPassword(password ?? '') : undefined;
  return call.db.transaction(async (tx) => {
    const contact = contactAt(await spendProof(tx, call, validKey, { scene: 'REGISTER', memberId: null }));
    if ('email' in contact !== (type === 'EMAIL')) throw new AppError('PROOF_EXPIRED');
    const id = await createMember(tx, call, { contact, ...(passwordHash && { passwordHash }) });
    return openSession(tx, call, id);
  });
}
