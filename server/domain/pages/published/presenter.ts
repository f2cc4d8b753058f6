import type { PageDocument, PageType } from '#schemas/page/document.ts';
import type { pages } from '../schema.ts';

/** A page in its API format. */
export function presentPage(row: typeof pages.$inferSelect) {
  return {
    id: row.id,
    path: row.path,
    pageType: row.pageType as PageType,
    rev: row.rev,
    document: row.document as PageDocument,
  };
}
