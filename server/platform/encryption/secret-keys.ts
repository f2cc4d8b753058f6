import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SECRET_KEY } from '#schemas/constants.ts';

const LIFETIME_MS = 60 * 60_000;
/** Length of the part of a key that holds its expiry time, in base 36 seconds. */
const END_LENGTH = 8;

/**
 * A new secret key of the tenant. It needn't be stored: its last part proves that we issued it, and to which tenant.
 */
export function newSecretKey(secret: string, tenantId: string, now: number) {
  const end = Math.ceil((now + LIFETIME_MS) / 1_000);
  const random = randomBytes(SECRET_KEY.keyLength).toString('base64url');
  const first = (end.toString(36).padStart(END_LENGTH, '0') + random).slice(0, SECRET_KEY.keyLength);
  return { secretKey: first + proof(secret, tenantId, first), expireTime: end * 1_000 };
}

/** Expiry of a secret key, milliseconds; undefined for a key that isn't one of the tenant's. */
export function endOfSecretKey(secret: string, tenantId: string, secretKey: string): number | undefined {
  const [first, last] = [secretKey.slice(0, SECRET_KEY.keyLength), secretKey.slice(SECRET_KEY.keyLength)];
  const [given, right] = [Buffer.from(last), Buffer.from(proof(secret, tenantId, first))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return Number.parseInt(first.slice(0, END_LENGTH), 36) * 1_000;
}

function proof(secret: string, tenantId: string, first: string): string {
  const digest = createHmac('sha256', secret).update(`${tenantId}\n${first}`).digest('base64url');
  return digest.slice(0, SECRET_KEY.ivLength);
}
