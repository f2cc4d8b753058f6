import { z } from 'zod';
import { codeSchema } from '#schemas/fields/content-relation.ts';

export const categoryTilesSchema = z.object({
  /** Code of the category whose children are shown; `GOODS` and `ARTICLE` mean the first level. */
  code: codeSchema.default('GOODS'),
});

export type CategoryTilesProps = z.infer<typeof categoryTilesSchema>;

export const categoryTilesDefaults: CategoryTilesProps = { code: 'GOODS' };
