import type { Release } from '#schemas/entities/release.ts';
import type { ReleaseRow } from '../releases/run-due.ts';

/** A release in its API format. */
export function presentRelease(row: ReleaseRow): Release {
  return {
    id: row.id,
    name: row.name,
    items: row.items,
    entries: row.entries.map(({ type, id, title }) => ({ type, id, title })),
    state: row.state,
    publishAt: row.publishAt.getTime(),
    revertAt: row.revertAt?.getTime() ?? null,
    publishedAt: row.publishedAt?.getTime() ?? null,
    revertedAt: row.revertedAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    operatorName: row.operatorName,
    problem: row.problem,
  };
}
