import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { relatedContentsValue } from '#schemas/fields/related-contents.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';

export const contentListSchema = z.object({
  title: localizedTextValue(80).default({}),
  /** Target of "see all". */
  link: jumpValue.optional(),
  contents: relatedContentsValue.default([]),
});

export type ContentListProps = z.infer<typeof contentListSchema>;

export const contentListDefaults: ContentListProps = { title: {}, contents: [] };
