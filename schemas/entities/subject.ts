import * as z from 'zod/mini';
import { SEARCH_SUBJECT_TYPES } from '../enums/subject.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { articleSchema } from './article.ts';
import { brandSchema } from './brand.ts';
import { categoryNodeSchema } from './category.ts';
import { dealSchema } from './deal.ts';
import { goodsSchema } from './goods.ts';
import { pictureSchema } from './picture.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

const subject = {
  id: idSchema,
  subjectType: tolerantEnum(SEARCH_SUBJECT_TYPES),
  /** Of CONTENT. */
  deal: maybe(dealSchema),
  /** Of GOODS; of CONTENT the goods that the deal is about. */
  goods: maybe(goodsSchema),
  /** Of NOTE and ARTICLE. */
  article: maybe(articleSchema),
};

/** One thing that a search or a relation led to. */
export const subjectSchema = entity('Subject', subject);
export type Subject = z.infer<typeof subjectSchema>;

/** Everything that the page of a deal, a product, a note or an article tells. */
export const subjectDetailSchema = entity('SubjectDetail', {
  ...subject,
  /** How many reviews of the goods gave one star to five, where the marketplace tells. */
  ratingCounts: maybe(tolerantArray(decimalSchema)),
  /** When a deal ends. */
  expireTime: maybe(instantSchema),
  brand: maybe(brandSchema),
  /** Its category and those above, from the root down. */
  classifications: maybe(tolerantArray(categoryNodeSchema)),
});
export type SubjectDetail = z.infer<typeof subjectDetailSchema>;

/** The same product as a platform offers it. */
export const relationSkuSchema = entity('RelationSku', {
  goods: goodsSchema,
  /** The deal that runs on it. */
  dealCode: maybe(idSchema),
  goodsTraceLink: maybe(z.string()),
});
export type RelationSku = z.infer<typeof relationSkuSchema>;

/** A film that a note or an article about the same things leads to. */
export const videoSchema = entity('Video', {
  id: idSchema,
  title: z.string(),
  videoUrl: z.string(),
  coverImage: maybe(pictureSchema),
});
export type Video = z.infer<typeof videoSchema>;
