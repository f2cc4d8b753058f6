import { searchSuggestions } from '#schemas/api/invented/suggestions.ts';
import { suggestionsFor } from '../../../../domain/search/suggestions.ts';
import { route } from '../../route.ts';

export const suggestionRoutes = [
  route(searchSuggestions, ({ query }, call) => suggestionsFor(call, query.keyword)),
];
