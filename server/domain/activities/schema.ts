import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  ActivityType,
  AwardRecordStatus,
  BonusOrderStatus,
  ChanceReason,
  DrawMode,
  PaymentMethod,
} from '#schemas/enums/activity.ts';
import { localized, moment, tenantId } from '../../platform/db/schema.ts';
import { memberKey } from '../members/schema.ts';

type Texts = { th?: string; en?: string; id?: string };
/**
 * Rule for earning chances: `chances` each time, at most `times` times, in total or per day of the tenant's calendar.
 */
export type ChanceRule = { reason: ChanceReason; chances: number; times: number; per: 'DAY' | 'ACTIVITY' };
/** Rule for earning a badge: doing something `goal` times. */
export type BadgeRule = {
  id: string;
  reason: ChanceReason;
  goal: number;
  name: Texts;
  text: Texts;
  picture?: string;
};

const minor = (name: string) => bigint(name, { mode: 'number' });

/** Lotteries, bonuses and badges. A field of one type only is null, empty or 0 in the others. */
export const activities = pgTable(
  'activities',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    type: text('type').$type<ActivityType>().notNull(),
    title: localized('title'),
    summary: localized('summary'),
    /** Plain text, one paragraph per line. */
    rules: localized('rules'),
    picture: text('picture'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Null for a draft, which is not public. */
    publishedAt: moment('published_at'),
    invalidAt: moment('invalid_at'),
    invalidReason: localized('invalid_reason').default({}),
    licenceNumber: text('licence_number'),
    /** Reason why a lottery needs no licence. */
    licenceExemption: text('licence_exemption'),
    /** Rules for earning a lottery's chances. */
    chanceRules: jsonb('chance_rules').$type<ChanceRule[]>().notNull().default([]),
    mode: text('mode').$type<DrawMode>(),
    /** Planned time of the draw of a scheduled lottery, and the time it took place. */
    drawAt: moment('draw_at'),
    drawnAt: moment('drawn_at'),
    /** Limit of prizes that one member can win. */
    winsPerMember: integer('wins_per_member').notNull().default(1),
    /** Days within which winners must give an address. */
    claimDays: integer('claim_days').notNull().default(14),
    /**
     * The weight table exactly as hashed: the hash is shown from publishing on, and the text never changes after
     * that.
     */
    weightTable: text('weight_table'),
    /** SHA-256 of the list of tickets, once it is closed. */
    ticketsHash: text('tickets_hash'),
    /** Number of draws or tickets so far, which is the number of the last one. */
    draws: integer('draws').notNull().default(0),
    /** Share of each order that a bonus pays, hundredths of a percent. */
    bonusBasisPoints: integer('bonus_basis_points').notNull().default(0),
    minimumPayout: minor('minimum_payout').notNull().default(0),
    badges: jsonb('badges').$type<BadgeRule[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('activities_window').on(t.tenantId, t.endsAt.desc().nullsFirst(), t.id),
    index('activities_due').on(t.drawAt).where(sql`${t.drawAt} is not null and ${t.drawnAt} is null`),
    check('activities_order', sql`${t.startsAt} < ${t.endsAt}`),
    check('activities_draw', sql`${t.drawAt} is null or ${t.drawAt} >= ${t.endsAt}`),
    check(
      'activities_lottery',
      sql`${t.type} <> 'LOTTERY' or (${t.mode} is not null and (${t.mode} = 'SCHEDULED') = (${t.drawAt} is not null))`,
    ),
    // A lottery can be published only with a licence, or a reason for none, and a committed weight table.
    check(
      'activities_licence',
      sql`${t.type} <> 'LOTTERY' or ${t.publishedAt} is null
        or (${t.weightTable} is not null and coalesce(${t.licenceNumber}, ${t.licenceExemption}) is not null)`,
    ),
  ],
);

/** Foreign key to an activity; the row is deleted with it. */
const activityKey = (tenant: AnyPgColumn, activity: AnyPgColumn) =>
  foreignKey({ columns: [tenant, activity], foreignColumns: [activities.tenantId, activities.id] }).onDelete(
    'cascade',
  );

/** The prizes of lotteries. `stock - left` is the number of records at any time. */
export const lotteryPrizes = pgTable(
  'lottery_prizes',
  {
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    name: localized('name'),
    picture: text('picture'),
    value: minor('value'),
    currency: text('currency'),
    /** Chance of being drawn, out of the sum of all weights including the blank's. */
    weight: integer('weight').notNull(),
    stock: integer('stock').notNull(),
    left: integer('left').notNull(),
    needsAddress: boolean('needs_address').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.activityId, t.id] }),
    activityKey(t.tenantId, t.activityId),
    check('lottery_prizes_left', sql`${t.left} >= 0 and ${t.left} <= ${t.stock}`),
    check('lottery_prizes_weight', sql`${t.weight} >= 0`),
  ],
);

/** Chances that members have earned for a lottery, or steps towards a badge: one row per cause. */
export const chanceEntries = pgTable(
  'chance_entries',
  {
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    memberId: text('member_id').notNull(),
    reason: text('reason').$type<ChanceReason>().notNull(),
    /** Id of the cause: the day, the share or the order. */
    ref: text('ref').notNull(),
    chances: integer('chances').notNull(),
    /** Day in the tenant's calendar: 2026-11-22. */
    day: text('day').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.activityId, t.memberId, t.reason, t.ref] }),
    activityKey(t.tenantId, t.activityId),
    memberKey(t.tenantId, t.memberId),
    index('chance_entries_member').on(t.tenantId, t.memberId),
    index('chance_entries_reason').on(t.tenantId, t.activityId, t.reason, t.memberId),
    check('chance_entries_chances', sql`${t.chances} > 0`),
  ],
);

/** Outcome of each spent chance: a prize, nothing, or a ticket that waits for the draw. */
export const draws = pgTable(
  'draws',
  {
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Idempotency key chosen by the client: a repeated id is the same draw. */
    requestId: text('request_id').notNull(),
    /** 1, 2, 3 and so on within the lottery; null only within the transaction that draws. */
    number: integer('number'),
    /** Null for no prize, and for a ticket until the draw. */
    prizeId: text('prize_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.activityId, t.memberId, t.requestId] }),
    activityKey(t.tenantId, t.activityId),
    memberKey(t.tenantId, t.memberId),
    foreignKey({
      columns: [t.tenantId, t.activityId, t.prizeId],
      foreignColumns: [lotteryPrizes.tenantId, lotteryPrizes.activityId, lotteryPrizes.id],
    }),
    uniqueIndex('draws_number').on(t.tenantId, t.activityId, t.number),
    index('draws_member').on(t.tenantId, t.memberId),
  ],
);

/** Sources of a lottery's draws: each member once per device, browser and network; keys are hashed. */
export const drawSources = pgTable(
  'draw_sources',
  {
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    key: text('key').notNull(),
    memberId: text('member_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.activityId, t.key, t.memberId] }),
    activityKey(t.tenantId, t.activityId),
    memberKey(t.tenantId, t.memberId),
    index('draw_sources_member').on(t.tenantId, t.memberId),
  ],
);

/** Prizes that members have won. The address and all delivery data are deleted with the account. */
export const prizeRecords = pgTable(
  'prize_records',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    activityId: text('activity_id').notNull(),
    prizeId: text('prize_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Number of the winning draw or ticket. */
    number: integer('number').notNull(),
    status: text('status').$type<AwardRecordStatus>().notNull(),
    wonAt: moment('won_at').notNull(),
    /** Null where no address is needed. */
    claimUntil: moment('claim_until'),
    /** JSON of the address, encrypted. */
    address: text('address'),
    addressAt: moment('address_at'),
    deliveredAt: moment('delivered_at'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({
      columns: [t.tenantId, t.activityId, t.prizeId],
      foreignColumns: [lotteryPrizes.tenantId, lotteryPrizes.activityId, lotteryPrizes.id],
    }).onDelete('cascade'),
    memberKey(t.tenantId, t.memberId),
    uniqueIndex('prize_records_number').on(t.tenantId, t.activityId, t.number),
    index('prize_records_member').on(t.tenantId, t.memberId, t.wonAt.desc().nullsFirst()),
  ],
);

/** Accounts to which members' bonuses are paid. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    tenantId: tenantId(),
    memberId: text('member_id').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    bankCode: text('bank_code'),
    /** JSON of number and name, encrypted. */
    account: text('account').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.memberId] }), memberKey(t.tenantId, t.memberId)],
);

/** Orders that came through a member's link, one row per order of a marketplace. */
export const bonusOrders = pgTable(
  'bonus_orders',
  {
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    platform: text('platform').notNull(),
    /** The marketplace's own number of the order. */
    orderId: text('order_id').notNull(),
    memberId: text('member_id').notNull(),
    title: text('title').notNull(),
    status: text('status').$type<BonusOrderStatus>().notNull(),
    /** Minor units of `currency`. */
    amount: minor('amount').notNull(),
    bonus: minor('bonus').notNull(),
    currency: text('currency').notNull(),
    orderedAt: moment('ordered_at').notNull(),
    /** Time at which its bonus was paid. */
    paidAt: moment('paid_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.activityId, t.platform, t.orderId] }),
    activityKey(t.tenantId, t.activityId),
    memberKey(t.tenantId, t.memberId),
    index('bonus_orders_member').on(
      t.tenantId,
      t.memberId,
      t.activityId,
      t.orderedAt.desc().nullsFirst(),
      t.platform,
      t.orderId,
    ),
  ],
);
