import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { analyticsEvents, memberOf } from './schema.ts';

/** Takes a member's id out of the stored events, which stay as a guest's. */
export async function forgetEventsOf(tx: Tx, tenantId: string, memberId: string): Promise<void> {
  const { details } = analyticsEvents;
  await tx
    .update(analyticsEvents)
    .set({ details: sql`${details} - 'userId'` })
    .where(and(eq(analyticsEvents.tenantId, tenantId), sql`${memberOf(details)} = ${memberId}`));
}
