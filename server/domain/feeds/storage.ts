import { and, eq, ne, sum } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { FEED_UPLOAD } from '#schemas/feeds/source.ts';
import type { Db } from '../../platform/db/database.ts';
import { tenants } from '../../platform/db/schema.ts';
import { feeds, feedUploads } from './schema.ts';

/** Bytes that the files of a tenant's feeds may take: uploads, and the last file of each address. */
const MAX_BYTES = 5 * FEED_UPLOAD.maxBytes;

/**
 * Bytes that one more file may have, or a feed's next one, which replaces the last.
 * @throws AppError FEED_STORAGE when none are left
 */
export async function bytesLeft(db: Db, tenantId: string, feedId = ''): Promise<number> {
  const [[uploads], [kept]] = await Promise.all([
    db
      .select({ bytes: sum(feedUploads.size).mapWith(Number) })
      .from(feedUploads)
      .where(eq(feedUploads.tenantId, tenantId)),
    db
      .select({ bytes: sum(feeds.fileBytes).mapWith(Number) })
      .from(feeds)
      .where(and(eq(feeds.tenantId, tenantId), ne(feeds.id, feedId))),
  ]);
  const left = MAX_BYTES - (uploads?.bytes ?? 0) - (kept?.bytes ?? 0);
  if (left <= 0) throw new AppError('FEED_STORAGE');
  return Math.min(left, FEED_UPLOAD.maxBytes);
}

/** Locks a tenant's row, so that what counts against its limits is added one after another. */
export async function lockTenant(tx: Db, tenantId: string): Promise<void> {
  await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)).for('update');
}
