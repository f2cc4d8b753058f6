import type { Load } from '#runtime/module.ts';
import { classifications } from '#schemas/api/content.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import type { ArticleCategoriesProps } from './module.ts';

export type ArticleCategoriesData = Pick<ArticleListData, 'categories'> & {
  /** Code of the page's category. */
  current?: string;
};

/** The article categories of level 1. */
export const loadArticleCategories: Load<ArticleCategoriesProps, ArticleCategoriesData> = async (
  _,
  { api, binding, signal },
) => {
  const categories = await api.call(classifications, { body: { level: 1, type: 'ARTICLE' } }, { signal });
  return { data: { categories, current: binding.articleCategory }, tags: ['classifications'] };
};
