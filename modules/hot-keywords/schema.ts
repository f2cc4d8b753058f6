import { z } from 'zod';

/** Numbers of tags to choose from. */
export const KEYWORD_COUNTS = [10, 20] as const;

export const hotKeywordsSchema = z.object({ count: z.literal(KEYWORD_COUNTS).default(20) });

export type HotKeywordsProps = z.infer<typeof hotKeywordsSchema>;

export const hotKeywordsDefaults: HotKeywordsProps = { count: 20 };
