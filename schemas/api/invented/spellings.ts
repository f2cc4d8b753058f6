import * as z from 'zod/mini';
import { idSchema, instantSchema, loose, maybe } from '../../entities/wire.ts';
import { SPELLING_KINDS } from '../../enums/spelling.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, keywordSchema, STORABLE } from '../request.ts';

const MAX_LENGTH = 60;
const MAX_ADDRESS = 1_000;

const spellingSchema = loose({
  id: idSchema,
  kind: z.enum(SPELLING_KINDS),
  /** Words as shoppers type them. */
  written: z.string(),
  /** Name that is meant; empty for words that mean nothing else. Of a redirect a path of the shop. */
  meant: z.string(),
  updatedAt: instantSchema,
});
export type ShopSpelling = z.infer<typeof spellingSchema>;

const missSchema = loose({
  /** Words as they were typed first. */
  keyword: z.string(),
  /** Number of such searches in the last 90 days. */
  count: z.number(),
  /** Last day of such a search, as YYYY-MM-DD in the shop’s time zone. */
  lastDay: z.string(),
});
export type SearchMiss = z.infer<typeof missSchema>;

const text = z.string().check(z.trim(), z.maxLength(MAX_LENGTH), z.regex(STORABLE));
const written = text.check(z.regex(/[\p{L}\p{N}]/u));
const given = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['brand', 'free']), written, meant: text }),
  z.object({
    kind: z.literal('redirect'),
    written,
    meant: z.string().check(z.trim(), z.maxLength(MAX_ADDRESS)),
  }),
]);
const path = '/saas-low-code-service/api/editor/spellings';

export const shopSpellings = endpoint({
  id: 'shopSpellings',
  method: 'GET',
  path,
  summary:
    'The shop’s own spellings and redirects, the last changed first; optionally those that contain a keyword',
  query: z.object({ keyword: maybe(keywordSchema), ...pageShape }),
  data: pagedSchema(spellingSchema),
  auth: 'editor',
  area: 'content',
  isFresh: true,
});

export const addSpelling = endpoint({
  id: 'addSpelling',
  method: 'POST',
  path,
  summary: 'Adds a spelling or redirect; a conflict if the shop has the same words',
  body: given,
  data: spellingSchema,
  auth: 'publisher',
  area: 'content',
});

export const changeSpelling = endpoint({
  id: 'changeSpelling',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes a spelling or redirect; a conflict if the shop has the same words',
  params: byId,
  body: given,
  data: spellingSchema,
  auth: 'publisher',
  area: 'content',
});

export const removeSpelling = endpoint({
  id: 'removeSpelling',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a spelling or redirect',
  params: byId,
  data: z.null(),
  auth: 'publisher',
  area: 'content',
});

export const searchMissList = endpoint({
  id: 'searchMissList',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/search-misses',
  summary:
    'Searches without results, or with similar ones only, of the last 90 days, the most frequent first; without those that have a spelling',
  query: z.object(pageShape),
  data: pagedSchema(missSchema),
  auth: 'editor',
  area: 'content',
  isFresh: true,
});
