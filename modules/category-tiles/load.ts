import type { Load } from '#runtime/module.ts';
import { homeCategories } from '#schemas/api/integration.ts';
import type { CategoryTile } from '#schemas/entities/category.ts';
import type { CategoryTilesProps } from './module.ts';

export const loadCategoryTiles: Load<CategoryTilesProps, readonly CategoryTile[]> = async (
  { code },
  { api, signal },
) => ({ data: await api.call(homeCategories, { body: { code } }, { signal }), tags: ['classifications'] });
