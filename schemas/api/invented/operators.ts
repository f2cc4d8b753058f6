import * as z from 'zod/mini';
import { invitationMailSchema } from '../../entities/invitation-mail.ts';
import { instantSchema, loose, maybe } from '../../entities/wire.ts';
import { AREAS, OPERATOR_ROLES, PASSWORD_LENGTH, SCOPES } from '../../operator.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId, emailSchema } from '../request.ts';

const roleSchema = z.enum(OPERATOR_ROLES);
const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const passwordSchema = z.string().check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max));

const operatorShape = { id: z.string(), name: z.string(), role: roleSchema, twoFactor: z.boolean() };

/** Signed-in operator, and their other tenants. A script has no email and no session. */
const meSchema = loose({
  ...operatorShape,
  email: maybe(z.string()),
  tenantName: z.string(),
  others: z.array(loose({ name: z.string(), editorUrl: z.string() })),
  /** Calls of the editor that are open to the operator; absent: all. */
  scopes: maybe(z.array(z.enum(SCOPES))),
  /** Number of unread messages of the inbox. */
  unread: z.number(),
  /** Whether messages of the inbox are mailed too. */
  mailsWanted: z.boolean(),
  /** Whether the operator adds and closes the instance's shops. */
  isInstanceOwner: maybe(z.boolean()),
});
export type Me = z.infer<typeof meSchema>;

export const operatorSignIn = endpoint({
  id: 'operatorSignIn',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/sign-in',
  summary: 'Ways to sign in beside password and passkey: the name of the company’s provider, if there is one',
  data: loose({ company: z.nullable(z.string()) }),
  auth: 'none',
});

export const operatorMe = endpoint({
  id: 'operatorMe',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/me',
  summary: 'The operator who asks, with the role in this tenant',
  data: meSchema,
  auth: 'viewer',
  area: 'own',
});

const sessionSchema = loose({
  id: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  address: maybe(z.string()),
  userAgent: maybe(z.string()),
  current: z.boolean(),
});
export type OperatorSession = z.infer<typeof sessionSchema>;

export const operatorSessions = endpoint({
  id: 'operatorSessions',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/me/sessions',
  summary: 'Where the operator is signed in',
  data: z.array(sessionSchema),
  auth: 'viewer',
  area: 'own',
});

export const revokeOperatorSession = endpoint({
  id: 'revokeOperatorSession',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/me/sessions/{id}',
  summary: 'Ends one of the operator’s own sessions',
  params: byId,
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'own',
});

const operatorPasskeySchema = loose({
  id: z.string(),
  /** User agent that created it; '' if it sent none. */
  userAgent: z.string(),
  createdAt: instantSchema,
  /** Time of the last sign-in by it. */
  lastUsedAt: z.nullable(instantSchema),
});
export type OperatorPasskey = z.infer<typeof operatorPasskeySchema>;

export const operatorPasskeys = endpoint({
  id: 'operatorPasskeys',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/me/passkeys',
  summary: 'The operator’s passkeys at this shop, the newest first',
  data: z.array(operatorPasskeySchema),
  auth: 'viewer',
  area: 'own',
  isFresh: true,
});

export const removeOperatorPasskey = endpoint({
  id: 'removeOperatorPasskey',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/me/passkeys/{id}',
  summary: 'Removes one of the operator’s own passkeys',
  params: z.object({ id: z.string().check(z.maxLength(1_400), z.regex(/^[\w-]+$/)) }),
  data: z.null(),
  auth: 'viewer',
  live: 'untouched',
  area: 'own',
});

/** Areas to which a member is limited; null: all. An owner is never limited. */
const areasSchema = z.nullable(z.array(z.enum(AREAS)).check(z.maxLength(AREAS.length)));
const memberSchema = loose({
  ...operatorShape,
  areas: areasSchema,
  email: z.string(),
  since: instantSchema,
});
export type TeamMember = z.infer<typeof memberSchema>;

const offerShape = { email: z.string(), role: roleSchema, invitedBy: z.string() };
const invitationSchema = loose({
  ...offerShape,
  id: z.string(),
  expiresAt: instantSchema,
  mail: maybe(invitationMailSchema),
});
export type TeamInvitation = z.infer<typeof invitationSchema>;

export const team = endpoint({
  id: 'team',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/team',
  summary: 'The tenant’s operators; owners see the open invitations too',
  data: loose({ members: z.array(memberSchema), invitations: z.array(invitationSchema) }),
  auth: 'viewer',
  area: 'own',
});

export const inviteOperator = endpoint({
  id: 'inviteOperator',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/team/invitations',
  summary: 'Invites somebody by mail, whose link only the mailbox’s owner gets. It replaces an open one',
  body: z.object({ email: emailSchema, role: roleSchema }),
  data: loose({ invitation: invitationSchema }),
  auth: 'owner',
  area: 'settings',
});

export const cancelInvitation = endpoint({
  id: 'cancelInvitation',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/team/invitations/{id}',
  summary: 'Takes an open invitation back',
  params: byId,
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});

export const mailInvitationAgain = endpoint({
  id: 'mailInvitationAgain',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/team/invitations/{id}/mail',
  summary: 'Sends the mail of an open invitation again, at once; NOT_FOUND for one that was sent',
  params: byId,
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});

export const changeOperatorRole = endpoint({
  id: 'changeOperatorRole',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/team/{id}',
  summary: 'Gives a member another role; LAST_OWNER when nobody would be owner',
  params: byId,
  body: z.object({ role: roleSchema }),
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});

export const changeOperatorAreas = endpoint({
  id: 'changeOperatorAreas',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/team/{id}/areas',
  summary: 'Limits a member to areas of the editor, at once; null opens all. It has no effect on an owner',
  params: byId,
  body: z.object({ areas: areasSchema }),
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});

export const removeOperator = endpoint({
  id: 'removeOperator',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/team/{id}',
  summary: 'Ends a membership, at once; LAST_OWNER when nobody would be owner',
  params: byId,
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});

const byToken = z.object({ token: keySchema });
/** Each acceptance costs the hash of a password. */
const INVITATION_CALLS = { calls: 60, per: 'hour' } as const;

export const invitationByToken = endpoint({
  id: 'invitationByToken',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/invitations/{token}',
  summary:
    'Offer of an invitation link, for its holder; `isSignedIn`: the caller has a session of the invited address',
  params: byToken,
  data: loose({ ...offerShape, tenantName: z.string(), isSignedIn: z.boolean() }),
  auth: 'none',
  isFresh: true,
  limit: INVITATION_CALLS,
});

export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/invitations/{token}',
  summary:
    'Makes the holder of the link a member: who is signed in with the invited address, or a new account; INVITATION_SIGN_IN if the address has an account',
  params: byToken,
  body: z.object({ account: z.optional(z.object({ name: nameSchema, password: passwordSchema })) }),
  data: loose({ email: z.string() }),
  auth: 'none',
  limit: INVITATION_CALLS,
});

const auditEntrySchema = loose({
  id: z.string(),
  at: instantSchema,
  by: z.string(),
  action: z.string(),
  /** `name` is the subject's present one, such as a page's address. */
  subject: loose({ type: z.string(), id: z.string(), name: maybe(z.string()) }),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditEntries = endpoint({
  id: 'auditEntries',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/audit',
  summary: 'Audit log: actions of operators, newest first',
  query: z.object({ ...pageShape, subjectType: z.optional(keySchema), subjectId: z.optional(keySchema) }),
  data: pagedSchema(auditEntrySchema),
  auth: 'publisher',
  area: 'settings',
});

const requestSchema = loose({
  at: instantSchema,
  origin: z.enum(['browser', 'server']),
  endpoint: maybe(z.string()),
  method: z.string(),
  path: z.string(),
  body: z.string(),
  query: z.record(z.string(), z.string()),
  headers: z.record(z.string(), z.string()),
  status: z.int(),
  ms: z.int(),
});

export const recentRequests = endpoint({
  id: 'recentRequests',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/requests',
  summary: 'The newest 100 calls of the API that the answering process remembers, without secrets',
  data: z.array(requestSchema),
  auth: 'owner',
  area: 'settings',
});
