import type { InboxEntry } from '#schemas/entities/inbox.ts';
import type { PresenterCall } from '../../../platform/call.ts';
import { pageName } from '../../pages/page-name.ts';
import { messagePath } from '../paths.ts';
import type { InboxRow } from './operations.ts';

/** A message of the inbox in its API format. */
export function presentMessage(call: PresenterCall, { message, title, path }: InboxRow): InboxEntry {
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
