import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { AcceptedEdit } from '#schemas/entities/page-edit.ts';
import { AppError } from '#schemas/errors.ts';
import type { Command } from '#schemas/page/commands.ts';
import { pageEdits, pages } from '../page-tables/schema.ts';
import { type Author, isPage } from './draft.ts';

/** Limits of missed edits, beyond which loading the whole draft is faster. */
const MAX_EDITS = 500;
const MAX_BYTES = 2 * 1_048_576;

export type Missed = { rev: number; edits: AcceptedEdit[]; reload: boolean };

/**
 * Edits of a draft after revision `since`, in order; `reload` instead when they are too many.
 * @throws AppError NOT_FOUND
 */
export async function missedEdits(
  { db, scope }: Pick<Author, 'db' | 'scope'>,
  pageId: string,
  since: number,
): Promise<Missed> {
  const { commands, ...columns } = getTableColumns(pageEdits);
  const bytesSoFar = sql`sum(pg_column_size(${commands})) OVER (ORDER BY ${pageEdits.rev})`;
  const after = and(
    eq(pageEdits.tenantId, pages.tenantId),
    eq(pageEdits.pageId, pages.id),
    gt(pageEdits.rev, since),
  );
  const rows = await db
    .select({
      newest: pages.rev,
      edit: columns,
      commands: sql<Command[] | null>`CASE WHEN ${bytesSoFar} <= ${MAX_BYTES} THEN ${commands} END`,
    })
    .from(pages)
    .leftJoin(pageEdits, after)
    .where(isPage({ scope }, pageId))
    .orderBy(asc(pageEdits.rev))
    .limit(MAX_EDITS + 1);
  const [first] = rows;
  if (!first) throw new AppError('NOT_FOUND');
  const edits = rows.flatMap((row) => (row.edit && row.commands ? [present(row.edit, row.commands)] : []));
  const isWhole = edits.length <= MAX_EDITS && since + edits.length === first.newest;
  return { rev: first.newest, edits: isWhole ? edits : [], reload: !isWhole };
}

type Row = Omit<typeof pageEdits.$inferSelect, 'commands'>;

function present({ editId, at, ...row }: Row, commands: Command[]): AcceptedEdit {
  const { rev, clientId, operatorId, operatorName, base } = row;
  return { rev, id: editId, clientId, operatorId, operatorName, base, commands, at: at.getTime() };
}
