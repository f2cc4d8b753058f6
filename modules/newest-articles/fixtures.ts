import type { ModuleFixtures } from '#runtime/module.ts';
import { articles, deals, notes } from '#storefront/fixtures.ts';
import type { NewestArticlesData } from './load.ts';
import { type NewestArticlesProps, newestArticles } from './module.ts';

const { defaults: props } = newestArticles;

type Articles = NewestArticlesData['newestArticles'];

const { default: article, longest, missingImage } = articles;
const indonesian = {
  ...article,
  content: {
    ...article.content,
    title: deals.longestIndonesian.title,
    summary: deals.longestIndonesian.title,
  },
};

const of = (shown: Articles, more: Partial<NewestArticlesData> = {}) => ({
  props,
  data: {
    newestArticles: shown,
    newestPage: 1,
    newestPageSize: 20,
    newestTotalElements: shown.length,
    query: {},
    ...more,
  },
});

export const newestArticlesFixtures: ModuleFixtures<NewestArticlesProps, NewestArticlesData> = {
  default: of([article, notes.default], { newestTotalElements: 37, query: { sort: 'x' } }),
  empty: of([]),
  longestThai: of([longest]),
  longestIndonesian: { ...of([indonesian]), lang: 'id' },
  missingImage: of([missingImage]),
};
