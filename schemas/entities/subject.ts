import * as z from 'zod/mini';
import { SEARCH_SUBJECT_TYPES } from '../enums/subject.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { articleSchema } from './article.ts';
import { brandSchema } from './brand.ts';
import { categoryNodeSchema } from './category.ts';
import { dealSchema } from './deal.ts';
import { goodsSchema } from './goods.ts';
import { pictureSchema } from './picture.ts';
import { priceStorySchema } from './price-story.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

const subject = {
  id: idSchema,
  subjectType: tolerantEnum(SEARCH_SUBJECT_TYPES),
  /** Deal of CONTENT. */
  deal: maybe(dealSchema),
  /** Product of GOODS; for CONTENT the goods that the deal is about. */
  goods: maybe(goodsSchema),
  /** Text of NOTE and ARTICLE. */
  article: maybe(articleSchema),
};

/** Subject that a search or a relation found. */
export const subjectSchema = entity('Subject', subject);
export type Subject = z.infer<typeof subjectSchema>;

/** Data of the page of a deal, a product, a note or an article. */
export const subjectDetailSchema = entity('SubjectDetail', {
  ...subject,
  /** Number of reviews of the goods for each of one to five stars, where the marketplace gives it. */
  ratingCounts: maybe(tolerantArray(decimalSchema)),
  /** Time at which a deal ends. */
  expireTime: maybe(instantSchema),
  /** Story of the price; absent without a reading, and on a deal at another price than its goods. */
  priceStory: maybe(priceStorySchema),
  brand: maybe(brandSchema),
  /** Category and its ancestors, from the root down. */
  classifications: maybe(tolerantArray(categoryNodeSchema)),
});
export type SubjectDetail = z.infer<typeof subjectDetailSchema>;

/** Offer of the same product on a platform. */
export const relationSkuSchema = entity('RelationSku', {
  goods: goodsSchema,
  /** Code of the deal that runs on it. */
  dealCode: maybe(idSchema),
  goodsTraceLink: maybe(z.string()),
});
export type RelationSku = z.infer<typeof relationSkuSchema>;

/** Film linked from a note or an article about the same things. */
export const videoSchema = entity('Video', {
  id: idSchema,
  title: z.string(),
  videoUrl: z.string(),
  coverImage: maybe(pictureSchema),
});
export type Video = z.infer<typeof videoSchema>;
