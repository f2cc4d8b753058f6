import { z } from 'zod';
import { codeSchema } from '#schemas/fields/content-relation.ts';

export const categoryTilesSchema = z.object({
  /** A category whose children are shown; `GOODS` and `ARTICLE` stand for their first level. */
  code: codeSchema.default('GOODS'),
});

export type CategoryTilesProps = z.infer<typeof categoryTilesSchema>;

export const categoryTilesDefaults: CategoryTilesProps = { code: 'GOODS' };
