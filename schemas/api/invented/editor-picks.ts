import * as z from 'zod/mini';
import { editorPickSchema, PICK_KINDS, pickRefSchema } from '../../entities/editor-pick.ts';
import { maybe } from '../../entities/wire.ts';
import { CATALOGUES } from '../../enums/catalogue.ts';
import { endpoint } from '../endpoint.ts';

export const searchPicks = endpoint({
  id: 'searchPicks',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/picks/search',
  summary:
    'The first 20 things of the kinds whose names have every word, in any of the tenant’s languages; of categories alone, the first 100 in the order of their tree',
  body: z.object({
    kinds: z.array(z.enum(PICK_KINDS)).check(z.minLength(1), z.maxLength(PICK_KINDS.length)),
    /** Catalogue for the kind CATEGORY: only its categories, without the one for the whole catalogue. */
    categories: maybe(z.enum(CATALOGUES)),
    words: z._default(z.string().check(z.maxLength(100), z.regex(/^[^\0\p{Cs}]*$/u)), ''),
  }),
  data: z.array(editorPickSchema),
  auth: 'viewer',
  live: 'untouched',
  area: 'pages',
});

export const lookUpPicks = endpoint({
  id: 'lookUpPicks',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/picks/look-up',
  summary:
    'The things that are named, in their order, each with its state; those that don’t exist are `missing`',
  body: z.object({ refs: z.array(pickRefSchema).check(z.maxLength(100)) }),
  data: z.array(editorPickSchema),
  auth: 'viewer',
  live: 'untouched',
  area: 'pages',
});
