import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type EndpointData, type EndpointInput, endpointUrl } from '#schemas/api/endpoint.ts';
import { putUpload } from '#schemas/api/invented/uploads.ts';
import type { presignUploads } from '#schemas/api/service-in-one.ts';
import { AppError } from '#schemas/errors.ts';
import type { MemberCall } from '../../platform/call.ts';
import { isPolyglot } from '../../platform/media/polyglot.ts';
import { readUpload } from '../../platform/media/read-upload.ts';
import { claimUpload, openUploads, storeUpload, type Uploads, uploadKey, uploadUrl } from './uploads.ts';

const LIFETIME_MS = 10 * 60_000;
const AVATAR_SIDE = 512;

/** Creates presigned upload URLs. @throws AppError RATE_LIMITED */
export async function presign(
  call: MemberCall & { uploads: Uploads },
  files: EndpointInput<typeof presignUploads>['body']['files'],
): Promise<EndpointData<typeof presignUploads>> {
  const { scope, member, uploads } = call;
  const expireTime = call.now() + LIFETIME_MS;
  const granted = files.map((file) => ({ ...file, id: randomBytes(12).toString('hex') }));
  await openUploads(
    call,
    granted.map(({ id }) => id),
  );
  return granted.map(({ id, contentType, size }) => {
    const key = uploadKey(scope.tenantId, id);
    const grant = { key, memberId: member.id, contentType, size, expireTime };
    const query = {
      contentType,
      size: String(size),
      expireTime: String(expireTime),
      signature: signUpload(uploads.secret, grant),
    };
    return {
      method: 'PUT',
      url: `/api${endpointUrl(putUpload, { params: { id }, query })}`,
      headers: { 'Content-Type': contentType },
      expireTime,
      resourceUrl: uploadUrl(scope.tenantId, id),
    };
  });
}

/**
 * Stores the picture for which the URL was signed, re-encoded; any other content is not stored.
 * @throws AppError UPLOAD_REFUSED, PAYLOAD_TOO_LARGE, MEDIA_UNREADABLE
 */
export async function receive(
  call: MemberCall & { uploads: Uploads },
  { params: { id }, query, file }: EndpointInput<typeof putUpload>,
): Promise<null> {
  const { scope, member, uploads } = call;
  const { contentType, signature } = query;
  const [size, expireTime] = [Number(query.size), Number(query.expireTime)];
  const grant = { key: uploadKey(scope.tenantId, id), memberId: member.id, contentType, size, expireTime };
  if (!isSignatureOf(uploads.secret, grant, signature) || expireTime <= call.now())
    throw new AppError('UPLOAD_REFUSED');
  await claimUpload(call, id);
  if (file.length > size) throw new AppError('PAYLOAD_TOO_LARGE');
  if (file.length < size || isPolyglot(file)) throw new AppError('MEDIA_UNREADABLE');
  const { data } = await readUpload(file, { type: contentType, maxSide: AVATAR_SIDE });
  await storeUpload(call, id, data);
  return null;
}

/**
 * Grant of a presigned upload URL: one picture of this type and size, by this member, under this key, until the
 * expiry time.
 */
type UploadGrant = {
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

function isSignatureOf(secret: string, grant: UploadGrant, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signUpload(secret, grant))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
