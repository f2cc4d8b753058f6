import * as z from 'zod/mini';
import { altSchema, focalPointSchema, mediaAssetSchema } from '../../entities/media-asset.ts';
import { loose } from '../../entities/wire.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId } from '../request.ts';

const pixels = z.int().check(z.minimum(0), z.maximum(20_000));
const size = z.int().check(z.minimum(1), z.maximum(20_000));

/** Name of a folder; empty for none. */
const folderSchema = z.string().check(z.trim(), z.maxLength(60), z.regex(STORABLE));

export const listMedia = endpoint({
  id: 'listMedia',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/media',
  summary:
    'The pictures of the library, newest first; `name` narrows it to names and alternative texts that contain it',
  query: z.object({
    ...pageShape,
    name: z.optional(z.string().check(z.maxLength(100), z.regex(STORABLE))),
    /** Folder; the empty one holds the pictures in none. */
    folder: z.optional(folderSchema),
    /** Pictures that nothing uses, or those without an alternative text in a language of the shop. */
    only: z.optional(z.enum(['unused', 'withoutAlt'])),
  }),
  data: pagedSchema(mediaAssetSchema),
  auth: 'viewer',
  area: 'pages',
});

export const mediaCounts = endpoint({
  id: 'mediaCounts',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/media-counts',
  summary: 'Number of pictures in each folder, of unused ones and of those without an alternative text',
  data: loose({
    folders: z.array(loose({ name: z.string(), count: z.int() })),
    unused: z.int(),
    withoutAlt: z.int(),
  }),
  auth: 'viewer',
  area: 'pages',
  isFresh: true,
});

export const moveMedia = endpoint({
  id: 'moveMedia',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/media/folder',
  summary: 'Moves pictures to a folder, which exists as long as it has some; the empty name takes them out',
  body: z.object({
    ids: z.array(keySchema).check(z.minLength(1), z.maxLength(200)),
    folder: folderSchema,
  }),
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const uploadMedia = endpoint({
  id: 'uploadMedia',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/media',
  summary:
    'Adds a picture (JPEG, PNG, WebP, AVIF or GIF), whose bytes are the body; it is stored anew as WebP',
  query: z.object({ name: keySchema, folder: z._default(folderSchema, '') }),
  file: { maxBytes: 10 * 1_024 * 1_024 },
  data: mediaAssetSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const cropMedia = endpoint({
  id: 'cropMedia',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/media/{id}/crop',
  summary: 'Adds a part of a picture, in its pixels, as a picture of its own',
  params: byId,
  body: z.object({ x: pixels, y: pixels, width: size, height: size }),
  data: mediaAssetSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const updateMedia = endpoint({
  id: 'updateMedia',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/media/{id}',
  summary: 'Sets what is said about a picture; pages that show it already keep their own words',
  params: byId,
  body: z.object({
    name: z.optional(keySchema),
    alt: z.optional(altSchema),
    focalPoint: z.optional(focalPointSchema),
  }),
  data: mediaAssetSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const deleteMedia = endpoint({
  id: 'deleteMedia',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/media/{id}',
  summary:
    'Takes a picture out of the library; MEDIA_IN_USE, with their names, while pages or entries show it',
  params: byId,
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const replaceMedia = endpoint({
  id: 'replaceMedia',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/media/{id}/replace',
  summary:
    'Puts the picture `by` in place of this one in all drafts of pages and in all entries, at most 200; nothing is published',
  params: byId,
  body: z.object({ by: keySchema }),
  data: loose({
    /** `rev`: the edit that was made, null where only the live page shows it. `isReady`: live, without other changes. */
    pages: z.array(
      loose({
        id: z.string(),
        title: z.string(),
        rev: z.nullable(z.int()),
        isLive: z.boolean(),
        isReady: z.boolean(),
      }),
    ),
    /** `isReady`: live, with a draft that has no other changes. */
    entries: z.array(
      loose({
        type: z.string(),
        id: z.string(),
        title: z.string(),
        isReady: z.boolean(),
        changes: z.record(z.string(), z.strictObject({ from: z.unknown(), to: z.unknown() })),
      }),
    ),
    failed: z.array(loose({ kind: z.string(), id: z.string(), title: z.string(), code: z.string() })),
  }),
  auth: 'editor',
  live: 'refused',
  area: 'pages',
});
