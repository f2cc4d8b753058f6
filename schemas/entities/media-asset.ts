import * as z from 'zod/mini';
import { perLanguage } from '../per-language.ts';
import { entity, maybe } from './wire.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const text = z.optional(z.string().check(z.maxLength(1_000)));

/** Alternative text of a picture, per language. */
export const altSchema = z.strictObject(perLanguage(() => text));

/** Point that stays in view when the picture is cropped, in shares of width and height. */
export const focalPointSchema = z.strictObject({ x: share, y: share });

/** Picture of the tenant's library. */
export const mediaAssetSchema = entity('MediaAsset', {
  id: z.string(),
  url: z.string(),
  name: z.string(),
  /** Folder; empty for none. */
  folder: z.string(),
  contentType: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  alt: altSchema,
  focalPoint: maybe(focalPointSchema),
  /** Just uploaded from a file that moves: only its first picture is kept. */
  isStill: maybe(z.boolean()),
  /** Time of creation, in ms. */
  createdAt: z.number(),
});
export type MediaAsset = z.infer<typeof mediaAssetSchema>;
