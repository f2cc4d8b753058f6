import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { pages } from '../../page-tables/schema.ts';

export type StoredPage = typeof pages.$inferSelect;

/**
 * A page that isn't archived, whether it is online or not.
 * @throws AppError NOT_FOUND
 */
export async function storedPage(
  { db, scope }: { db: Pick<Db, 'select'>; scope: TenantScope },
  pageId: string,
): Promise<StoredPage> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.tenantId, scope.tenantId), eq(pages.id, pageId), isNull(pages.archivedAt)));
  if (!page) throw new AppError('NOT_FOUND');
  return page;
}
