import type { Load } from '#runtime/module.ts';
import { homeCategories } from '#schemas/api/integration.ts';
import type { CategoryTile } from '#schemas/entities/category.ts';
import { loadSource } from '#storefront/module-parts/load-source.ts';
import type { CategoryTilesProps } from './module.ts';

export const loadCategoryTiles: Load<CategoryTilesProps, readonly CategoryTile[]> = async (
  { source },
  from,
) => {
  if ('list' in source) {
    const { api, signal } = from;
    const body = { code: source.list };
    return { data: await api.call(homeCategories, { body }, { signal }), tags: ['classifications'] };
  }
  const { items, tags } = await loadSource('categories', source, from);
  return { data: items.flatMap(({ category }) => category ?? []), tags };
};
