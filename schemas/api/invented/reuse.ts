import * as z from 'zod/mini';
import { LANGUAGES } from '../../constants.ts';
import { pageSummarySchema } from '../../entities/page-summary.ts';
import { shopSampleSchema } from '../../entities/shop-sample.ts';
import { entity, idSchema } from '../../entities/wire.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId } from '../request.ts';

export const createReusable = endpoint({
  id: 'createReusable',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/reusables',
  summary:
    'Keeps modules under a name: as a shared module, which is live at once but on no page yet, or as a template of a page or a section',
  body: z.object({
    kind: z.enum(['shared', 'template', 'section']),
    title: z.partialRecord(z.enum(LANGUAGES), z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    /** Page document as JSON, validated by `schemas/fields/parse-page.ts`. */
    document: z.unknown(),
  }),
  holdsDocuments: true,
  data: pageSummarySchema,
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const sharedUses = endpoint({
  id: 'sharedUses',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/reusables/{id}/uses',
  summary: 'The pages whose draft or live version shows a shared module, by address; no archived ones',
  params: byId,
  query: z.object(pageShape),
  data: pagedSchema(
    entity('SharedUse', {
      id: idSchema,
      path: z.string(),
      title: z.partialRecord(z.enum(LANGUAGES), z.string()),
      /** True if shoppers see it there. */
      isLive: z.boolean(),
    }),
  ),
  auth: 'viewer',
  area: 'pages',
});

export const shopSample = endpoint({
  id: 'shopSample',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/shop-sample',
  summary: 'Things of the tenant that fill a new module',
  data: shopSampleSchema,
  auth: 'viewer',
  area: 'pages',
});
