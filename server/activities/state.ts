import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ActivityState, ActivityType } from '#schemas/enums/activity.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call } from '../api/route.ts';
import { activities } from '../db/activity-schema.ts';
import type { Db, Tx } from '../db/database.ts';

export type ActivityRow = typeof activities.$inferSelect;

/** The one of the tenant's activities that shoppers, or who previews it, may see. @throws AppError NOT_FOUND */
export async function activityOf(
  db: Db | Tx,
  { scope, previewedActivity }: Pick<Call, 'scope' | 'previewedActivity'>,
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

/** Where an activity stands at a moment (milliseconds). */
export function stateAt(
  { startsAt, endsAt, invalidAt }: Pick<ActivityRow, 'startsAt' | 'endsAt' | 'invalidAt'>,
  now: number,
): ActivityState {
  if (invalidAt !== null && invalidAt.getTime() <= now) return 'INVALID';
  if (now < startsAt.getTime()) return 'COMING_SOON';
  return now < endsAt.getTime() ? 'RUNNING' : 'ENDED';
}

/** The database's clock, which all processes share, as far ahead as tests have set the server's. */
export const databaseTime = (ahead: number): SQL => sql`(clock_timestamp() + ${ahead} * interval '1 ms')`;

/** That an activity runs at a moment of the database. */
export const isRunning = (time: SQL): SQL =>
  sql`${activities.publishedAt} is not null and ${activities.startsAt} <= ${time} and ${activities.endsAt} > ${time}
    and (${activities.invalidAt} is null or ${activities.invalidAt} > ${time})`;
