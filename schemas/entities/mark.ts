import * as z from 'zod/mini';
import { articleSchema } from './article.ts';
import { brandSchema } from './brand.ts';
import { dealSchema } from './deal.ts';
import { goodsSchema } from './goods.ts';
import { replySchema } from './reply.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

const subject = { subjectType: z.string(), subjectId: idSchema };

/** Counts of a subject, and the requesting member's own marks; a guest has none. */
export const statisticSchema = entity('Statistic', {
  ...subject,
  currentUserMark: z.boolean(),
  currentUserThumbUp: z.boolean(),
  markCount: decimalSchema,
  thumbUpCount: decimalSchema,
});
export type Statistic = z.infer<typeof statisticSchema>;

/** Subject that a member has collected or liked. */
export const markSchema = entity('Mark', {
  ...subject,
  createTime: instantSchema,
  deal: maybe(dealSchema),
  goods: maybe(goodsSchema),
  article: maybe(articleSchema),
  brand: maybe(brandSchema),
  reply: maybe(replySchema),
});
export type Mark = z.infer<typeof markSchema>;
