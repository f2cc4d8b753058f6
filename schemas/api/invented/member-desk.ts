import * as z from 'zod/mini';
import { idSchema, instantSchema, loose } from '../../entities/wire.ts';
import { PROFILE_AUDIT_FIELDS } from '../../enums/account.ts';
import { endpoint } from '../endpoint.ts';
import { keySchema } from '../request.ts';

const outboxMessageSchema = loose({
  id: idSchema,
  destination: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  body: z.string(),
  createdAt: instantSchema,
});

export const outboxMessages = endpoint({
  id: 'outboxMessages',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/outbox',
  summary: 'The newest 100 messages to members that nothing is configured to carry',
  data: z.array(outboxMessageSchema),
  auth: 'owner',
});

const profileReviewSchema = loose({
  memberId: idSchema,
  dataType: z.enum(PROFILE_AUDIT_FIELDS),
  dataValue: z.string(),
  createdAt: instantSchema,
});

export const profileReviews = endpoint({
  id: 'profileReviews',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/profile-reviews',
  summary: 'What members have changed in their profiles and nobody has looked at, the oldest 100',
  data: z.array(profileReviewSchema),
  auth: 'editor',
});

export const decideProfileReview = endpoint({
  id: 'decideProfileReview',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/profile-reviews/decide',
  summary:
    'Lets everybody see what a member has written, or drops it; a conflict if it is another text by now',
  body: z.object({
    memberId: keySchema,
    dataType: z.enum(PROFILE_AUDIT_FIELDS),
    dataValue: z.string().check(z.maxLength(2_000)),
    passed: z.boolean(),
  }),
  data: z.null(),
  auth: 'editor',
});

export const deactivateMember = endpoint({
  id: 'deactivateMember',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/members/deactivate',
  summary: 'Blocks a member, who is signed in nowhere from now on, or lets them in again',
  body: z.object({ memberId: keySchema, deactivated: z.boolean() }),
  data: z.null(),
  auth: 'owner',
});
