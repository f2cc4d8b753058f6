import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

export const DAY_MS = 86_400_000;

/** Retention of events in days, today not counted. */
export const KEPT_DAYS = 90;
/** Number of partitions created in advance. */
const DAYS_AHEAD = 7;
const LOCK = 7_241_006;
const NAME = /^analytics_events_(\d{4})(\d{2})(\d{2})$/;

/** Day (UTC) of a time, as `2026-03-01`. */
export const utcDayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const tableOf = (day: string) => `analytics_events_${day.replaceAll('-', '')}`;

/** Creates the partitions of these days if they are missing; safe for concurrent processes. */
export async function ensureDays(db: Db, days: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    for (const day of days) {
      const next = utcDayOf(Date.parse(day) + DAY_MS);
      // Names and bounds can't be parameters; both are derived from a date.
      await tx.execute(
        sql.raw(`create table if not exists ${tableOf(day)}
          partition of analytics_events for values from ('${day}T00:00:00Z') to ('${next}T00:00:00Z')`),
      );
    }
  });
}

/** Creates the partitions of the next days and drops those that are too old. Returns the dropped days. */
export async function keepDays(db: Db, now: number): Promise<string[]> {
  await ensureDays(
    db,
    Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => utcDayOf(now + ahead * DAY_MS)),
  );
  const { rows } = await db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_events'::regclass`,
  );
  const oldest = utcDayOf(now - KEPT_DAYS * DAY_MS);
  const days = rows.flatMap(({ name }) => NAME.exec(name)?.slice(1).join('-') ?? []);
  const dropped = days.filter((day) => day < oldest).toSorted();
  for (const day of dropped) await db.execute(sql.raw(`drop table if exists ${tableOf(day)}`));
  return dropped;
}
