import * as z from 'zod/mini';
import { reviewSchema, VERDICTS } from '../../entities/review.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byDocument, byId } from '../request.ts';

const MAX_NOTE = 1_000;
const MAX_REVIEWERS = 20;
const noteSchema = z._default(z.string().check(z.trim(), z.maxLength(MAX_NOTE), z.regex(STORABLE)), '');
const revisionSchema = z.int32().check(z.minimum(0));

export const documentReview = endpoint({
  id: 'documentReview',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/documents/{kind}/{id}/review',
  summary: 'The newest request for a review of a document; null if there was none',
  params: byDocument,
  data: z.nullable(reviewSchema),
  auth: 'viewer',
  area: 'pages',
  isFresh: true,
});

export const askForReview = endpoint({
  id: 'askForReview',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/documents/{kind}/{id}/review',
  summary:
    'Asks publishers for a review of the draft, in place of an earlier request; a conflict if `revision` isn’t the newest',
  params: byDocument,
  body: z.object({
    revision: revisionSchema,
    reviewers: z.array(keySchema).check(z.minLength(1), z.maxLength(MAX_REVIEWERS)),
    note: noteSchema,
  }),
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

/** A verdict holds for the revision that the reviewer saw: any later change voids it. */
export const giveVerdict = endpoint({
  id: 'giveVerdict',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/reviews/{id}/verdict',
  summary: 'Approves a draft or asks for changes, by one of its reviewers',
  params: byId,
  body: z.object({ verdict: z.enum(VERDICTS), revision: revisionSchema, note: noteSchema }),
  data: z.null(),
  auth: 'publisher',
  area: 'pages',
});
