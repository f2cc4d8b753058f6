import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';

/** How many articles it may show. */
export const FEATURED_COUNTS = [3, 6, 9, 12] as const;

export const featuredArticlesSchema = z.object({
  /** In place of the usual one. */
  title: localizedTextValue(80).default({}),
  count: z.literal(FEATURED_COUNTS).default(6),
});

export type FeaturedArticlesProps = z.infer<typeof featuredArticlesSchema>;

export const featuredArticlesDefaults: FeaturedArticlesProps = { title: {}, count: 6 };
