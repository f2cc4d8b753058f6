import * as z from 'zod/mini';
import { RELEASE_STATES, releaseSchema } from '../../entities/release.ts';
import { keySchema, momentSchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, signedSchema } from '../request.ts';

const itemSchema = z.object({
  pageId: keySchema,
  /** Version to publish; without one the draft at `rev` becomes a version now. */
  version: z.optional(z.int32()),
  rev: z.optional(z.int32()),
  signed: signedSchema,
});

export const createRelease = endpoint({
  id: 'createRelease',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/releases',
  summary:
    'Publishes versions of pages and drafts of content entries together, at `publishAt` or now; at `revertAt` what was live before comes back',
  body: z.object({
    name: z._default(z.string().check(z.maxLength(200)), ''),
    items: z.array(itemSchema).check(z.maxLength(50)),
    /** Content entries whose drafts go live too. */
    entries: z._default(z.array(z.object({ type: keySchema, id: keySchema })).check(z.maxLength(50)), []),
    publishAt: z.optional(momentSchema),
    revertAt: z.optional(momentSchema),
  }),
  data: releaseSchema,
  auth: 'publisher',
  area: 'pages',
});

export const listReleases = endpoint({
  id: 'listReleases',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/releases',
  summary: 'Releases, the latest first; those of one page or in one state',
  query: z.object({
    ...pageShape,
    pageId: z.optional(keySchema),
    state: z.optional(z.enum(RELEASE_STATES)),
  }),
  data: pagedSchema(releaseSchema),
  auth: 'viewer',
  area: 'pages',
});

export const revertRelease = endpoint({
  id: 'revertRelease',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/releases/{id}/revert',
  summary: 'Ends a live release now: what was live before comes back',
  params: byId,
  data: releaseSchema,
  auth: 'publisher',
  area: 'pages',
});

export const cancelRelease = endpoint({
  id: 'cancelRelease',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/releases/{id}/cancel',
  summary: 'Calls off a release that hasn’t happened yet',
  params: byId,
  data: releaseSchema,
  auth: 'publisher',
  area: 'pages',
});
