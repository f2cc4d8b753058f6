import * as z from 'zod/mini';
import { pageSchema } from '../../entities/page.ts';
import { BOUND_SCREEN_NAMES } from '../../page/bound-address.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from '../request.ts';

// Calls that the screens need and the specifications don't name: ours, in this one folder, to be swapped.

export const pageByPath = endpoint({
  id: 'pageByPath',
  method: 'GET',
  path: '/saas-low-code-service/api/pages/by-path',
  summary:
    'The page document that stands at a path; with `variant` (experiment:arm) that arm’s of an experiment that runs there',
  query: z.object({
    path: keySchema,
    variant: z.optional(z.string().check(z.regex(/^[\w-]{1,64}:[0-2]$/))),
  }),
  data: pageSchema,
  auth: 'none',
  previewable: true,
});

const codes = z.string().check(z.maxLength(1_000));

export const boundPage = endpoint({
  id: 'boundPage',
  method: 'GET',
  path: '/saas-low-code-service/api/pages/bound',
  summary:
    'The page document bound to a screen of the shop: to the thing `code`, else to the nearest of its `categories` (codes from the nearest up, commas between), else to all things; null without one',
  query: z.object({
    screen: z.enum(BOUND_SCREEN_NAMES),
    code: z.optional(keySchema),
    categories: z.optional(codes),
  }),
  data: z.nullable(pageSchema),
  auth: 'none',
  previewable: true,
});

/** `document` is the page document as text or as JSON; it arrives unparsed, `schemas/fields/parse-page.ts` validates it. */
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
  area: 'pages',
});
