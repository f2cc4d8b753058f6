import { categoryNodeSchema } from '../entities/category.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { endpoint } from './endpoint.ts';

export const goodsCategories = endpoint({
  id: 'goodsCategories',
  method: 'POST',
  path: '/saas-das-service/search/goods/client/category-navigate',
  summary: 'The categories of the category navigator, flat',
  data: tolerantArray(categoryNodeSchema),
  auth: 'none',
});
