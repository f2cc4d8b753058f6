import { hash, type Options, verify } from '@node-rs/argon2';
import { isPassword } from '#schemas/credentials.ts';
import { AppError } from '#schemas/errors.ts';
import { PASSWORD } from '#schemas/member-constants.ts';

/** Minimum parameters that OWASP recommends for argon2id; 2 is argon2id, whose const enum type stripping can't read. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for a member without a password or without an account, so that comparing takes equally long. */
const NOBODY = hash('nobody', ARGON2ID);

/** Checks a new password and its repetition. @throws AppError PASSWORDS_DIFFER or PASSWORD_INVALID */
export function checkNewPassword(password: string, repassword: string): void {
  if (password !== repassword) throw new AppError('PASSWORDS_DIFFER');
  if (!isPassword(password))
    throw new AppError('PASSWORD_INVALID', { min: PASSWORD.minLength, max: PASSWORD.maxLength });
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Whether the password matches the hash; false without a hash, after the same amount of work. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isSame = await verify(passwordHash ?? (await NOBODY), password);
  return isSame && passwordHash != null;
}
