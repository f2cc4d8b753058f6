import * as z from 'zod/mini';
import { PAGE } from '../constants.ts';
import { markSchema, statisticSchema } from '../entities/mark.ts';
import { replySchema } from '../entities/reply.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { maybe } from '../entities/wire.ts';
import { COLLECT_SUBJECT_TYPES, COMMENT_SUBJECT_TYPES, LIKE_SUBJECT_TYPES } from '../enums/subject.ts';
import { showsAnything } from '../fold-typed.ts';
import { COMMENT_TEXT, COMMENTS } from '../member-constants.ts';
import { keySchema, STORABLE } from '../storable.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema, pageShape } from './paging.ts';
import { byId } from './request.ts';

const collectBody = z.object({
  subjectId: keySchema,
  subjectType: z.enum(COLLECT_SUBJECT_TYPES),
  actionType: z._default(z.literal('COLLECT'), 'COLLECT'),
});
const likeBody = z.object({
  subjectId: keySchema,
  subjectType: z.enum(LIKE_SUBJECT_TYPES),
  actionType: z._default(z.literal('THUMB_UP'), 'THUMB_UP'),
});
/** Rate limit for people who press quickly, not for scripts. */
const pressing = { calls: 120, per: 'minute' } as const;

export const collect = endpoint({
  id: 'collect',
  method: 'POST',
  path: '/saas-interaction-service/user-mark-records/create',
  summary: 'Adds a subject to the member’s favourites; doing it again changes nothing',
  body: collectBody,
  data: z.null(),
  auth: 'member',
  limit: pressing,
  silent: true,
});

export const uncollect = endpoint({
  id: 'uncollect',
  method: 'POST',
  path: '/saas-interaction-service/user-mark-records/cancel',
  summary: 'Takes a subject out of the member’s favourites',
  body: collectBody,
  data: z.null(),
  auth: 'member',
  limit: pressing,
  silent: true,
});

export const thumbUp = endpoint({
  id: 'thumbUp',
  method: 'POST',
  path: '/saas-interaction-service/thumb-up-user-record/create',
  summary: 'Likes a note or an article; LIKE_BLOCKED where its author has blocked the member',
  body: likeBody,
  data: z.null(),
  auth: 'member',
  limit: pressing,
  silent: true,
});

export const cancelThumbUp = endpoint({
  id: 'cancelThumbUp',
  method: 'POST',
  path: '/saas-interaction-service/thumb-up-user-record/cancel',
  summary: 'Takes a like back',
  body: likeBody,
  data: z.null(),
  auth: 'member',
  limit: pressing,
  silent: true,
});

/** Favourites have the action COLLECT, likes THUMB_UP; newest first. A subject that has left the site is `invalid`. */
export const markPage = endpoint({
  id: 'markPage',
  method: 'POST',
  path: '/saas-interaction-service/user-interaction/queryMarkPage',
  summary: 'The member’s own favourites or likes, of some types of subjects',
  body: z.object({
    actionType: z.enum(['COLLECT', 'THUMB_UP']),
    subjectTypes: z.array(z.enum(COLLECT_SUBJECT_TYPES)).check(z.minLength(1), z.maxLength(10)),
    pageRequest: pageRequestSchema,
  }),
  data: pagedSchema(markSchema),
  auth: 'member',
});

export const statistics = endpoint({
  id: 'statistics',
  method: 'POST',
  path: '/saas-interaction-service/user-interaction/queryStatistic',
  summary: 'Favourites and likes of subjects: how many, and whether by the member who asks',
  body: z.object({
    subjects: z
      .array(z.object({ subjectType: z.enum(COLLECT_SUBJECT_TYPES), subjectId: keySchema }))
      .check(z.maxLength(PAGE.maxSize)),
  }),
  data: tolerantArray(statisticSchema),
  auth: 'visitor',
  limit: { calls: 240, per: 'minute' },
  silent: true,
});

const subject = { subjectType: z.enum(COMMENT_SUBJECT_TYPES), subjectId: keySchema };

export const createReply = endpoint({
  id: 'createReply',
  method: 'POST',
  path: '/saas-interaction-service/reply/create',
  summary: 'Comments on a subject, or answers a comment or a reply (`replyToId`)',
  body: z.object({
    ...subject,
    replyToId: maybe(keySchema),
    content: z
      .string()
      .check(z.trim(), z.refine(showsAnything), z.maxLength(COMMENT_TEXT.maxLength), z.regex(STORABLE)),
    meta: z.prefault(
      z.object({
        atUserIds: z._default(z.array(keySchema).check(z.maxLength(COMMENT_TEXT.maxMentions)), []),
      }),
      {},
    ),
  }),
  data: replySchema,
  auth: 'member',
  once: true,
  limit: { calls: 20, per: 'minute' },
});

export const deleteReply = endpoint({
  id: 'deleteReply',
  method: 'DELETE',
  path: '/saas-interaction-service/reply/{id}',
  summary: 'Takes an own comment or reply back; what others have replied stays',
  params: byId,
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'minute' },
});

export const rootReply = endpoint({
  id: 'rootReply',
  method: 'GET',
  path: '/saas-interaction-service/reply/rootReplyInfo/{id}',
  summary: 'The comment with this id, or above the reply with this id',
  params: byId,
  data: replySchema,
  auth: 'visitor',
});

export const rootReplies = endpoint({
  id: 'rootReplies',
  method: 'POST',
  path: '/saas-interaction-service/reply/rootList',
  summary: 'A subject’s comments, the newest first, each with its first replies',
  body: z.object({
    ...subject,
    subReplyCount: z._default(
      z.int().check(z.minimum(1), z.maximum(COMMENTS.subPageSize)),
      COMMENTS.subRepliesPerRoot,
    ),
    pageRequest: pageRequestSchema,
  }),
  data: pagedSchema(replySchema),
  auth: 'visitor',
});

export const subReplies = endpoint({
  id: 'subReplies',
  method: 'POST',
  path: '/saas-interaction-service/reply/subList',
  summary: 'The replies below a comment, the oldest first',
  body: z.object({
    rootId: keySchema,
    page: pageShape.page,
    pageSize: z.catch(
      z._default(z.int().check(z.minimum(1), z.maximum(PAGE.maxSize)), COMMENTS.subPageSize),
      COMMENTS.subPageSize,
    ),
  }),
  data: pagedSchema(replySchema),
  auth: 'visitor',
});
