import * as z from 'zod/mini';
import { SHARE_TYPES } from '../enums/activity.ts';
import { SUBJECT_TYPES } from '../enums/subject.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { entity, idSchema, maybe } from './wire.ts';

/** Data of a share link: the activity it counts for and the thing it shows. */
export const shareInfoSchema = entity('ShareInfo', {
  shareId: idSchema,
  activityId: maybe(idSchema),
  activityCode: maybe(idSchema),
  subjectId: maybe(idSchema),
  subjectType: maybe(tolerantEnum(SUBJECT_TYPES)),
  contentId: maybe(idSchema),
  shareType: maybe(tolerantEnum(SHARE_TYPES)),
  dealPicture: maybe(z.string()),
  dealTitle: maybe(z.string()),
});
export type ShareInfo = z.infer<typeof shareInfoSchema>;
