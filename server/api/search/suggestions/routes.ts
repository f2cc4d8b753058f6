import { searchSuggestions } from '#schemas/api/invented/suggestions.ts';
import { route } from '../../route.ts';
import { suggestionsFor } from './operations.ts';

export const suggestionRoutes = [
  route(searchSuggestions, ({ query }, call) => suggestionsFor(call, query.keyword)),
];
