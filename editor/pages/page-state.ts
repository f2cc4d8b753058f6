import type { PageSummary } from '#schemas/entities/page-summary.ts';

/** State of a page between its draft and the shoppers. */
export type PageState = 'live' | 'draft' | 'offline' | 'archived';

export function pageStateOf({ archivedAt, publishedVersion, hasChanges }: PageSummary): PageState {
  if (archivedAt !== null) return 'archived';
  if (publishedVersion === null) return 'offline';
  return hasChanges ? 'draft' : 'live';
}
