import * as z from 'zod/mini';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { instantSchema, loose, maybe } from '../../entities/wire.ts';
import { PASSWORD } from '../../member-constants.ts';
import { STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';

const memberSessionSchema = loose({
  /** Id of the session for `endMemberSession`; it can't be used to sign in. */
  id: z.string(),
  /** User agent at sign-in; '' if it sent none. */
  agent: z.string(),
  createTime: instantSchema,
  lastUsedTime: maybe(instantSchema),
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});
export type MemberSession = z.infer<typeof memberSessionSchema>;

export const memberSessionList = endpoint({
  id: 'memberSessionList',
  method: 'GET',
  path: '/saas-user-service/user/sessions',
  summary: 'Where the member is signed in: this session, then the others, the last used first',
  data: tolerantArray(memberSessionSchema),
  auth: 'member',
});

export const endMemberSession = endpoint({
  id: 'endMemberSession',
  method: 'DELETE',
  path: '/saas-user-service/user/sessions/{id}',
  summary: 'Ends one of the member’s sessions',
  params: z.object({ id: z.string().check(z.regex(/^[a-f0-9]{24}$/)) }),
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'minute' },
});

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/saas-user-service/user/sessions',
  summary: 'Ends all of the member’s sessions but this one',
  data: z.null(),
  auth: 'member',
  limit: { calls: 60, per: 'minute' },
});

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(STORABLE));

export const proveMember = endpoint({
  id: 'proveMember',
  method: 'POST',
  path: '/saas-user-service/user/info/prove',
  summary:
    'Proves the signed-in member anew, by the key of a code to a bound phone or email address (CHECK_OLD_MOBILE_EMAIL) or by the password: for ten minutes ways to sign in can be added',
  body: z.object({ validKey: maybe(text(100)), password: maybe(text(PASSWORD.maxLength * 10)) }),
  data: z.null(),
  auth: 'member',
  limit: { calls: 120, per: 'hour' },
  guessable: true,
  encrypt: true,
});

export const ownCopy = endpoint({
  id: 'ownCopy',
  method: 'GET',
  path: '/saas-user-service/user/info/copy',
  summary:
    'All that the shop stores about the member, as a JSON file; refused (PROOF_NEEDED) ten minutes after the last sign-in or proof',
  data: z.null(),
  stream: true,
  auth: 'member',
  limit: { calls: 120, per: 'hour' },
});
