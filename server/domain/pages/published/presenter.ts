import type { pages } from '../../page-tables/schema.ts';
import { storedDocument } from '../stored-document.ts';

/** A page in its API format. */
export function presentPage(row: typeof pages.$inferSelect) {
  return {
    id: row.id,
    path: row.path,
    pageType: row.pageType,
    rev: row.rev,
    document: storedDocument(row.document),
  };
}
