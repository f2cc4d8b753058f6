import * as z from 'zod/mini';
import { loose } from '../../entities/wire.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';

const missSchema = loose({
  /** Words as they were typed first. */
  keyword: z.string(),
  /** Number of such searches in the last 90 days. */
  count: z.number(),
  /** Last day of such a search, as YYYY-MM-DD in the shop’s time zone. */
  lastDay: z.string(),
});

export const searchMissList = endpoint({
  id: 'searchMissList',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/search-misses',
  summary:
    'Searches without results, or with similar ones only, of the last 90 days, the most frequent first; without those that have a spelling or redirect',
  query: z.object(pageShape),
  data: pagedSchema(missSchema),
  auth: 'editor',
  area: 'content',
  isFresh: true,
});
