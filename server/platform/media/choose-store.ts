import type { Clock } from '../clock.ts';
import type { Environment } from '../env.ts';
import { diskStore, type MediaStore } from './media-store.ts';
import { s3Store } from './s3-store.ts';

/** Creates the configured bucket's store, or else the disk's. @throws Error for an incompletely configured bucket */
export function createMediaStore(env: Environment, now: Clock['now']): MediaStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && region && accessKeyId && secretAccessKey)
    return s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }, now);
  if (endpoint || bucket || region || accessKeyId || secretAccessKey)
    throw new Error('Configuration is wrong:\n  S3_*: all five variables are needed');
  return diskStore(env.DATA_DIR);
}
