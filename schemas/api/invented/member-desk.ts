import * as z from 'zod/mini';
import { idSchema, instantSchema, loose, maybe } from '../../entities/wire.ts';
import { MESSAGE_KINDS, PROFILE_AUDIT_FIELDS } from '../../enums/account.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, flagSchema } from '../request.ts';

/** Message with its masked receiver. The text may be a code that signs a member in, so it isn't part of the list. */
const outboxItemSchema = loose({
  id: idSchema,
  kind: z.enum(MESSAGE_KINDS),
  destination: z.string(),
  createdAt: instantSchema,
});

export const outboxMessages = endpoint({
  id: 'outboxMessages',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/outbox',
  summary: 'The newest 100 messages to members that nothing is configured to carry, without what they say',
  query: z.object({
    kind: maybe(z.enum(MESSAGE_KINDS)),
    /** The whole destination. */
    destination: maybe(z.string().check(z.trim(), z.maxLength(254), z.regex(STORABLE))),
  }),
  data: z.array(outboxItemSchema),
  auth: 'owner',
  area: 'members',
  isFresh: true,
});

export const openOutboxMessage = endpoint({
  id: 'openOutboxMessage',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/outbox/{id}/open',
  summary: 'The whole message; that somebody has read it is written to the audit log',
  params: byId,
  data: loose({
    destination: z.string(),
    /** Subject of a mail; '' for a text message. */
    subject: z.string(),
    body: z.string(),
  }),
  auth: 'owner',
  area: 'members',
});

const listedMemberSchema = loose({
  id: idSchema,
  nickname: z.string(),
  avatar: maybe(z.string()),
  /** Masked email address, as the phone number is. */
  email: maybe(z.string()),
  mobile: maybe(z.string()),
  createdAt: instantSchema,
  deactivatedAt: maybe(instantSchema),
});
export type ListedMember = z.infer<typeof listedMemberSchema>;

export const memberList = endpoint({
  id: 'memberList',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/members',
  summary:
    'The members, the newest first; `keyword` is the beginning of a word of the nickname, or a whole email address or phone number',
  query: z.object({
    keyword: maybe(z.string().check(z.trim(), z.maxLength(254), z.regex(STORABLE))),
    deactivated: maybe(flagSchema),
    ...pageShape,
  }),
  data: pagedSchema(listedMemberSchema),
  auth: 'editor',
  area: 'members',
  isFresh: true,
});

const profileReviewSchema = loose({
  memberId: idSchema,
  /** Nickname that everybody sees now. */
  nickname: z.string(),
  dataType: z.enum(PROFILE_AUDIT_FIELDS),
  dataValue: z.string(),
  createdAt: instantSchema,
});
export type ProfileReview = z.infer<typeof profileReviewSchema>;

export const profileReviews = endpoint({
  id: 'profileReviews',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/profile-reviews',
  summary: 'Changes of members’ profiles that no operator has looked at yet, the oldest 100',
  data: z.array(profileReviewSchema),
  auth: 'editor',
  area: 'members',
  isFresh: true,
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
    /** Reason for the audit log and, for a refusal, for the member. */
    reason: maybe(z.string().check(z.trim(), z.maxLength(200), z.regex(STORABLE))),
  }),
  data: z.null(),
  auth: 'publisher',
  area: 'members',
});

export const deactivateMember = endpoint({
  id: 'deactivateMember',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/members/deactivate',
  summary: 'Blocks a member, who is signed in nowhere from now on, or lets them in again',
  body: z.object({ memberId: keySchema, deactivated: z.boolean() }),
  data: z.null(),
  auth: 'owner',
  area: 'members',
});
