import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '#schemas/constants.ts';
import type { PriceAlertState } from '#schemas/entities/price-alert.ts';
import { minor, moment, tenantId, texts } from '../../platform/db/schema.ts';
import { goods } from '../catalogue/schema.ts';
import { memberKey } from '../members/schema.ts';

/** Prices at which members want to be told of goods: one row per member and goods. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    goodsId: text('goods_id').notNull(),
    /** Price from which on downwards it is reached, minor units. */
    target: minor('target').notNull(),
    currency: text('currency').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    byMail: boolean('by_mail').notNull(),
    /** Whether nothing is sent at night. */
    quiet: boolean('quiet').notNull(),
    state: text('state').$type<PriceAlertState>().notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
    /** UUID of what is sent once; new whenever the alert is set. */
    sendingId: text('sending_id').notNull(),
    /** Time from which on it may be sent, or sent again on the channels that are left; null once nothing is left. */
    nextAt: moment('next_at'),
    tries: integer('tries').notNull().default(0),
    sentPrice: minor('sent_price'),
    sentAt: moment('sent_at'),
    mailedAt: moment('mailed_at'),
    /** Devices that have got it: ids of `push_subscriptions`. */
    pushedTo: texts('pushed_to'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    foreignKey({ columns: [t.tenantId, t.goodsId], foreignColumns: [goods.tenantId, goods.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('price_alerts_goods').on(t.tenantId, t.memberId, t.goodsId),
    index('price_alerts_of_goods').on(t.tenantId, t.goodsId),
    index('price_alerts_due').on(t.tenantId, t.nextAt).where(sql`${t.nextAt} is not null`),
  ],
);

/** Browsers to which web push messages for a member go (RFC 8030, 8291). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    tenantId: tenantId(),
    /** SHA-256 of the endpoint, base64url. */
    id: text('id').notNull(),
    memberId: text('member_id').notNull(),
    endpoint: text('endpoint').notNull(),
    /** Public key of the browser and its secret, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time before which its push service wants no message. */
    retryAt: moment('retry_at'),
    /** Failed messages in a row. */
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    memberKey(t.tenantId, t.memberId),
    index('push_subscriptions_member').on(t.tenantId, t.memberId),
  ],
);
