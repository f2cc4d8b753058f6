import * as z from 'zod';
import { pictureValue } from '#schemas/fields/picture.ts';
import { htmlSchema } from '#schemas/fields/rich-text.ts';
import { textValue } from '#schemas/fields/text.ts';
import { timeValue } from '#schemas/fields/time.ts';

/** Content fields of S1 §3, as an operator writes them. A content has one language, so its texts aren't localized. */
export const contentFieldsSchema = z.strictObject({
  title: textValue(200).min(1),
  subtitle: textValue(200).optional(),
  shortTitle: textValue(60).optional(),
  author: textValue(100).optional(),
  thumbnail: pictureValue.optional(),
  queryKeywords: z.array(textValue(50).min(1)).max(50).default([]),
  coverImage: pictureValue.optional(),
  text: htmlSchema.default(''),
  publishTime: timeValue.optional(),
  shelved: z.boolean().default(false),
});
