import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';

/** Numbers of articles to choose from. */
export const FEATURED_COUNTS = [3, 6, 9, 12] as const;

export const featuredArticlesSchema = z.object({
  /** Title that replaces the default one. */
  title: localizedTextValue(80).default({}),
  count: z.literal(FEATURED_COUNTS).default(6),
});

export type FeaturedArticlesProps = z.infer<typeof featuredArticlesSchema>;

export const featuredArticlesDefaults: FeaturedArticlesProps = { title: {}, count: 6 };
