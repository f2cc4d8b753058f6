import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from './comment.ts';
import { entity, instantSchema } from './wire.ts';

export const INBOX_EVENTS = ['mention', 'review', 'approved', 'changes'] as const;
export type InboxEvent = (typeof INBOX_EVENTS)[number];

/** Message to one operator. */
export const inboxEntrySchema = entity('InboxEntry', {
  id: z.string(),
  event: z.enum(INBOX_EVENTS),
  kind: z.enum(DOCUMENT_KINDS),
  documentId: z.string(),
  /** Title of the document now, in the operator's language. */
  title: z.string(),
  /** Path of the document's screen, with the comment or the review opened. */
  path: z.string(),
  from: z.string(),
  text: z.string(),
  at: instantSchema,
  isRead: z.boolean(),
});
export type InboxEntry = z.infer<typeof inboxEntrySchema>;
