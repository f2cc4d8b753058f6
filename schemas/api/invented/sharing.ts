import * as z from 'zod/mini';
import { shareInfoSchema } from '../../entities/share-info.ts';
import { shownUserSchema } from '../../entities/shown-user.ts';
import { loose, maybe } from '../../entities/wire.ts';
import { COMMENT_SUBJECT_TYPES } from '../../enums/subject.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from '../request.ts';

export const createShare = endpoint({
  id: 'createShare',
  method: 'POST',
  path: '/saas-user-service/sharer-mappings/shares',
  summary:
    'What a link carries that the member shares: a thing, an activity, or both; the same again for the same',
  body: z
    .object({
      subjectType: maybe(z.enum(COMMENT_SUBJECT_TYPES)),
      subjectId: maybe(keySchema),
      activityId: maybe(keySchema),
    })
    .check(
      z.refine(({ subjectType, subjectId, activityId }) =>
        subjectType && subjectId ? true : !subjectType && !subjectId && activityId !== undefined,
      ),
    ),
  data: shareInfoSchema,
  auth: 'member',
  once: true,
  limit: { calls: 120, per: 'hour' },
  silent: true,
});

export const shareById = endpoint({
  id: 'shareById',
  method: 'GET',
  path: '/saas-user-service/sharer-mappings/shares/{id}',
  summary: 'Share by its id, and the member who shared it',
  params: byId,
  data: loose({ share: shareInfoSchema, sharer: shownUserSchema }),
  auth: 'none',
  limit: { calls: 120, per: 'minute' },
  silent: true,
});
