import * as z from 'zod/mini';
import { AUDIT_STATUSES, CONTENT_TYPES, PUBLISHER_TYPES, VIEWER_TYPES } from '../enums/content.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { pictureSchema } from './picture.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

/** Note or article; `content.contentTypeCode` tells which. */
export const articleSchema = entity('Article', {
  id: idSchema,
  code: maybe(idSchema),
  currentUserThumbUp: maybe(z.boolean()),
  updateTime: maybe(instantSchema),
  content: loose({
    contentTypeCode: maybe(tolerantEnum(CONTENT_TYPES)),
    title: maybe(z.string()),
    subtitle: maybe(z.string()),
    /** Title for narrow places. */
    shortTitle: maybe(z.string()),
    summary: maybe(z.string()),
    author: maybe(z.string()),
    /** Id of the member who wrote it; absent for editorial texts. */
    authorId: maybe(idSchema),
    text: maybe(z.string()),
    publishTime: maybe(instantSchema),
    coverImage: maybe(pictureSchema),
    /** Picture for small cards. */
    thumbnail: maybe(pictureSchema),
    keywords: maybe(tolerantArray(z.string())),
    /** The keywords, by the content field's name (S1 §3). */
    queryKeywords: maybe(tolerantArray(z.string())),
    invalid: maybe(z.boolean()),
    /** True if it is withdrawn, by the content field's name (S1 §3). */
    shelved: maybe(z.boolean()),
    publisherType: maybe(tolerantEnum(PUBLISHER_TYPES)),
    viewerType: maybe(tolerantEnum(VIEWER_TYPES)),
    auditStatus: maybe(tolerantEnum(AUDIT_STATUSES)),
    /** State, one of PUBLICATION. */
    publication: maybe(decimalSchema),
  }),
});
export type Article = z.infer<typeof articleSchema>;
