import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AcceptedEdit } from '#schemas/entities/page-edit.ts';
import { AppError } from '#schemas/errors.ts';
import type { Command } from '#schemas/page/commands/apply.ts';
import { pageEdits, pages } from '../db/page-schema.ts';
import { type Author, isPage } from './draft.ts';

/** Beyond these a client is faster with the whole draft. */
const MAX_EDITS = 500;
const MAX_BYTES = 4 * 1_048_576;

export type Missed = { rev: number; edits: AcceptedEdit[]; reload: boolean };

/**
 * The edits of a draft after revision `since`, in order; none but `reload` when they are too many.
 * @throws AppError NOT_FOUND
 */
export async function missedEdits(
  by: Pick<Author, 'db' | 'scope'>,
  pageId: string,
  since: number,
): Promise<Missed> {
  const [page] = await by.db.select({ rev: pages.rev }).from(pages).where(isPage(by, pageId));
  if (!page) throw new AppError('NOT_FOUND');
  const { rev } = page;
  const after = and(
    eq(pageEdits.tenantId, by.scope.tenantId),
    eq(pageEdits.pageId, pageId),
    gt(pageEdits.rev, since),
  );
  const [size] = await by.db
    .select({ bytes: sql<number>`coalesce(sum(pg_column_size(${pageEdits.commands})), 0)::float8` })
    .from(pageEdits)
    .where(after);
  const isTooMuch = since > rev || rev - since > MAX_EDITS || (size?.bytes ?? 0) > MAX_BYTES;
  if (isTooMuch) return { rev, edits: [], reload: true };
  const rows = await by.db.select().from(pageEdits).where(after).orderBy(asc(pageEdits.rev)).limit(MAX_EDITS);
  // More may have been accepted since the first of these queries.
  const newest = rows.at(-1)?.rev ?? since;
  const isWhole = newest >= rev && rows.length === newest - since;
  return isWhole
    ? { rev: newest, edits: rows.map(presentEdit), reload: false }
    : { rev, edits: [], reload: true };
}

function presentEdit({ editId, commands, at, ...row }: typeof pageEdits.$inferSelect): AcceptedEdit {
  const { rev, clientId, operatorId, operatorName, base } = row;
  return {
    rev,
    id: editId,
    clientId,
    operatorId,
    operatorName,
    base,
    commands: commands as Command[],
    at: at.getTime(),
  };
}
