import * as z from 'zod/mini';
import { suggestionSchema } from '../../entities/search-result.ts';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { endpoint } from '../endpoint.ts';
import { keywordSchema } from '../request.ts';

export const searchSuggestions = endpoint({
  id: 'searchSuggestions',
  method: 'GET',
  path: '/saas-search-service/search/suggestions',
  summary: 'Suggestions for a text that is being typed into the search',
  query: z.object({ keyword: keywordSchema }),
  data: tolerantArray(suggestionSchema),
  auth: 'none',
});
