import type * as z from 'zod/mini';
import { CONTENT_TYPES } from '../enums/content.ts';
import { FEED_SUBJECT_ALIASES, FEED_SUBJECT_TYPES } from '../enums/subject.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { goodsSchema } from './goods.ts';
import { goodsGroupSchema } from './goods-group.ts';
import { entity, idSchema, loose, maybe } from './wire.ts';

/** Entry of a mixed feed; `content` is the deal, note or article, `goods` the product. */
export const feedItemSchema = entity('FeedItem', {
  id: idSchema,
  subjectType: tolerantEnum(FEED_SUBJECT_TYPES, FEED_SUBJECT_ALIASES),
  content: maybe(loose({ contentTypeCode: maybe(tolerantEnum(CONTENT_TYPES)) })),
  goods: maybe(goodsSchema),
  itemGroupInfo: maybe(goodsGroupSchema),
});
export type FeedItem = z.infer<typeof feedItemSchema>;
