import type { ModuleFixtures } from '#runtime/module.ts';
import { articles, deals } from '#storefront/fixtures.ts';
import type { PopularArticlesData } from './load.ts';
import { type PopularArticlesProps, popularArticles } from './module.ts';

const { defaults: props } = popularArticles;

const { default: article, longest, missingImage } = articles;
const indonesian = { ...article, content: { ...article.content, title: deals.longestIndonesian.title } };
const eleven = Array.from({ length: 11 }, (_, index) => ({ ...article, id: `${index + 1}` }));

export const popularArticlesFixtures: ModuleFixtures<PopularArticlesProps, PopularArticlesData> = {
  default: { props, data: { hotArticles: eleven } },
  empty: { props, data: { hotArticles: [] } },
  longestThai: { props, data: { hotArticles: [longest, article] } },
  longestIndonesian: { props, data: { hotArticles: [indonesian] }, lang: 'id' },
  missingImage: { props, data: { hotArticles: [missingImage] } },
};
