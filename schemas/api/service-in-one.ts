import * as z from 'zod/mini';
import { itemGroupRefSchema, itemGroupSchema } from '../entities/item-group.ts';
import { phoneRuleSchema } from '../entities/phone-rule.ts';
import { shownUserSchema } from '../entities/shown-user.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { decimalSchema, loose, maybe } from '../entities/wire.ts';
import { keySchema } from '../storable.ts';
import { LARGEST_UPLOAD, UPLOAD_TYPES } from '../uploads.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema } from './paging.ts';
import { byCode, byId, flagSchema, keysSchema } from './request.ts';

/** `ignoreOnline` also finds a leaderboard that was taken offline. */
const boardQuery = z.object({ ignoreOnline: maybe(flagSchema) });

export const boards = endpoint({
  id: 'boards',
  method: 'POST',
  path: '/service-in-one/item-groups/page-with-ref',
  summary: 'Leaderboards with their first places',
  body: z.object({ groupType: z._default(z.literal('RANKING'), 'RANKING'), pageRequest: pageRequestSchema }),
  data: pagedSchema(itemGroupSchema),
  auth: 'none',
  previewable: true,
});

export const boardByCode = endpoint({
  id: 'boardByCode',
  method: 'GET',
  path: '/service-in-one/item-groups/code/{code}',
  summary: 'A leaderboard by its code',
  params: byCode,
  query: boardQuery,
  data: itemGroupSchema,
  auth: 'none',
  previewable: true,
});

export const board = endpoint({
  id: 'board',
  method: 'GET',
  path: '/service-in-one/item-groups/{id}',
  summary: 'A leaderboard by its id',
  params: byId,
  query: boardQuery,
  data: itemGroupSchema,
  auth: 'none',
  previewable: true,
});

export const boardRefs = endpoint({
  id: 'boardRefs',
  method: 'POST',
  path: '/service-in-one/item-group-refs/pages',
  summary: 'The places of one leaderboard',
  body: z.object({ groupId: keySchema, pageRequest: pageRequestSchema }),
  data: pagedSchema(itemGroupRefSchema),
  auth: 'none',
  previewable: true,
});

export const tenantTimezone = endpoint({
  id: 'tenantTimezone',
  method: 'POST',
  path: '/service-in-one/i18n/timezones',
  summary: 'The tenant’s time zone and its offset now, such as +07:00',
  data: loose({ timezone: z.string(), offset: z.string() }),
  auth: 'none',
});

export const tenantDateFormat = endpoint({
  id: 'tenantDateFormat',
  method: 'POST',
  path: '/service-in-one/i18n/time-formats',
  summary: 'The tenant’s date format',
  data: loose({ dateFormat: z.string() }),
  auth: 'none',
});

export const tenantCurrencies = endpoint({
  id: 'tenantCurrencies',
  method: 'POST',
  path: '/service-in-one/i18n/currencies',
  summary: 'The tenant’s currencies, its own first',
  data: tolerantArray(loose({ code: z.string(), symbol: z.string() })),
  auth: 'none',
});

export const tenantPhoneRules = endpoint({
  id: 'tenantPhoneRules',
  method: 'POST',
  path: '/service-in-one/i18n/phone-rules',
  summary: 'How phone numbers look, by country',
  data: tolerantArray(phoneRuleSchema),
  auth: 'none',
});

export const followedUsers = endpoint({
  id: 'followedUsers',
  method: 'POST',
  path: '/service-in-one/user-follow/listTargetUserPage',
  summary: 'Targets that the member follows, the newest first; only those of `targetIds` where given',
  body: z.object({ targetIds: maybe(keysSchema), pageRequest: pageRequestSchema }),
  data: pagedSchema(shownUserSchema),
  auth: 'member',
});

const sizeSchema = z.int().check(z.minimum(1), z.maximum(LARGEST_UPLOAD));

export const presignUploads = endpoint({
  id: 'presignUploads',
  method: 'POST',
  path: '/service-in-one/upload/presigned-urls',
  summary:
    'Addresses that a picture of this type and size can be PUT to, once, within ten minutes, by the member who asks',
  body: z.object({
    files: z
      .array(z.object({ contentType: z.enum(UPLOAD_TYPES), size: sizeSchema }))
      .check(z.minLength(1), z.maxLength(5)),
  }),
  data: z.array(
    loose({
      method: z.literal('PUT'),
      /** Path below the site's origin; the request has `headers` and only the file as its body. */
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      expireTime: decimalSchema,
      /** Address of the picture after the upload. */
      resourceUrl: z.string(),
    }),
  ),
  auth: 'member',
  limit: { calls: 60, per: 'hour' },
});
