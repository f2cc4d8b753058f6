import { hotKeywords, hotTags } from '#schemas/api/content.ts';
import { hottestKeywords, presentKeywords } from '../../../../domain/search/keywords.ts';

import { route } from '../../route.ts';

export const keywordRoutes = [hotTags, hotKeywords].map((endpoint) =>
  route(endpoint, async (_, call) => presentKeywords(await hottestKeywords(call), call)),
);
