import * as z from 'zod/mini';
import { entity, idSchema, instantSchema } from '../../entities/wire.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, keySchema, keywordSchema, STORABLE } from '../request.ts';

const MAX_ADDRESS = 2_000;

/** Address that leads elsewhere: to a page (`path` is its present address) or to an address. */
const redirectSchema = entity('Redirect', {
  id: idSchema,
  /** Path of this site in lower case; `/old/*` stands for all addresses below `/old`. */
  source: z.string(),
  pageId: z.nullable(z.string()),
  path: z.nullable(z.string()),
  address: z.nullable(z.string()),
  createdAt: instantSchema,
  operatorName: z.string(),
});
export type Redirect = z.infer<typeof redirectSchema>;

const addressSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ADDRESS), z.regex(STORABLE));
const body = z.union([
  z.strictObject({ source: addressSchema, pageId: keySchema }),
  z.strictObject({ source: addressSchema, address: addressSchema }),
]);
const path = '/saas-low-code-service/api/editor/redirects';

export const listRedirects = endpoint({
  id: 'listRedirects',
  method: 'GET',
  path,
  summary: 'Redirects of addresses, the newest first; optionally those that contain a keyword',
  query: z.object({ keyword: z.optional(keywordSchema), ...pageShape }),
  data: pagedSchema(redirectSchema),
  auth: 'viewer',
  area: 'pages',
});

export const createRedirect = endpoint({
  id: 'createRedirect',
  method: 'POST',
  path,
  summary:
    'Makes an address at which nothing is lead to a page, or to an address of the shop or of a host that its settings allow',
  body,
  data: redirectSchema,
  auth: 'publisher',
  area: 'pages',
});

export const updateRedirect = endpoint({
  id: 'updateRedirect',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes a redirect',
  params: byId,
  body,
  data: redirectSchema,
  auth: 'publisher',
  area: 'pages',
});

export const removeRedirect = endpoint({
  id: 'removeRedirect',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a redirect; one that is gone already is no error',
  params: byId,
  data: z.null(),
  auth: 'publisher',
  area: 'pages',
});
