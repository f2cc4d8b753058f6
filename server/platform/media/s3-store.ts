import type { Clock } from '../clock.ts';
import type { MediaStore } from './media-store.ts';
import { type S3Keys, signS3 } from './sign-s3.ts';

export type S3Config = S3Keys & {
  /** Endpoint such as `https://s3.ap-southeast-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
};

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20_000_000;

/** Store in a bucket of Amazon S3 or a compatible service; only this server reads and writes it. */
export function s3Store({ endpoint, bucket, ...keys }: S3Config, now: Clock['now']): MediaStore {
  const send = async (method: string, key: string, body?: Buffer<ArrayBuffer>): Promise<Response> => {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${key}`);
    const headers: Record<string, string> = body ? { 'content-type': 'image/webp' } : {};
    const response = await fetch(url, {
      method,
      headers: await signS3({ method, url, headers, body }, keys, now()),
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isAbsence = response.status === 404 && (method === 'HEAD' || method === 'DELETE');
    if (response.ok || isAbsence) return response;
    await response.body?.cancel();
    throw new Error(`The bucket answered ${response.status} to ${method}`);
  };
  return {
    has: async (key) => (await send('HEAD', key)).ok,
    read: async (key) => {
      const response = await send('GET', key);
      if (Number(response.headers.get('content-length')) > MAX_BYTES)
        throw new Error('The stored picture is too large');
      return Buffer.from(await response.arrayBuffer());
    },
    write: async (key, data) => void (await send('PUT', key, Buffer.from(data))),
    remove: async (key) => void (await send('DELETE', key)),
  };
}
