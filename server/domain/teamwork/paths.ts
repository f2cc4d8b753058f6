import type { DocumentKind } from '#schemas/entities/comment.ts';
import type { InboxEvent } from '#schemas/entities/inbox.ts';

type Message = { event: InboxEvent; kind: DocumentKind; documentId: string; subjectId: string };

/** Path of the screen where a message of the inbox is answered. */
export function messagePath({ event, documentId, subjectId }: Message): string {
  const query = event === 'mention' ? `comment=${subjectId}` : `review=${subjectId}`;
  return `/editor/pages/${encodeURIComponent(documentId)}?${query}`;
}
