import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '#schemas/entities/comment.ts';
import type { InboxEvent } from '#schemas/entities/inbox.ts';
import type { Verdict } from '#schemas/entities/review.ts';
import { moment, tenantId, texts } from '../../platform/db/schema.ts';
import { author, operators } from '../operators/schema.ts';

const documentColumns = () => ({
  kind: text('kind').$type<DocumentKind>().notNull(),
  documentId: text('document_id').notNull(),
});

/** Threads of comments on a document, on one of its modules or on a module's field. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    ...documentColumns(),
    /** Module; null: the document itself. It may have been removed since, and come back. */
    nodeId: text('node_id'),
    /** Name of the module's field. */
    field: text('field'),
    /** Content language in which the field was shown. */
    lang: text('lang'),
    /** Value of the place when the thread was begun, as text. */
    quote: text('quote').notNull(),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('comment_threads_document').on(t.tenantId, t.kind, t.documentId, t.createdAt),
  ],
);

export const comments = pgTable(
  'comments',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    threadId: text('thread_id').notNull(),
    body: text('body').notNull(),
    at: moment('at').notNull(),
    editedAt: moment('edited_at'),
    ...author(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('comments_thread').on(t.tenantId, t.threadId, t.at),
    foreignKey({
      columns: [t.tenantId, t.threadId],
      foreignColumns: [commentThreads.tenantId, commentThreads.id],
    }).onDelete('cascade'),
  ],
);

/** Requests for a review of a document; the newest of a document counts. */
export const reviews = pgTable(
  'reviews',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    ...documentColumns(),
    /** Revision that was sent for review; after the verdict the one that the reviewer saw. */
    revision: integer('revision').notNull(),
    /** Operators who are asked. */
    reviewers: texts('reviewers'),
    note: text('note').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    ...author(),
    verdict: text('verdict').$type<Verdict>(),
    verdictNote: text('verdict_note').notNull().default(''),
    verdictBy: text('verdict_by'),
    verdictAt: moment('verdict_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('reviews_document').on(t.tenantId, t.kind, t.documentId, t.askedAt.desc()),
  ],
);

/** Messages to single operators: mentions, requests for review and their verdicts. */
export const operatorInbox = pgTable(
  'operator_inbox',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    event: text('event').$type<InboxEvent>().notNull(),
    ...documentColumns(),
    /** Comment or review. */
    subjectId: text('subject_id').notNull(),
    /** Name of the operator who caused it. */
    fromName: text('from_name').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
    /** Time from which the mail is due; null: sent, given up or not wanted. */
    mailAt: moment('mail_at'),
    mailTries: integer('mail_tries').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('operator_inbox_event').on(t.tenantId, t.operatorId, t.event, t.subjectId),
    index('operator_inbox_newest').on(t.tenantId, t.operatorId, t.at.desc(), t.id),
    index('operator_inbox_mail').on(t.mailAt),
  ],
);
