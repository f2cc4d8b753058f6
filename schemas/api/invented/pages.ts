import * as z from 'zod/mini';
import { pageSchema } from '../../entities/page.ts';
import { endpoint } from '../endpoint.ts';
import { byId, keySchema } from '../request.ts';

// This folder holds the calls that the screens need and the specifications don't name: ours, in one place to be swapped.

export const pageByPath = endpoint({
  id: 'pageByPath',
  method: 'GET',
  path: '/saas-low-code-service/api/pages/by-path',
  summary: 'The page document that stands at a path',
  query: z.object({ path: keySchema }),
  data: pageSchema,
  auth: 'none',
  previewable: true,
});

/** `document` is the page document as text or as JSON; it arrives untouched, `schemas/page/parse.ts` judges it. */
export const savePage = endpoint({
  id: 'savePage',
  method: 'PUT',
  path: '/saas-low-code-service/api/pages/{id}',
  summary: 'Saves a page document over revision `rev`; CONFLICT when that isn’t the newest',
  params: byId,
  body: z.object({ document: z.unknown(), rev: z.int32() }),
  holdsDocuments: true,
  data: pageSchema,
  auth: 'publisher',
});
