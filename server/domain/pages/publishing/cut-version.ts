import { and, desc, eq, isNull } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { pages, pageVersions } from '../../page-tables/schema.ts';
import type { Publisher } from './publisher.ts';

/**
 * Copies a page's draft into a new version and gives its number, or the newest version's if that has the same revision.
 * `rev` is the revision that the caller has seen.
 * @throws AppError NOT_FOUND; CONFLICT when the draft has been edited since `rev`
 */
export async function cutVersion(
  { db, scope, operator }: Publisher,
  pageId: string,
  { rev, note = '' }: { rev?: number | undefined; note?: string | undefined },
): Promise<number> {
  const [page] = await db
    .select({ draft: pages.draft, rev: pages.rev })
    .from(pages)
    .where(and(eq(pages.tenantId, scope.tenantId), eq(pages.id, pageId), isNull(pages.archivedAt)))
    .for('update');
  if (!page) throw new AppError('NOT_FOUND');
  if (rev !== undefined && rev !== page.rev) throw new AppError('CONFLICT');
  const [newest] = await db
    .select({ version: pageVersions.version, rev: pageVersions.rev })
    .from(pageVersions)
    .where(and(eq(pageVersions.tenantId, scope.tenantId), eq(pageVersions.pageId, pageId)))
    .orderBy(desc(pageVersions.version))
    .limit(1);
  if (newest?.rev === page.rev) return newest.version;
  const version = (newest?.version ?? 0) + 1;
  await db.insert(pageVersions).values({
    tenantId: scope.tenantId,
    pageId,
    version,
    document: page.draft,
    rev: page.rev,
    note,
    operatorId: operator.id,
    operatorName: operator.name,
  });
  return version;
}
