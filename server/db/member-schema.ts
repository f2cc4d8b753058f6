import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
  ID_TOKEN_PROVIDERS,
  PROFILE_AUDIT_ACTIONS,
  PROFILE_AUDIT_FIELDS,
} from '#schemas/enums/account.ts';
import type { MessageKind, OwnMessageType } from '#schemas/enums/message.ts';
import type { REPORT_STATES, REPORTED_TYPES } from '#schemas/enums/report.ts';
import { localized, moment, tenantId } from './schema.ts';

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
    /** Closed by its member: nobody signs in, nothing shows the name. */
    closedAt: moment('closed_at'),
    /** Blocked by an operator: nobody signs in. */
    deactivatedAt: moment('deactivated_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('members_nickname').on(t.tenantId, t.nickname)],
);

/** A reference to a member, which ends with it. */
export const memberKey = (tenant: AnyPgColumn, member: AnyPgColumn) =>
  foreignKey({ columns: [tenant, member], foreignColumns: [members.tenantId, members.id] }).onDelete(
    'cascade',
  );

export const memberSessions = pgTable(
  'member_sessions',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the token, in hexadecimal: who reads the table can't sign in. */
    tokenHash: text('token_hash').primaryKey(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** The user agent that signed in; empty where it said nothing. */
    agent: text('agent').notNull().default(''),
    /** When it was last seen, to within some minutes; null before. */
    usedAt: moment('used_at'),
  },
  (t) => [
    memberKey(t.tenantId, t.memberId),
    index('member_sessions_member').on(t.tenantId, t.memberId),
    index('member_sessions_expiry').on(t.expiresAt),
  ],
);

/** How members sign in, apart from what is shown of them. A row is locked while its sessions are opened or ended. */
export const memberCredentials = pgTable(
  'member_credentials',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    /** In lower case. */
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

/** Whom id tokens of other services stand for. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    tenantId: tenantId(),
    provider: text('provider').$type<(typeof ID_TOKEN_PROVIDERS)[number]>().notNull(),
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

/** Codes that somebody has asked for. The job that sends one makes it up: only its hash is ever stored. */
export const authCodes = pgTable(
  'auth_codes',
  {
    tenantId: tenantId(),
    id: text('id').primaryKey(),
    scene: text('scene').$type<(typeof AUTH_SCENES)[number]>().notNull(),
    /** An email address in lower case, or `+` with area code and number. */
    destination: text('destination').notNull(),
    /** Who is signed in and asks; null in the scenes that anybody asks in. */
    memberId: text('member_id'),
    /** Where the request came from, for the cap. */
    address: text('address').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it is to be sent, again after a failure; null once it is sent or given up. */
    sendAt: moment('send_at'),
    sendings: integer('sendings').notNull().default(0),
    codeHash: text('code_hash'),
    expiresAt: moment('expires_at'),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
    /** SHA-256 of the key that the right code was traded for; null once that is used. */
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

/** Messages that nothing is configured to carry: owners read them in the editor. */
export const outbox = pgTable(
  'outbox',
  {
    tenantId: tenantId(),
    id: text('id').primaryKey(),
    destination: text('destination').notNull(),
    /** Empty for a text message. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('outbox_newest').on(t.tenantId, t.createdAt.desc().nullsFirst())],
);

/** What members have changed in their profile, and whether the shop has looked at it. */
export const profileReviews = pgTable(
  'profile_reviews',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    dataType: text('data_type').$type<(typeof PROFILE_AUDIT_FIELDS)[number]>().notNull(),
    /** An avatar's is JSON with a `url`. */
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

/** Pictures that members may send or have sent; the file's name is made of the id. */
export const memberUploads = pgTable(
  'member_uploads',
  {
    tenantId: tenantId(),
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the one attempt was made. */
    sentAt: moment('sent_at'),
    /** When the picture was stored. */
    storedAt: moment('stored_at'),
  },
  (t) => [
    memberKey(t.tenantId, t.memberId),
    index('member_uploads_member').on(t.tenantId, t.memberId, t.createdAt),
    index('member_uploads_created').on(t.createdAt),
  ],
);

/** What members have collected (COLLECT) and liked (THUMB_UP). */
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

/** Whom a member doesn't want to hear of: the blocked one can't like what the member has written. */
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
    /** The reply that is answered; the root itself or one below it. */
    replyToId: text('reply_to_id'),
    /** Plain text. */
    content: text('content').notNull(),
    atUserIds: text('at_user_ids').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Taken back by its author: the place stays, the text doesn't. */
    deletedAt: moment('deleted_at'),
    /** Hidden by the shop from everybody but its author. */
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
    /** Of the options that the subject's type has. */
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

/** What members have reported, once however many have, and what the shop has decided about it. */
export const reportCases = pgTable(
  'report_cases',
  {
    tenantId: tenantId(),
    subjectType: text('subject_type').$type<(typeof REPORTED_TYPES)[number]>().notNull(),
    subjectId: text('subject_id').notNull(),
    state: text('state').$type<(typeof REPORT_STATES)[number]>().notNull(),
    /** When it was last reported. */
    newestAt: moment('newest_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.subjectType, t.subjectId] }),
    index('report_cases_newest').on(t.tenantId, t.state, t.newestAt.desc().nullsFirst()),
  ],
);

/** What a member is told of others and of the shop's decisions: one row for each cause. */
export const memberMessages = pgTable(
  'member_messages',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    type: text('type').$type<OwnMessageType>().notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** Names what has happened: the same again is no news. */
    cause: text('cause').notNull(),
    /** The member who did it; null where the shop did. */
    actorId: text('actor_id'),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The comment that it is about; its text stays there. */
    replyId: text('reply_id'),
    /** Why the shop has decided so, in its own words. */
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

/** What the shop tells all its members. */
export const notices = pgTable(
  'notices',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    title: localized('title'),
    /** Plain text. */
    content: localized('content'),
    /** Where more is to be found: a path or an address. */
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

/** Which new deals a member wants to hear of (S2 §3). */
export const dealAlerts = pgTable(
  'deal_alerts',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    /** As typed; empty where it waits for no words. */
    keyword: text('keyword').notNull(),
    brandId: text('brand_id'),
    /** In order; any of them will do. */
    categoryIds: text('category_ids').array().notNull(),
    /** Ids of keywords, in order; any of them will do. */
    tagIds: text('tag_ids').array().notNull(),
    /** Says what it waits for: no member has two of the same. */
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

/** What alerts have found for a member on a day: one row a day, also where that is nothing. */
export const alertDigests = pgTable(
  'alert_digests',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    /** Of the tenant's calendar: 2026-11-22. */
    day: text('day').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the mail is to be sent, again after a failure; null once it is sent, given up or needless. */
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

/** The deals that a member has been told of: none a second time. */
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
