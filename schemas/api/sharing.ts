import * as z from 'zod/mini';
import { instantSchema, loose } from '../entities/wire.ts';
import { SHARED_TYPES } from '../enums/activity.ts';
import { keySchema, STORABLE } from '../storable.ts';
import { endpoint } from './endpoint.ts';

const addressSchema = z.string().check(z.minLength(1), z.maxLength(2_048), z.regex(STORABLE));

export const shortUrlOrigin = endpoint({
  id: 'shortUrlOrigin',
  method: 'GET',
  path: '/saas-das-service/short-url-mappings/get-origin-url',
  summary: 'The address that a short link stands for; unknown and expired ones are answered alike',
  query: z.object({ shortUri: addressSchema }),
  data: loose({ originUri: z.string() }),
  auth: 'none',
  limit: { calls: 120, per: 'minute' },
  isFresh: true,
});

export const transferShortUrl = endpoint({
  id: 'transferShortUrl',
  method: 'POST',
  path: '/saas-das-service/short-url-mappings/transfer',
  summary:
    'A short link to an address of the shop, or at a host that the shop allows; the same again for the same',
  body: z.object({ originUri: addressSchema }),
  data: loose({ shortUri: z.string(), expireTime: instantSchema }),
  auth: 'member',
  limit: { calls: 120, per: 'hour' },
  silent: true,
});

export const shareMappingPrereport = endpoint({
  id: 'shareMappingPrereport',
  method: 'POST',
  path: '/saas-user-service/sharer-mappings/share-mapping-prereport',
  summary: 'Tells that a visitor has come through what a member shared; only the first time counts',
  body: z.object({
    sharedType: z.enum(SHARED_TYPES),
    /** Id of the shared activity; without one the share's id. */
    sharedObjectId: keySchema,
    sharerId: keySchema,
    deviceFingerprint: keySchema,
    jumpTarget: addressSchema,
  }),
  data: loose({ counted: z.boolean() }),
  auth: 'visitor',
  limit: { calls: 60, per: 'hour' },
  silent: true,
  encrypt: true,
});
