import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ActivityState, ActivityType } from '#schemas/enums/activity.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, HttpContext } from '../../platform/call.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { activities } from './schema.ts';

export type ActivityRow = typeof activities.$inferSelect;

/** The activity of the caller's preview; absent where nothing is previewed. */
export type Previewed = Partial<Pick<HttpContext, 'previewedActivity'>>;

/** An activity that shoppers, or the viewer of its preview, may see. @throws AppError NOT_FOUND */
export async function activityOf(
  db: Db | Tx,
  { scope, previewedActivity }: Pick<Call, 'scope'> & Previewed,
  id: string,
  type?: ActivityType,
): Promise<ActivityRow> {
  const [row] = await db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.tenantId, scope.tenantId),
        eq(activities.id, id),
        id === previewedActivity ? undefined : isNotNull(activities.publishedAt),
        type && eq(activities.type, type),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** State of an activity at a time (milliseconds). */
export function stateAt(
  { startsAt, endsAt, invalidAt }: Pick<ActivityRow, 'startsAt' | 'endsAt' | 'invalidAt'>,
  now: number,
): ActivityState {
  if (invalidAt !== null && invalidAt.getTime() <= now) return 'INVALID';
  if (now < startsAt.getTime()) return 'COMING_SOON';
  return now < endsAt.getTime() ? 'RUNNING' : 'ENDED';
}

/** SQL for the time of the database's clock, which all processes share, plus the server's offset in tests. */
export const databaseTime = (ahead: number): SQL => sql`(clock_timestamp() + ${ahead} * interval '1 ms')`;

/** SQL condition that an activity runs at a time of the database. */
export const isRunning = (time: SQL): SQL =>
  sql`${activities.publishedAt} is not null and ${activities.startsAt} <= ${time} and ${activities.endsAt} > ${time}
    and (${activities.invalidAt} is null or ${activities.invalidAt} > ${time})`;
