import * as z from 'zod/mini';
import { brandSchema } from '../entities/brand.ts';
import { categoryTileSchema } from '../entities/category.ts';
import { itemGroupSchema } from '../entities/item-group.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { instantSchema, loose } from '../entities/wire.ts';
import { endpoint } from './endpoint.ts';
import { byCode, keysSchema } from './request.ts';

export const dailySpecialConfig = endpoint({
  id: 'dailySpecialConfig',
  method: 'POST',
  path: '/saas-integration-service/home-pages/daily-special-config',
  summary: 'When the daily special offers change next, in milliseconds since 1970',
  data: loose({ nextUpdateTime: instantSchema }),
  auth: 'none',
});

export const homeBrands = endpoint({
  id: 'homeBrands',
  method: 'POST',
  path: '/saas-integration-service/home-pages/brands',
  summary: 'The recommended brands',
  data: tolerantArray(brandSchema),
  auth: 'none',
});

export const homeBoards = endpoint({
  id: 'homeBoards',
  method: 'POST',
  path: '/saas-integration-service/home-pages/interacts',
  summary: 'Leaderboards by their codes, in the order asked for',
  body: z.object({ codes: keysSchema }),
  data: tolerantArray(itemGroupSchema),
  auth: 'none',
});

export const homeCategories = endpoint({
  id: 'homeCategories',
  method: 'POST',
  path: '/saas-integration-service/home-pages/interacts-categories',
  summary: 'The category tiles of one group',
  body: byCode,
  data: tolerantArray(categoryTileSchema),
  auth: 'none',
});
