import { and, eq } from 'drizzle-orm';
import type { DocumentKind } from '#schemas/entities/comment.ts';
import { AppError } from '#schemas/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { pages } from '../page-tables/schema.ts';
import { announce } from '../pages/announce.ts';

/** A document of any kind. */
export type DocumentRef = { kind: DocumentKind; id: string };

type Reader = { db: Pick<Db, 'select'>; scope: TenantScope };

/** Revision of a document. @throws AppError NOT_FOUND */
export async function revisionOf({ db, scope }: Reader, { id }: DocumentRef): Promise<number> {
  const [page] = await db
    .select({ rev: pages.rev })
    .from(pages)
    .where(and(eq(pages.tenantId, scope.tenantId), eq(pages.id, id)));
  if (!page) throw new AppError('NOT_FOUND');
  return page.rev;
}

/** Tells all windows that have the document open of a comment or a review; in a transaction, on commit. */
export function announceDiscussion(
  by: { db: Pick<Db, 'execute'>; scope: TenantScope },
  { id }: DocumentRef,
): Promise<void> {
  return announce(by, id, { type: 'discussed' });
}
