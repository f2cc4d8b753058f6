import { z } from 'zod';
import { PAGE } from '#schemas/constants.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';

/** Page sizes to choose from. */
export const NEWEST_PAGE_SIZES = [10, PAGE.size, 40] as const;

export const newestArticlesSchema = z.object({
  /** Title that replaces the default one. */
  title: localizedTextValue(80).default({}),
  pageSize: z.literal(NEWEST_PAGE_SIZES).default(PAGE.size),
});

export type NewestArticlesProps = z.infer<typeof newestArticlesSchema>;

export const newestArticlesDefaults: NewestArticlesProps = { title: {}, pageSize: PAGE.size };
