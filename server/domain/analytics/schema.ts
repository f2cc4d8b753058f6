import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Language } from '#schemas/constants.ts';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import type { BeaconOutcome } from '#schemas/enums/analytics.ts';
import type { Variant } from '#schemas/variant.ts';
import { moment, tenantId } from '../../platform/db/schema.ts';

/** Member of an event by its `details`. */
export const memberOf = (details: AnyPgColumn) => sql`(${details}->>'userId')`;

/**
 * Analytics events, in daily partitions (`server/domain/analytics/day-partitions.ts`). The tenant is no foreign key:
 * dropping a partition would lock the tenants table.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    tenantId: text('tenant_id').notNull(),
    at: moment('at').notNull(),
    eventId: text('event_id').notNull(),
    eventName: text('event_name').$type<AnalyticsEvent['eventName']>().notNull(),
    sessionId: text('session_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    terminal: text('terminal').$type<Variant['terminal']>().notNull(),
    path: text('path').notNull(),
    params: jsonb('params').$type<AnalyticsEvent['params']>().notNull(),
    /** The other fields of the record; `userId` is the member of the session, and nobody else. */
    details: jsonb('details').$type<Partial<AnalyticsEvent>>().notNull(),
  },
  // PostgreSQL requires the partition column in the primary key. `at` is the event's own time, so that an event that
  // is sent twice is stored once.
  (t) => [
    primaryKey({ columns: [t.tenantId, t.at, t.eventId] }),
    index('analytics_events_member')
      .on(t.tenantId, memberOf(t.details))
      .where(sql`${memberOf(t.details)} is not null`),
  ],
);

/** Number of beacons received per day (UTC), by outcome. */
export const beaconCounts = pgTable(
  'beacon_counts',
  {
    tenantId: tenantId(),
    day: date('day', { mode: 'string' }).notNull(),
    outcome: text('outcome').$type<BeaconOutcome>().notNull(),
    beacons: integer('beacons').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.outcome] })],
);
