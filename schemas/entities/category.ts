import * as z from 'zod/mini';
import { decimalSchema, entity, idSchema, maybe } from './wire.ts';

/** Category in a flat list; `buildCategoryTree` nests them. Level 1 is the root. */
export const categoryNodeSchema = entity('CategoryNode', {
  id: idSchema,
  name: z.string(),
  level: decimalSchema,
  code: idSchema,
  /** Catalogue: GOODS or ARTICLE. */
  type: maybe(z.string()),
  picture: maybe(z.string()),
  parentId: maybe(idSchema),
  /** Sequence numbers separated by colons, one per level. */
  sequenceNumber: maybe(z.string()),
});
export type CategoryNode = z.infer<typeof categoryNodeSchema>;

/** Tile of a category on the home page. */
export const categoryTileSchema = entity('CategoryTile', {
  classificationId: idSchema,
  classificationCode: idSchema,
  classificationName: z.string(),
  classificationImage: maybe(z.string()),
});
export type CategoryTile = z.infer<typeof categoryTileSchema>;
