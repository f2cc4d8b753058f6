import * as z from 'zod/mini';
import { COMMENT_LIMITS, commentThreadSchema } from '../../entities/comment.ts';
import { LANGUAGES } from '../../languages.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byDocument, byId, flagSchema } from '../request.ts';

const bodySchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(COMMENT_LIMITS.body), z.regex(STORABLE));

export const listComments = endpoint({
  id: 'listComments',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/documents/{kind}/{id}/comments',
  summary: 'The threads of comments on a document, newest first, resolved ones too',
  params: byDocument,
  data: z.array(commentThreadSchema),
  auth: 'viewer',
  area: 'pages',
  isFresh: true,
});

/** A comment mentions each member whose `@name` it contains; they are told. */
export const startThread = endpoint({
  id: 'startThread',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/documents/{kind}/{id}/comments',
  summary: 'Begins a thread on a document, on one of its modules, or on a module’s field',
  params: byDocument,
  body: z.object({
    nodeId: z.optional(keySchema),
    field: z.optional(keySchema),
    lang: z.optional(z.enum(LANGUAGES)),
    quote: z._default(z.string().check(z.maxLength(COMMENT_LIMITS.quote), z.regex(STORABLE)), ''),
    body: bodySchema,
  }),
  data: z.object({ id: z.string() }),
  auth: 'viewer',
  live: 'untouched',
  area: 'pages',
});

export const addComment = endpoint({
  id: 'addComment',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/comment-threads/{id}/comments',
  summary: 'Answers in a thread',
  params: byId,
  body: z.object({ body: bodySchema }),
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'pages',
});

export const resolveThread = endpoint({
  id: 'resolveThread',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/comment-threads/{id}/resolved',
  summary: 'Resolves a thread, or opens it again',
  params: byId,
  body: z.object({ resolved: flagSchema }),
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'pages',
});

export const editComment = endpoint({
  id: 'editComment',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/comments/{id}',
  summary: 'Changes one’s own comment',
  params: byId,
  body: z.object({ body: bodySchema }),
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'pages',
});

export const deleteComment = endpoint({
  id: 'deleteComment',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/comments/{id}',
  summary: 'Deletes one’s own comment, and the thread with its last one',
  params: byId,
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'pages',
});
