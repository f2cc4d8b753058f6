import type { PageSummary } from '#schemas/entities/page-summary.ts';
import type { SummaryRow } from './operations.ts';

/** A page of the editor's list in its API format. */
export function presentSummary({ publishedRev, ...row }: SummaryRow): PageSummary {
  return {
    ...row,
    pageType: row.pageType,
    publishedAt: row.publishedAt?.getTime() ?? null,
    hasChanges: publishedRev === null || row.rev > publishedRev,
    scheduledAt: row.scheduledAt === null ? null : Date.parse(row.scheduledAt),
    endsAt: row.endsAt === null ? null : Date.parse(row.endsAt),
    updatedAt: row.updatedAt.getTime(),
    archivedAt: row.archivedAt?.getTime() ?? null,
  };
}
