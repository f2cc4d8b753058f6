import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

export type S3Keys = { region: string; accessKeyId: string; secretAccessKey: string };

type S3Request = {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | undefined;
};

/** Headers of the request with its signature (AWS Signature Version 4), which covers the body too. */
export async function signS3(
  { method, url, headers, body }: S3Request,
  keys: S3Keys,
  now: number,
): Promise<Headers> {
  const contentHash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signed = await new AwsV4Signer({
    ...keys,
    service: 's3',
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': contentHash },
    datetime: new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  }).sign();
  return signed.headers;
}
