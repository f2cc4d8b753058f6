import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const MAX_TITLE = 60;

export const recommendedArticlesSchema = z.object({
  /** Title that replaces the default one. */
  title: localizedTextValue(MAX_TITLE).default({}),
});

export type RecommendedArticlesProps = z.infer<typeof recommendedArticlesSchema>;

export const recommendedArticlesDefaults: RecommendedArticlesProps = { title: {} };
