import { hotKeywords, hotTags } from '#schemas/api/content.ts';
import { route } from '../../route.ts';
import { hottestKeywords } from './operations.ts';
import { presentKeywords } from './presenter.ts';

export const keywordRoutes = [hotTags, hotKeywords].map((endpoint) =>
  route(endpoint, async (_, call) => presentKeywords(await hottestKeywords(call), call)),
);
