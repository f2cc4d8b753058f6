import * as z from 'zod/mini';
import { goodsSchema } from '../entities/goods.ts';
import { pageSchema } from '../entities/page.ts';
import { pickedContentSchema } from '../entities/picked-content.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { CONTENT_KINDS } from '../fields/content-relation.ts';
import { endpoint } from './endpoint.ts';
import { byId, keySchema, keysSchema } from './request.ts';

// Calls that the screens need and the specifications don't name: these are ours, kept in one place to be swapped.

export const pageByPath = endpoint({
  id: 'pageByPath',
  method: 'GET',
  path: '/saas-low-code-service/api/pages/by-path',
  summary: 'The page document that stands at a path',
  query: z.object({ path: keySchema }),
  data: pageSchema,
  auth: 'none',
});

/** `document` is the page document as text or as JSON; it arrives untouched, `schemas/page/parse.ts` judges it. */
export const savePage = endpoint({
  id: 'savePage',
  method: 'PUT',
  path: '/saas-low-code-service/api/pages/{id}',
  summary: 'Saves a page document over revision `rev`; CONFLICT when that isn’t the newest',
  params: byId,
  body: z.object({ document: z.unknown(), rev: z.int32() }),
  data: pageSchema,
  auth: 'operator',
});

export const goodsByCodes = endpoint({
  id: 'goodsByCodes',
  method: 'POST',
  path: '/saas-low-code-service/api/picks/goods',
  summary: 'The goods of a COMMODITY_RELATION, in its order; those that have left the catalogue are left out',
  body: z.object({ codes: keysSchema }),
  data: tolerantArray(goodsSchema),
  auth: 'none',
});

/** A topic’s code is its subtitle. */
export const contentsByCodes = endpoint({
  id: 'contentsByCodes',
  method: 'POST',
  path: '/saas-low-code-service/api/picks/contents',
  summary: 'The contents of a RELATED_CONTENTS, in its order; those that aren’t public are left out',
  body: z.object({
    items: z.array(z.object({ type: z.enum(CONTENT_KINDS), code: keySchema })).check(z.maxLength(100)),
  }),
  data: tolerantArray(pickedContentSchema),
  auth: 'none',
});
