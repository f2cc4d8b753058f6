import * as z from 'zod/mini';
import { serverInfoSchema } from '../entities/clock-info.ts';
import { shownUserSchema } from '../entities/shown-user.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { loose } from '../entities/wire.ts';
import { REPORT_SUBJECT_TYPES } from '../enums/subject.ts';
import { REPORT } from '../member-constants.ts';
import { keySchema, STORABLE } from '../storable.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema } from './paging.ts';
import { keysSchema } from './request.ts';

export const serverInfo = endpoint({
  id: 'serverInfo',
  method: 'GET',
  path: '/saas-user-service/common/base/info',
  summary: 'The server’s clock',
  data: serverInfoSchema,
  auth: 'none',
  previewable: true,
  silent: true,
  isFresh: true,
});

const followBody = z.object({ followInfo: z.object({ targetId: keySchema, targetType: z.literal('USER') }) });

export const follow = endpoint({
  id: 'follow',
  method: 'POST',
  path: '/saas-user-service/user-follow/create-follow',
  summary: 'Follows another member; doing it again changes nothing',
  body: followBody,
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'minute' },
});

export const unfollow = endpoint({
  id: 'unfollow',
  method: 'POST',
  path: '/saas-user-service/user-follow/cancel-follow',
  summary: 'Follows a member no longer',
  body: followBody,
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'minute' },
});

export const searchUsers = endpoint({
  id: 'searchUsers',
  method: 'POST',
  path: '/saas-user-service/user/info/searchUserPage',
  summary: 'Members whose nickname begins with the keyword, or has a word that does',
  body: z.object({
    keyword: z.string().check(z.trim(), z.maxLength(50), z.regex(STORABLE)),
    pageRequest: pageRequestSchema,
  }),
  data: pagedSchema(shownUserSchema),
  auth: 'member',
  limit: { calls: 120, per: 'minute' },
});

export const blockRelations = endpoint({
  id: 'blockRelations',
  method: 'POST',
  path: '/saas-user-service/user-dynamic-fields/blockUser/queryRelation',
  summary:
    'Who of `fromUserIds` has blocked whom of `blockedUserIds`, as far as the member who asks is one of them',
  body: z.object({ fromUserIds: keysSchema, blockedUserIds: keysSchema }),
  data: tolerantArray(loose({ fromUserId: z.string(), blockedUserId: z.string() })),
  auth: 'member',
});

export const reportOptions = endpoint({
  id: 'reportOptions',
  method: 'GET',
  path: '/saas-user-service/reports/options',
  summary: 'Reasons that a report of this type of subject may give',
  query: z.object({ subjectType: z.enum(REPORT_SUBJECT_TYPES) }),
  data: tolerantArray(loose({ code: z.string(), name: z.string() })),
  auth: 'none',
});

export const sendReport = endpoint({
  id: 'sendReport',
  method: 'POST',
  path: '/saas-user-service/reports',
  summary: 'Reports a subject to the shop',
  body: z.object({
    subjectType: z.enum(REPORT_SUBJECT_TYPES),
    subjectId: keySchema,
    optionCode: keySchema,
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(REPORT.minReasonLength),
        z.maxLength(REPORT.maxReasonLength),
        z.regex(STORABLE),
      ),
  }),
  data: z.null(),
  auth: 'member',
  once: true,
  limit: { calls: 30, per: 'hour' },
});
