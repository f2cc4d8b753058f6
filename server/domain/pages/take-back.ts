import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { pageEdits } from '../page-tables/schema.ts';
import type { EditAnswer } from './apply-edits.ts';
import type { EditQueue } from './edit-queue.ts';

/**
 * Takes back an accepted edit of a draft, command by command: where its value still stands, the one before comes back.
 * A value that anybody has changed since is a conflict and stays.
 * @throws AppError NOT_FOUND, also for an edit from before inverses were stored; PAGE_ARCHIVED
 */
export async function takeBackPage(
  call: OperatorCall,
  queue: EditQueue,
  pageId: string,
  rev: number,
): Promise<EditAnswer> {
  const [edit] = await call.db
    .select({ inverse: pageEdits.inverse })
    .from(pageEdits)
    .where(
      and(eq(pageEdits.tenantId, call.scope.tenantId), eq(pageEdits.pageId, pageId), eq(pageEdits.rev, rev)),
    );
  if (!edit?.inverse) throw new AppError('NOT_FOUND');
  const edits = edit.inverse.map((command) => ({ id: randomUUID(), base: rev, commands: [command] }));
  // A client of its own: even the operator's own later edits count as somebody else's.
  return queue.apply(call, pageId, { clientId: `take-back-${randomUUID()}`, edits });
}
