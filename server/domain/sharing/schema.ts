import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, tenantId } from '../../platform/db/schema.ts';
import { memberKey } from '../members/schema.ts';

/** Short addresses that lead to longer ones, until they expire. */
export const shortLinks = pgTable(
  'short_links',
  {
    tenantId: tenantId(),
    code: text('code').notNull(),
    /** The member who made it; null when that account is gone. */
    memberId: text('member_id'),
    /** A path of the tenant's site, or an address at a host that its settings allow. */
    target: text('target').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Number of visits; machines don't count. */
    visits: integer('visits').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.code] }),
    memberKey(t.tenantId, t.memberId),
    uniqueIndex('short_links_target').on(t.tenantId, t.memberId, t.target),
    index('short_links_expiry').on(t.expiresAt),
  ],
);

/** Shares of members: an item of the shop, an activity, or an item for an activity, each once. */
export const shares = pgTable(
  'shares',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    /** The activity for which it counts; empty for none. */
    activityId: text('activity_id').notNull(),
    /** Both empty where the activity itself is shared. */
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Device id of the latest share, as reported by the device; empty if not reported. */
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    uniqueIndex('shares_subject').on(t.tenantId, t.memberId, t.activityId, t.subjectType, t.subjectId),
  ],
);

/** Visitors who have come through a member's share, each once. */
export const shareVisits = pgTable(
  'share_visits',
  {
    tenantId: tenantId(),
    sharerId: text('sharer_id').notNull(),
    /** The activity, or the share if it counts for none. */
    sharedObjectId: text('shared_object_id').notNull(),
    /** Visitor's device id as reported by the device, or else its fingerprint. */
    visitor: text('visitor').notNull(),
    /** The signed-in member. */
    memberId: text('member_id'),
    deviceFingerprint: text('device_fingerprint').notNull(),
    /** The path at which they arrived. */
    jumpTarget: text('jump_target').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.sharerId, t.sharedObjectId, t.visitor] }),
    memberKey(t.tenantId, t.sharerId),
    memberKey(t.tenantId, t.memberId),
    index('share_visits_visitor').on(t.tenantId, t.visitor, t.createdAt),
    index('share_visits_created').on(t.createdAt),
  ],
);

/** New members who came through another member's share: one per visitor, whichever account they create. */
export const shareSignUps = pgTable(
  'share_sign_ups',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    visitor: text('visitor').notNull(),
    sharerId: text('sharer_id').notNull(),
    sharedObjectId: text('shared_object_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId] }),
    memberKey(t.tenantId, t.memberId),
    memberKey(t.tenantId, t.sharerId),
    uniqueIndex('share_sign_ups_visitor').on(t.tenantId, t.visitor),
    index('share_sign_ups_sharer').on(t.tenantId, t.sharerId, t.sharedObjectId),
  ],
);
