import * as z from 'zod/mini';
import { editResultSchema } from '../../entities/page-edit.ts';
import { editEntrySchema, fullVersionSchema, pageVersionSchema } from '../../entities/page-version.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, signedSchema, versionNumber } from '../request.ts';

const noteSchema = z.string().check(z.maxLength(500));

export const listVersions = endpoint({
  id: 'listVersions',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/versions',
  summary: 'The versions of a page, newest first',
  params: byId,
  query: z.object(pageShape),
  data: pagedSchema(pageVersionSchema),
  auth: 'viewer',
  area: 'pages',
});

export const readVersion = endpoint({
  id: 'readVersion',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/versions/{version}',
  summary: 'One version of a page with its document',
  params: z.object({ id: keySchema, version: versionNumber }),
  data: fullVersionSchema,
  auth: 'viewer',
  area: 'pages',
});

export const listEdits = endpoint({
  id: 'listEdits',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/history',
  summary: 'The accepted edits of a draft, newest first: who changed what, and when',
  params: byId,
  query: z.object(pageShape),
  data: pagedSchema(editEntrySchema),
  auth: 'viewer',
  area: 'pages',
});

export const takeBackEdit = endpoint({
  id: 'takeBackEdit',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/history/{rev}/take-back',
  summary:
    'Takes an edit of the draft back where its values still stand; those that somebody has changed since are conflicts',
  params: z.object({ id: keySchema, rev: versionNumber }),
  data: z.object({ rev: z.int(), results: z.array(editResultSchema) }),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

const publishedSchema = z.object({
  version: z.int(),
  /** Version that was live before; null when the page was offline. */
  previous: z.nullable(z.int()),
});

export const publishPage = endpoint({
  id: 'publishPage',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/publish',
  summary:
    'Publishes the draft as it is at `rev` as a new version, or again the `version` that is named; errors of the check block, warnings must be `signed`',
  params: byId,
  body: z.object({
    rev: z.optional(z.int32()),
    version: z.optional(versionNumber),
    note: z._default(noteSchema, ''),
    signed: signedSchema,
  }),
  data: publishedSchema,
  auth: 'publisher',
  area: 'pages',
});

export const unpublishPage = endpoint({
  id: 'unpublishPage',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/unpublish',
  summary: 'Takes a page offline',
  params: byId,
  data: z.object({ previous: z.nullable(z.int()) }),
  auth: 'publisher',
  area: 'pages',
});
