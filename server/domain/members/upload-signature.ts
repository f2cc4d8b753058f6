import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Grant of a presigned upload URL: one picture of this type and size, by this member, under this key, until the
 * expiry time.
 */
export type UploadGrant = {
  key: string;
  memberId: string;
  contentType: string;
  size: number;
  expireTime: number;
};

export function signUpload(secret: string, grant: UploadGrant): string {
  const { key, memberId, contentType, size, expireTime } = grant;
  const text = JSON.stringify(['upload', key, memberId, contentType, size, expireTime]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSignatureOf(secret: string, grant: UploadGrant, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signUpload(secret, grant))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
