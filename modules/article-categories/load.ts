import type { Load } from '#runtime/module.ts';
import { classifications } from '#schemas/api/content.ts';
import type { ArticleListData } from '#schemas/entities/article-list-data.ts';
import type { CategoryTile } from '#schemas/entities/category.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import type { ArticleCategoriesProps } from './module.ts';

export type ArticleCategoriesData = Pick<ArticleListData, 'categories'> & {
  /** Code of the page's category. */
  current?: string;
};

/** The article categories of level 1. */
export const loadArticleCategories: Load<ArticleCategoriesProps, ArticleCategoriesData> = async (
  { source },
  from,
) => {
  const { api, binding, signal } = from;
  if (source) {
    const { items, tags } = await loadSource('categories', source, from);
    const categories = items.flatMap(({ category }) => (category ? [nodeOf(category)] : []));
    return { data: { categories, current: binding.articleCategory }, tags };
  }
  const categories = await api.call(classifications, { body: { level: 1, type: 'ARTICLE' } }, { signal });
  return { data: { categories, current: binding.articleCategory }, tags: ['classifications'] };
};

const nodeOf = (category: CategoryTile) => ({
  id: category.classificationId,
  code: category.classificationCode,
  name: category.classificationName,
});
