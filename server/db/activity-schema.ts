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
import { memberKey } from './member-schema.ts';
import { localized, moment, tenantId } from './schema.ts';

type Texts = { th?: string; en?: string; id?: string };
/** How a chance is earned: `chances` each time, `times` times at most, in all or per day of the tenant's calendar. */
export type ChanceRule = { reason: ChanceReason; chances: number; times: number; per: 'DAY' | 'ACTIVITY' };
/** A badge for having done something `goal` times. */
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
    /** Plain text, a paragraph a line. */
    rules: localized('rules'),
    picture: text('picture'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Null for a draft, which nobody sees. */
    publishedAt: moment('published_at'),
    invalidAt: moment('invalid_at'),
    invalidReason: localized('invalid_reason').default({}),
    licenceNumber: text('licence_number'),
    /** Why a lottery needs no licence. */
    licenceExemption: text('licence_exemption'),
    /** How a lottery's chances are earned. */
    chanceRules: jsonb('chance_rules').$type<ChanceRule[]>().notNull().default([]),
    mode: text('mode').$type<DrawMode>(),
    /** When the tickets of a scheduled lottery are drawn, and when they were. */
    drawAt: moment('draw_at'),
    drawnAt: moment('drawn_at'),
    /** So many prizes a member can win. */
    winsPerMember: integer('wins_per_member').notNull().default(1),
    /** Winners give an address within so many days. */
    claimDays: integer('claim_days').notNull().default(14),
    /** The weight table in the very letters whose hash is shown from publishing on; never changed after that. */
    weightTable: text('weight_table'),
    /** SHA-256 of the list of tickets, once it is closed. */
    ticketsHash: text('tickets_hash'),
    /** So many draws or tickets so far: the number of the last one. */
    draws: integer('draws').notNull().default(0),
    /** Of a bonus: hundredths of a percent of each order. */
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
    // No lottery is seen without a licence, or a reason for none, and a committed weight table.
    check(
      'activities_licence',
      sql`${t.type} <> 'LOTTERY' or ${t.publishedAt} is null
        or (${t.weightTable} is not null and coalesce(${t.licenceNumber}, ${t.licenceExemption}) is not null)`,
    ),
  ],
);

/** A reference to an activity, which ends with it. */
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
    /** Of all weights of the table, with that of no prize: how often it is drawn. */
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

/** Chances that members have earned for a lottery, or steps towards a badge: one row for each cause. */
export const chanceEntries = pgTable(
  'chance_entries',
  {
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    memberId: text('member_id').notNull(),
    reason: text('reason').$type<ChanceReason>().notNull(),
    /** Names the cause: the day, the share, the order. */
    ref: text('ref').notNull(),
    chances: integer('chances').notNull(),
    /** Of the tenant's calendar: 2026-11-22. */
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

/** The outcome of each spent chance: a prize, nothing, or a ticket that waits for the draw. */
export const draws = pgTable(
  'draws',
  {
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Made up by whoever draws: the same again is the same draw. */
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

/** Where draws of a lottery come from: a member once for each device, browser and network; keys are hashed. */
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

/** Prizes that members have won. The address and all of a delivery go with the account. */
export const prizeRecords = pgTable(
  'prize_records',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    activityId: text('activity_id').notNull(),
    prizeId: text('prize_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Of the draw or ticket that has won it. */
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

/** Where members' bonus is paid to. */
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

/** Orders that came through a member's link, once for each order of a marketplace. */
export const bonusOrders = pgTable(
  'bonus_orders',
  {
    tenantId: tenantId(),
    activityId: text('activity_id').notNull(),
    platform: text('platform').notNull(),
    /** The marketplace's own number for it. */
    orderId: text('order_id').notNull(),
    memberId: text('member_id').notNull(),
    title: text('title').notNull(),
    status: text('status').$type<BonusOrderStatus>().notNull(),
    /** Minor units of `currency`. */
    amount: minor('amount').notNull(),
    bonus: minor('bonus').notNull(),
    currency: text('currency').notNull(),
    orderedAt: moment('ordered_at').notNull(),
    /** When its bonus was paid. */
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
