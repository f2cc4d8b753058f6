import * as z from 'zod/mini';
import { decimalSchema, entity, idSchema, maybe } from './wire.ts';

/** A category as lists carry it, flat; `buildCategoryTree` nests them. Level 1 is the root. */
export const categoryNodeSchema = entity('CategoryNode', {
  id: idSchema,
  name: z.string(),
  level: decimalSchema,
  code: idSchema,
  /** GOODS or ARTICLE. */
  type: maybe(z.string()),
  picture: maybe(z.string()),
  parentId: maybe(idSchema),
  /** Colon-separated numbers, one per level. */
  sequenceNumber: maybe(z.string()),
});
export type CategoryNode = z.infer<typeof categoryNodeSchema>;

/** A category's tile on the home page. */
export const categoryTileSchema = entity('CategoryTile', {
  classificationId: idSchema,
  classificationCode: idSchema,
  classificationName: z.string(),
  classificationImage: maybe(z.string()),
});
export type CategoryTile = z.infer<typeof categoryTileSchema>;
