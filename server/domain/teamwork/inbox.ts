import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { changePreferences } from '#schemas/api/invented/inbox.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { InboxEntry } from '#schemas/entities/inbox.ts';
import type { Localized } from '#schemas/page/localized.ts';
import type { OperatorCall, PresenterCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { operators } from '../operators/schema.ts';
import { pages } from '../page-tables/schema.ts';
import { pageName } from '../pages/page-name.ts';
import { messagePath } from './paths.ts';
import { operatorInbox } from './schema.ts';

const isMine = ({ scope, operator }: Pick<OperatorCall, 'scope' | 'operator'>) =>
  and(eq(operatorInbox.tenantId, scope.tenantId), eq(operatorInbox.operatorId, operator.id));

export type InboxRow = {
  message: typeof operatorInbox.$inferSelect;
  title: Localized<string> | null;
  path: string | null;
};

/** Messages to the caller, newest first. */
export function inboxOf(call: OperatorCall, request: PageRequest): Promise<Paged<InboxRow>> {
  const mine = isMine(call);
  const page = and(eq(pages.tenantId, operatorInbox.tenantId), eq(pages.id, operatorInbox.documentId));
  return readPage(request, {
    count: () => countUpTo(call.db, operatorInbox, mine),
    rows: ({ limit, offset }) =>
      call.db
        .select({
          message: operatorInbox,
          title: sql<Localized<string> | null>`${pages.draft} -> 'meta' -> 'title'`,
          path: pages.path,
        })
        .from(operatorInbox)
        .leftJoin(pages, page)
        .where(mine)
        .orderBy(desc(operatorInbox.at), operatorInbox.id)
        .limit(limit)
        .offset(offset),
  });
}

/** Number of the caller's unread messages. */
export function unreadOf(call: OperatorCall): Promise<number> {
  return countUpTo(call.db, operatorInbox, and(isMine(call), isNull(operatorInbox.readAt)));
}

/** Marks the caller's messages as read, or some of them. */
export async function markReadInInbox(call: OperatorCall, ids: string[] | undefined): Promise<void> {
  await call.db
    .update(operatorInbox)
    .set({ readAt: new Date(call.now()) })
    .where(and(isMine(call), isNull(operatorInbox.readAt), ids && inArray(operatorInbox.id, ids)));
}

/** Sets the caller's language, or whether mails are sent. */
export async function setPreferences(
  { db, operator }: OperatorCall,
  { language, mailsWanted }: EndpointInput<typeof changePreferences>['body'],
): Promise<void> {
  if (language === undefined && mailsWanted === undefined) return;
  await db.update(operators).set({ language, mailsWanted }).where(eq(operators.id, operator.id));
}

/** A message of the inbox in its API format. */
export function presentInboxEntry(call: PresenterCall, { message, title, path }: InboxRow): InboxEntry {
  const { id, event, kind, documentId, fromName, text, at, readAt } = message;
  return {
    id,
    event,
    kind,
    documentId,
    title: path === null ? documentId : pageName(call, { title, path }),
    path: messagePath(message),
    from: fromName,
    text,
    at: at.getTime(),
    isRead: readAt !== null,
  };
}
