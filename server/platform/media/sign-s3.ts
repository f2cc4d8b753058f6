import { createHash, createHmac } from 'node:crypto';

export type S3Keys = { region: string; accessKeyId: string; secretAccessKey: string };

type S3Request = { method: string; url: URL; headers: Record<string, string>; body: Buffer | undefined };

/** Headers of the request with its signature (AWS Signature Version 4). */
export function signS3(
  { method, url, headers, body }: S3Request,
  { region, accessKeyId, secretAccessKey }: S3Keys,
  now: number,
): Record<string, string> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const contentHash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const sent = { ...headers, 'x-amz-content-sha256': contentHash, 'x-amz-date': time };
  const signed = Object.entries({ ...sent, host: url.host }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const request = [method, url.pathname, '', lines, names, contentHash].join('\n');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const hashed = createHash('sha256').update(request).digest('hex');
  const key = scope
    .split('/')
    .reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, hashed].join('\n')).toString('hex');
  const Authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...sent, Authorization };
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
