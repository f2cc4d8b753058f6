import { deviceOf } from '../../platform/device-header.ts';
import { judgeGuess } from '../../platform/guess-limit.ts';
import type { AccountCall } from './account-call.ts';
import { type Contact, destinationOf } from './contacts.ts';
import { isPasswordOf } from './passwords.ts';
import type { memberCredentials } from './schema.ts';
import { deviceAccount } from './sign-in.ts';

/**
 * Whether the password is that of the contact's account; false without an account, after the same amount of work.
 * @throws AppError RATE_LIMITED
 */
export function judgePassword(
  call: AccountCall,
  contact: Contact,
  found: typeof memberCredentials.$inferSelect | undefined,
  password: string,
): Promise<boolean> {
  const { scope, address, headers, memberAuth } = call;
  return judgeGuess(
    call,
    {
      realm: `members ${scope.tenantId}`,
      address: address || undefined,
      account: destinationOf(contact),
      claimed: deviceOf(headers),
      device: found && memberAuth.knownDevices.find(headers, deviceAccount(scope, found.memberId)),
    },
    () => isPasswordOf(found?.passwordHash, password),
    (isOwn) => !isOwn,
  );
}
