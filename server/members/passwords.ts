import { hash, type Options, verify } from '@node-rs/argon2';
import { isPassword } from '#schemas/credentials.ts';
import { AppError } from '#schemas/errors.ts';
import { PASSWORD } from '#schemas/member-constants.ts';

/** What OWASP asks of argon2id at least; 2 is argon2id, whose const enum type stripping can't read. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of no password at all: whoever has none or doesn't exist is compared with it, which takes equally long. */
const NOBODY = hash('nobody', ARGON2ID);

/** @throws AppError PASSWORDS_DIFFER or PASSWORD_INVALID */
export function checkNewPassword(password: string, repassword: string): void {
  if (password !== repassword) throw new AppError('PASSWORDS_DIFFER');
  if (!isPassword(password))
    throw new AppError('PASSWORD_INVALID', { min: PASSWORD.minLength, max: PASSWORD.maxLength });
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Whether it is the password with this hash; without one never, after as much work. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isSame = await verify(passwordHash ?? (await NOBODY), password);
  return isSame && passwordHash != null;
}
