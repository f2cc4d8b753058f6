import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import { sharedIds } from '#engine/shared-modules.ts';
import { validatePageDocument } from '#schemas/fields/parse-page.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { pages } from '../../page-tables/schema.ts';
import type { Author } from '../draft.ts';

/** Drafts of the shared modules that a document shows, by id. */
export async function sharedDrafts(
  { db, scope }: Pick<Author, 'scope'> & { db: Pick<Author['db'], 'select'> },
  document: PageDocument,
): Promise<Record<string, PageDocument>> {
  const ids = sharedIds(document);
  if (ids.length === 0) return {};
  const rows = await db
    .select({ id: pages.id, draft: pages.draft })
    .from(pages)
    .where(
      and(
        eq(pages.tenantId, scope.tenantId),
        inArray(pages.id, ids),
        like(pages.path, 'shared:%'),
        isNull(pages.archivedAt),
      ),
    );
  const checked = rows.map(({ id, draft }) => ({ id, parsed: validatePageDocument(draft) }));
  return Object.fromEntries(checked.flatMap(({ id, parsed }) => (parsed.ok ? [[id, parsed.document]] : [])));
}
