import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeliveryState, WebhookEvent } from '#schemas/entities/webhook.ts';
import { moment, tenantId } from '../../platform/db/schema.ts';
import { author } from '../operators/schema.ts';

/** Addresses of other systems that are told of events. */
export const webhooks = pgTable(
  'webhooks',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Secrets that sign, newest first, encrypted by the vault; each but the newest ends at its time. */
    secrets: text('secrets').notNull(),
    pausedAt: moment('paused_at'),
    createdAt: moment('created_at').notNull(),
    ...author(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);

/** Messages to webhooks, written in the transaction of their event, with the result of the newest attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: tenantId(),
    /** Id of the message, the same in every attempt. */
    id: text('id').notNull(),
    webhookId: text('webhook_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    payload: jsonb('payload').$type<object>().notNull(),
    at: moment('at').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    /** Time of the next attempt; null: none. */
    dueAt: moment('due_at'),
    tries: integer('tries').notNull().default(0),
    /** Status of the newest response; null: there was none. */
    status: integer('status'),
    problem: text('problem'),
    triedAt: moment('tried_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('webhook_deliveries_due').on(t.dueAt),
    index('webhook_deliveries_newest').on(t.tenantId, t.webhookId, t.at.desc(), t.id),
    foreignKey({
      columns: [t.tenantId, t.webhookId],
      foreignColumns: [webhooks.tenantId, webhooks.id],
    }).onDelete('cascade'),
  ],
);
