import { sql } from 'drizzle-orm';
import type { AnalyticsEvent } from '#schemas/entities/analytics-event.ts';
import type { BeaconOutcome } from '#schemas/enums/analytics.ts';
import type { Variant } from '#schemas/variant.ts';
import type { Db } from '../../platform/db/database.ts';
import { membersOfSessions } from '../members/member-sessions.ts';
import { countVisitors } from '../pages/experiments/count.ts';
import { DAY_MS, ensureDays } from './day-partitions.ts';
import { analyticsEvents, beaconCounts } from './schema.ts';

/** Events of one beacon, of the tenant whose host received it. */
export type Beacon = {
  tenantId: string;
  terminal: Variant['terminal'];
  receivedAt: number;
  /** Hash of the session that the browser claims. */
  session?: string | undefined;
  /** Id of a visitor who takes part in experiments. */
  experimentVisitor?: string | undefined;
  events: readonly AnalyticsEvent[];
};
export type BeaconCount = { tenantId: string; day: string; outcome: BeaconOutcome; beacons: number };

/**
 * Maximum age of events, which may be sent after having been offline; and tolerance for a browser's clock that is
 * ahead.
 */
const OLDEST_MS = 2 * DAY_MS;
const AHEAD_MS = 600_000;

/** Time of an event. Beyond the tolerance the browser's clock is considered wrong, and the time of receipt counts. */
function momentOf({ timestamp }: AnalyticsEvent, receivedAt: number): number {
  const isLikely = timestamp > receivedAt - OLDEST_MS && timestamp < receivedAt + AHEAD_MS;
  return isLikely ? timestamp : receivedAt;
}

/** Rows of a beacon's events. The member is named only where the session confirms what the event says. */
function rowsOf({ tenantId, terminal, receivedAt, events }: Beacon, member: string | undefined) {
  return events.map((event) => {
    const {
      version: _,
      timestamp,
      eventId,
      eventName,
      sessionId,
      visitorId,
      zbLanguage,
      page,
      params,
      userId,
      ...details
    } = event;
    return {
      tenant_id: tenantId,
      at: new Date(momentOf(event, receivedAt)).toISOString(),
      event_id: eventId,
      event_name: eventName,
      session_id: sessionId,
      visitor_id: visitorId,
      lang: zbLanguage,
      terminal,
      path: page.name,
      params,
      details: { ...details, timestamp, ...(userId && userId === member && { userId }) },
    };
  });
}

/**
 * Creates the function that stores beacons and counts of outcomes in one transaction; events already stored are
 * skipped.
 */
export function createBeaconStore({ db, now }: { db: Db; now: () => number }) {
  const known = new Set<string>();
  return async (beacons: readonly Beacon[], counts: readonly BeaconCount[]): Promise<void> => {
    const sessions = beacons.flatMap(({ session }) => session ?? []);
    const members = await membersOfSessions(db, sessions, now());
    const rows = beacons.flatMap((beacon) =>
      rowsOf(beacon, members.get(`${beacon.tenantId} ${beacon.session}`)),
    );
    const missing = [...new Set(rows.map(({ at }) => at.slice(0, 10)))].filter((day) => !known.has(day));
    if (missing.length > 0) await ensureDays(db, missing);
    for (const day of missing) known.add(day);
    await db.transaction(async (tx) => {
      if (rows.length > 0)
        await tx.execute(sql`
          insert into ${analyticsEvents} (tenant_id, at, event_id, event_name, session_id, visitor_id, lang, terminal,
            path, params, details)
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (tenant_id text, at timestamptz,
            event_id text, event_name text, session_id text, visitor_id text, lang text, terminal text, path text,
            params jsonb, details jsonb)
          on conflict do nothing`);
      await countVisitors(tx, beacons.flatMap(visitOf));
      // Sorted, so that two processes lock the same rows in the same order.
      if (counts.length > 0)
        await tx.execute(sql`
          insert into ${beaconCounts} (tenant_id, day, outcome, beacons)
          select * from jsonb_to_recordset(${JSON.stringify(counts.map(countRow))}::jsonb)
            as count (tenant_id text, day date, outcome text, beacons integer)
          order by tenant_id, day, outcome
          on conflict (tenant_id, day, outcome) do update set beacons = ${beaconCounts}.beacons + excluded.beacons`);
    });
  };
}

const visitOf = ({ tenantId, experimentVisitor, events }: Beacon) =>
  experimentVisitor === undefined ? [] : [{ tenantId, visitorId: experimentVisitor, events }];

const countRow = ({ tenantId, ...count }: BeaconCount) => ({ tenant_id: tenantId, ...count });
