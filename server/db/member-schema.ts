import { type AnyPgColumn, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, tenantId } from './schema.ts';

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
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('members_nickname').on(t.tenantId, t.nickname)],
);

/** A reference to a member, which ends with it. */
const memberKey = (tenant: AnyPgColumn, member: AnyPgColumn) =>
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
  },
  (t) => [
    memberKey(t.tenantId, t.memberId),
    index('member_sessions_member').on(t.tenantId, t.memberId),
    index('member_sessions_expiry').on(t.expiresAt),
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
