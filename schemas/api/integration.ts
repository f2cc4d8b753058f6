import * as z from 'zod/mini';
import { brandSchema } from '../entities/brand.ts';
import { categoryTileSchema } from '../entities/category.ts';
import { itemGroupSchema } from '../entities/item-group.ts';
import { secretKeySchema } from '../entities/secret-key.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { decimalSchema, idSchema, instantSchema, loose } from '../entities/wire.ts';
import { endpoint } from './endpoint.ts';
import { byCode, byId, keysSchema } from './request.ts';

export const dailySpecialConfig = endpoint({
  id: 'dailySpecialConfig',
  method: 'POST',
  path: '/saas-integration-service/home-pages/daily-special-config',
  summary: 'When the daily special offers change next, in milliseconds since 1970',
  data: loose({ nextUpdateTime: instantSchema }),
  auth: 'none',
  previewable: true,
});

export const homeBrands = endpoint({
  id: 'homeBrands',
  method: 'POST',
  path: '/saas-integration-service/home-pages/brands',
  summary: 'The recommended brands',
  data: tolerantArray(brandSchema),
  auth: 'none',
  previewable: true,
});

export const homeBoards = endpoint({
  id: 'homeBoards',
  method: 'POST',
  path: '/saas-integration-service/home-pages/interacts',
  summary: 'Leaderboards by their codes, in the order asked for',
  body: z.object({ codes: keysSchema }),
  data: tolerantArray(itemGroupSchema),
  auth: 'none',
  previewable: true,
});

export const homeCategories = endpoint({
  id: 'homeCategories',
  method: 'POST',
  path: '/saas-integration-service/home-pages/interacts-categories',
  summary: 'The category tiles of one group',
  body: byCode,
  data: tolerantArray(categoryTileSchema),
  auth: 'none',
  previewable: true,
});

export const brandDetail = endpoint({
  id: 'brandDetail',
  method: 'GET',
  path: '/saas-integration-service/brands/{id}/detail',
  summary: 'A brand by its id',
  params: byId,
  data: brandSchema,
  auth: 'none',
  previewable: true,
});

export const brandByCode = endpoint({
  id: 'brandByCode',
  method: 'GET',
  path: '/saas-integration-service/brands/detail-by-code',
  summary: 'A brand by its code',
  query: byCode,
  data: brandSchema,
  auth: 'none',
  previewable: true,
});

export const brandExtend = endpoint({
  id: 'brandExtend',
  method: 'GET',
  path: '/saas-integration-service/brands/brand-extend',
  summary: 'How many goods, and how many deals that can still be bought, a brand has',
  query: byId,
  data: loose({ brandId: idSchema, goodsCount: decimalSchema, dealCount: decimalSchema }),
  auth: 'none',
  previewable: true,
});

export const secretKeys = endpoint({
  id: 'secretKeys',
  method: 'GET',
  path: '/saas-integration-service/secret-keys',
  summary: 'A key to encrypt fields with, when it ends, and the server’s time to understand that by',
  data: z.extend(secretKeySchema, { currentTimeMillis: instantSchema }),
  auth: 'none',
  limit: { calls: 600, per: 'hour' },
  silent: true,
  isFresh: true,
});

export const publicKey = endpoint({
  id: 'publicKey',
  method: 'GET',
  path: '/saas-integration-service/secret-keys/public-key',
  summary:
    'The RSA key that secret keys are wrapped with (OAEP, SHA-256), in base64 of its DER and as numbers in hexadecimal, and the end of every cipher key',
  data: loose({
    publicKey: z.string(),
    modulus: z.string(),
    exponent: z.string(),
    keySize: z.number(),
    keySuffix: z.string(),
  }),
  auth: 'none',
  silent: true,
  isFresh: true,
});
