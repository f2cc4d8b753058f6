import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { entity, instantSchema } from './wire.ts';

/** Kinds of documents that can be discussed and reviewed. */
export const DOCUMENT_KINDS = ['page'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Length limits of a comment, of a quote, and the number of comments of a document. */
export const COMMENT_LIMITS = { body: 2_000, quote: 300, perDocument: 1_000 } as const;

const commentSchema = entity('EditorComment', {
  id: z.string(),
  operatorId: z.string(),
  operatorName: z.string(),
  body: z.string(),
  at: instantSchema,
  editedAt: z.nullable(instantSchema),
});
export type EditorComment = z.infer<typeof commentSchema>;

/** Thread of comments on a document, a module or one of its fields; the first comment opens it. */
export const commentThreadSchema = entity('CommentThread', {
  id: z.string(),
  /** Module; null: the document itself. */
  nodeId: z.nullable(z.string()),
  field: z.nullable(z.string()),
  lang: z.nullable(z.enum(LANGUAGES)),
  /** Value of the place when the thread was begun, as text. */
  quote: z.string(),
  resolvedAt: z.nullable(instantSchema),
  resolvedBy: z.nullable(z.string()),
  comments: z.array(commentSchema),
});
export type CommentThread = z.infer<typeof commentThreadSchema>;
