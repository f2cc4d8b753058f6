import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '#schemas/constants.ts';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import type { BeaconOutcome } from '#schemas/enums/analytics.ts';
import type { Variant } from '#schemas/variant.ts';
import { moment, tenantId } from './schema.ts';

/**
 * What visitors did, in partitions of a day each (`server/analytics/day-partitions.ts`). The tenant is no reference:
 * each partition that is dropped would lock the tenants.
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
    /** The other fields of the record, as they came. */
    details: jsonb('details').$type<Partial<AnalyticsEvent>>().notNull(),
  },
  // Without the moment PostgreSQL couldn't keep the key within a partition. It is the event's own, so that one that is
  // sent twice is stored once.
  (t) => [primaryKey({ columns: [t.tenantId, t.at, t.eventId] })],
);

/** How many beacons came each day (UTC), and what became of them. */
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
