import { constants, open } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { beginFeedUpload } from '#schemas/api/invented/feeds.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { feedFiles, makeFolder } from './files.ts';
import { feedUploads } from './schema.ts';
import { bytesLeft, lockTenant } from './storage.ts';

export type UploadRow = typeof feedUploads.$inferSelect;
type UploadCall = OperatorCall & { dataDir: string };

/** Begins an upload. @throws AppError FEED_STORAGE when the tenant's files would become too large */
export async function begin(
  { db, scope, now }: OperatorCall,
  { fileName, size }: EndpointInput<typeof beginFeedUpload>['body'],
): Promise<UploadRow> {
  const { tenantId } = scope;
  const row = { tenantId, id: crypto.randomUUID(), fileName, size, createdAt: new Date(now()) };
  return db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    if (size > (await bytesLeft(tx, tenantId))) throw new AppError('FEED_STORAGE');
    const [upload] = await tx.insert(feedUploads).values(row).returning();
    if (!upload) throw new AppError('INTERNAL');
    return upload;
  });
}

/**
 * Adds a part to an upload, which must begin where the last one ended.
 * @throws AppError NOT_FOUND, FEED_UPLOAD_OFFSET with the upload, PAYLOAD_TOO_LARGE
 */
export async function addPart(
  { db, scope, dataDir }: UploadCall,
  id: string,
  offset: number,
  part: Uint8Array,
): Promise<UploadRow> {
  const file = feedFiles(dataDir, scope.tenantId).upload(id);
  return db.transaction(async (tx) => {
    const upload = await uploadOf(tx, scope.tenantId, id, true);
    if (offset !== upload.received)
      throw new AppError('FEED_UPLOAD_OFFSET', {}, { data: uploadData(upload) });
    if (offset + part.length > upload.size) throw new AppError('PAYLOAD_TOO_LARGE');
    await makeFolder(file);
    const handle = await open(file, constants.O_CREAT | constants.O_WRONLY, 0o600);
    await handle.write(part, 0, part.length, offset).finally(() => handle.close());
    const received = offset + part.length;
    await tx.update(feedUploads).set({ received }).where(isUpload(scope.tenantId, id));
    return { ...upload, received };
  });
}

/** An upload that a feed can use. @throws AppError NOT_FOUND, FEED_UPLOAD_UNFINISHED */
export async function completeUpload({ db, scope }: OperatorCall, id: string): Promise<UploadRow> {
  const upload = await uploadOf(db, scope.tenantId, id);
  if (upload.isSample) throw new AppError('NOT_FOUND');
  if (upload.received < upload.size) throw new AppError('FEED_UPLOAD_UNFINISHED');
  return upload;
}

/** An upload of the tenant, locked if it is to be changed. @throws AppError NOT_FOUND */
export async function uploadOf(db: Db, tenantId: string, id: string, isLocked = false): Promise<UploadRow> {
  const query = db.select().from(feedUploads).where(isUpload(tenantId, id)).$dynamic();
  const [upload] = await (isLocked ? query.for('update') : query);
  if (!upload) throw new AppError('NOT_FOUND');
  return upload;
}

/** An upload in its API format. */
export const uploadData = ({ id, fileName, size, received }: UploadRow) => ({ id, fileName, size, received });

const isUpload = (tenantId: string, id: string) =>
  and(eq(feedUploads.tenantId, tenantId), eq(feedUploads.id, id));
