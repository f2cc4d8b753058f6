import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#schemas/page/localized.ts';

export type Picture = { url: string; width: number; height: number };

export const tenantId = () =>
  text('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });
export const localized = (name: string) => jsonb(name).$type<Localized<string>>().notNull();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const minor = (name: string) => bigint(name, { mode: 'number' });
export const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`);

export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  /** The other fields of `schemas/tenant.ts`. */
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
  /** Since when an instance owner has closed the shop; null: it is open. */
  suspendedAt: moment('suspended_at'),
});

/** Tags of recently decrypted requests, so that none is decrypted twice. */
export const openedRequests = pgTable(
  'opened_requests',
  { tag: text('tag').primaryKey(), openedAt: moment('opened_at').notNull() },
  (t) => [index('opened_requests_age').on(t.openedAt)],
);

/** Wrong guesses of passwords, by a hash of the key that is rate-limited: an address, an account or a device. */
export const guesses = pgTable(
  'guesses',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** Expiry time. */
    until: moment('until').notNull(),
  },
  (t) => [index('guesses_until').on(t.until)],
);

/** Facts about the database itself, such as the seed it was filled from. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
