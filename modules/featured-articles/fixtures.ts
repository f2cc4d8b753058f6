import type { ModuleFixtures } from '#runtime/module.ts';
import { articles, deals } from '#storefront/fixtures.ts';
import type { FeaturedArticlesData } from './load.ts';
import { type FeaturedArticlesProps, featuredArticles } from './module.ts';

const { defaults: props } = featuredArticles;

const { default: article, longest, missingImage } = articles;
const indonesian = {
  ...article,
  content: {
    ...article.content,
    title: deals.longestIndonesian.title,
    summary: deals.longestIndonesian.title,
  },
};

export const featuredArticlesFixtures: ModuleFixtures<FeaturedArticlesProps, FeaturedArticlesData> = {
  default: { props, data: { selectedArticles: [article, longest, missingImage] } },
  empty: { props, data: { selectedArticles: [] } },
  longestThai: { props, data: { selectedArticles: [longest] } },
  longestIndonesian: { props, data: { selectedArticles: [indonesian] }, lang: 'id' },
  missingImage: { props, data: { selectedArticles: [missingImage] } },
};
