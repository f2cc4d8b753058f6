import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '#schemas/constants.ts';
import type {
  AUTH_SCENES,
  IDENTITY_PROVIDERS,
  PROFILE_AUDIT_ACTIONS,
  PROFILE_AUDIT_FIELDS,
} from '#schemas/enums/account.ts';
import type { MessageKind, OwnMessageType } from '#schemas/enums/message.ts';
import type { REPORT_STATES, REPORTED_TYPES } from '#schemas/enums/report.ts';
import { localized, minor, moment, tenantId } from '../../platform/db/schema.ts';

/** Shoppers with an account; each belongs to one tenant. */
export const members = pgTable(
  'members',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    nickname: text('nickname').notNull(),
    biography: text('biography'),
    avatar: text('avatar'),
    /** One of GENDERS. */
    gender: integer('gender'),
    birthday: text('birthday'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set when the member closes the account: sign-in is refused and the name is hidden. */
    closedAt: moment('closed_at'),
    /** Set when an operator blocks the account: sign-in is refused. */
    deactivatedAt: moment('deactivated_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('members_nickname').on(t.tenantId, t.nickname)],
);

/** Foreign key to a member; the row is deleted with it. */
export const memberKey = (tenant: AnyPgColumn, member: AnyPgColumn) =>
  foreignKey({ columns: [tenant, member], foreignColumns: [members.tenantId, members.id] }).onDelete(
    'cascade',
  );

export const memberSessions = pgTable(
  'member_sessions',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the token, in hexadecimal: a reader of the table can't sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Time of the last proof by the member after the sign-in; null before one. */
    provedAt: moment('proved_at'),
    /** The user agent that signed in; empty if the request had none. */
    agent: text('agent').notNull().default(''),
    /** Time of last use, to within some minutes; null before the first. */
    usedAt: moment('used_at'),
  },
  (t) => [
    memberKey(t.tenantId, t.memberId),
    index('member_sessions_member').on(t.tenantId, t.memberId),
    index('member_sessions_expiry').on(t.expiresAt),
  ],
);

/**
 * Members' sign-in data, separate from their public profile. A row is locked while its sessions are opened or ended.
 */
export const memberCredentials = pgTable(
  'member_credentials',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    /** Email address in lower case. */
    email: text('email'),
    /** Area code, such as 66, and the number without it and without leading zero. */
    countryCode: text('country_code'),
    mobile: text('mobile'),
    /** Argon2id. */
    passwordHash: text('password_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId] }),
    memberKey(t.tenantId, t.memberId),
    uniqueIndex('member_credentials_email').on(t.tenantId, t.email),
    uniqueIndex('member_credentials_mobile').on(t.tenantId, t.countryCode, t.mobile),
  ],
);

/** Members' accounts at other identity providers, by the subject of their id tokens. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    tenantId: tenantId(),
    provider: text('provider').$type<(typeof IDENTITY_PROVIDERS)[number]>().notNull(),
    /** The `sub` of its tokens. */
    subject: text('subject').notNull(),
    memberId: text('member_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.provider, t.subject] }),
    memberKey(t.tenantId, t.memberId),
    index('member_identities_member').on(t.tenantId, t.memberId),
  ],
);

/** Members' passkeys (WebAuthn credentials), valid on the host of the tenant's origin. */
export const memberPasskeys = pgTable(
  'member_passkeys',
  {
    tenantId: tenantId(),
    /** Credential id, in base64url. */
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Highest signature count seen; always 0 for passkeys that are synchronised between devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Model of the authenticator (AAGUID); all zeros if it doesn't tell. */
    model: text('model').notNull(),
    /** User agent that created it; empty if the request had none. */
    agent: text('agent').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of the last sign-in; null before the first. */
    usedAt: moment('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    index('member_passkeys_member').on(t.tenantId, t.memberId),
  ],
);

/** Logins that have been used, by the provider's state, the passkey's challenge or the id of a waiting account: none is taken twice. */
export const usedLogins = pgTable(
  'used_logins',
  {
    tenantId: tenantId(),
    /** SHA-256 of the login's state or challenge, in hexadecimal. */
    stateHash: text('state_hash').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.stateHash] }), index('used_logins_used').on(t.usedAt)],
);

/** Requested verification codes. The job that sends a code generates it: only its hash is ever stored. */
export const authCodes = pgTable(
  'auth_codes',
  {
    tenantId: tenantId(),
    id: text('id').primaryKey(),
    scene: text('scene').$type<(typeof AUTH_SCENES)[number]>().notNull(),
    /** An email address in lower case, or `+` with area code and number. */
    destination: text('destination').notNull(),
    /** The signed-in member who requests it; null in scenes that need no session. */
    memberId: text('member_id'),
    /** IP address of the request, for the rate limit. */
    address: text('address').notNull(),
    /** Device of the request, if it has signed in to the destination's account before. */
    device: text('device'),
    lang: text('lang').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time at which to send it, or to retry; null once it is sent or given up. */
    sendAt: moment('send_at'),
    sendings: integer('sendings').notNull().default(0),
    codeHash: text('code_hash'),
    expiresAt: moment('expires_at'),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
    /** SHA-256 of the key for which the right code was exchanged; null once the key is used. */
    proofHash: text('proof_hash').unique(),
    proofExpiresAt: moment('proof_expires_at'),
  },
  (t) => [
    index('auth_codes_destination').on(t.tenantId, t.destination, t.createdAt),
    index('auth_codes_address').on(t.tenantId, t.address, t.createdAt),
    index('auth_codes_created').on(t.createdAt),
    index('auth_codes_due').on(t.sendAt).where(sql`${t.sendAt} is not null`),
  ],
);

/** Changes that members have made to their profile, and whether the shop has reviewed them. */
export const profileReviews = pgTable(
  'profile_reviews',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    dataType: text('data_type').$type<(typeof PROFILE_AUDIT_FIELDS)[number]>().notNull(),
    /** For an avatar, JSON with a `url`. */
    dataValue: text('data_value').notNull(),
    auditAction: text('audit_action').$type<(typeof PROFILE_AUDIT_ACTIONS)[number]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.dataType] }),
    memberKey(t.tenantId, t.memberId),
    index('profile_reviews_waiting').on(t.tenantId, t.auditAction, t.createdAt),
  ],
);

/** Pictures that members may send or have sent; the file's name is derived from the id. */
export const memberUploads = pgTable(
  'member_uploads',
  {
    tenantId: tenantId(),
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of the only upload attempt. */
    sentAt: moment('sent_at'),
    /** Time at which the picture was stored. */
    storedAt: moment('stored_at'),
  },
  (t) => [
    memberKey(t.tenantId, t.memberId),
    index('member_uploads_member').on(t.tenantId, t.memberId, t.createdAt),
    index('member_uploads_created').on(t.createdAt),
  ],
);

/** Items that members have collected (COLLECT) or liked (THUMB_UP). */
export const marks = pgTable(
  'marks',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    actionType: text('action_type').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.actionType, t.subjectType, t.subjectId] }),
    memberKey(t.tenantId, t.memberId),
    index('marks_newest').on(
      t.tenantId,
      t.memberId,
      t.actionType,
      t.subjectType,
      t.createdAt.desc().nullsFirst(),
    ),
    index('marks_subject').on(t.tenantId, t.subjectType, t.subjectId, t.actionType),
  ],
);

export const follows = pgTable(
  'follows',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    targetId: text('target_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.targetId] }),
    memberKey(t.tenantId, t.memberId),
    memberKey(t.tenantId, t.targetId),
    index('follows_target').on(t.tenantId, t.targetId),
  ],
);

/** Members blocked by another member: the blocked one can't like that member's comments. */
export const memberBlocks = pgTable(
  'member_blocks',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    blockedId: text('blocked_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.blockedId] }),
    memberKey(t.tenantId, t.memberId),
    memberKey(t.tenantId, t.blockedId),
  ],
);

/** Comments (without a root) and the replies below them. */
export const replies = pgTable(
  'replies',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    memberId: text('member_id').notNull(),
    rootId: text('root_id'),
    /** The reply that this one answers: the root itself or one below it. */
    replyToId: text('reply_to_id'),
    /** Plain text. */
    content: text('content').notNull(),
    atUserIds: text('at_user_ids').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set when the author deletes it: the reply keeps its place without text. */
    deletedAt: moment('deleted_at'),
    /** Set when the shop hides it from everybody but its author. */
    hiddenAt: moment('hidden_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    index('replies_subject').on(t.tenantId, t.subjectType, t.subjectId, t.createdAt.desc().nullsFirst()),
    index('replies_root').on(t.tenantId, t.rootId, t.createdAt),
  ],
);

export const reports = pgTable(
  'reports',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** One of the report options of the subject's type. */
    optionCode: text('option_code').notNull(),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    index('reports_subject').on(t.tenantId, t.subjectType, t.subjectId),
  ],
);

/** Reported items, one row however many members have reported it, and the shop's decision. */
export const reportCases = pgTable(
  'report_cases',
  {
    tenantId: tenantId(),
    subjectType: text('subject_type').$type<(typeof REPORTED_TYPES)[number]>().notNull(),
    subjectId: text('subject_id').notNull(),
    state: text('state').$type<(typeof REPORT_STATES)[number]>().notNull(),
    /** Time of the latest report. */
    newestAt: moment('newest_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.subjectType, t.subjectId] }),
    index('report_cases_newest').on(t.tenantId, t.state, t.newestAt.desc().nullsFirst()),
  ],
);

/** Messages to a member about other members and the shop's decisions: one row per cause. */
export const memberMessages = pgTable(
  'member_messages',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    type: text('type').$type<OwnMessageType>().notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** Id of the cause; the same cause again sends no second message. */
    cause: text('cause').notNull(),
    /** The member who caused it; null for the shop. */
    actorId: text('actor_id'),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The comment that it is about, which holds the text. */
    replyId: text('reply_id'),
    /** The shop's reason for its decision, in its own words. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    memberKey(t.tenantId, t.actorId),
    uniqueIndex('member_messages_cause').on(t.tenantId, t.memberId, t.cause),
    index('member_messages_newest').on(t.tenantId, t.memberId, t.createdAt.desc().nullsFirst(), t.id),
    index('member_messages_actor').on(t.tenantId, t.actorId),
  ],
);

/** Announcements of the shop to all its members. */
export const notices = pgTable(
  'notices',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    title: localized('title'),
    /** Plain text. */
    content: localized('content'),
    /** Link to more information: a path or an address. */
    link: text('link'),
    publishedAt: moment('published_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('notices_newest').on(t.tenantId, t.publishedAt.desc().nullsFirst(), t.id),
  ],
);

export const noticeReads = pgTable(
  'notice_reads',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    noticeId: text('notice_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.noticeId] }),
    memberKey(t.tenantId, t.memberId),
    foreignKey({
      columns: [t.tenantId, t.noticeId],
      foreignColumns: [notices.tenantId, notices.id],
    }).onDelete('cascade'),
  ],
);

/** Filters for new deals about which a member wants mail (S2 §3). */
export const dealAlerts = pgTable(
  'deal_alerts',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    /** Keyword as typed; empty for any. */
    keyword: text('keyword').notNull(),
    brandId: text('brand_id'),
    /** Category ids, sorted; one match is enough. */
    categoryIds: text('category_ids').array().notNull(),
    /** Keyword ids, sorted; one match is enough. */
    tagIds: text('tag_ids').array().notNull(),
    /** Highest price of a deal, minor units of `currency`; null for any price. */
    maxPrice: minor('max_price'),
    currency: text('currency'),
    /** Key of the filter: no member has two equal alerts. */
    key: text('key').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    pausedAt: moment('paused_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    uniqueIndex('deal_alerts_key').on(t.tenantId, t.memberId, t.key),
  ],
);

/** Deals that alerts have found for a member on a day: one row per day, even if it is empty. */
export const alertDigests = pgTable(
  'alert_digests',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    /** Day in the tenant's calendar: 2026-11-22. */
    day: text('day').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time at which to send the mail, or to retry; null once it is sent, given up or not needed. */
    sendAt: moment('send_at'),
    sendings: integer('sendings').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    uniqueIndex('alert_digests_day').on(t.tenantId, t.memberId, t.day),
    index('alert_digests_created').on(t.createdAt),
    index('alert_digests_due').on(t.sendAt).where(sql`${t.sendAt} is not null`),
  ],
);

/** Deals already sent to a member, so that none is sent twice. */
export const alertedDeals = pgTable(
  'alerted_deals',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    dealId: text('deal_id').notNull(),
    digestId: text('digest_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.dealId] }),
    index('alerted_deals_digest').on(t.tenantId, t.digestId),
    foreignKey({
      columns: [t.tenantId, t.digestId],
      foreignColumns: [alertDigests.tenantId, alertDigests.id],
    }).onDelete('cascade'),
  ],
);
