import { z } from 'zod';

/** Numbers of articles to choose from. */
export const POPULAR_COUNTS = [5, 10] as const;

export const popularArticlesSchema = z.object({ count: z.literal(POPULAR_COUNTS).default(10) });

export type PopularArticlesProps = z.infer<typeof popularArticlesSchema>;

export const popularArticlesDefaults: PopularArticlesProps = { count: 10 };
