import { lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { alertDigests, authCodes, memberSessions, outbox } from '../db/member-schema.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes what has served its time: sessions that are over, codes that count for no cap any more, messages of a week
 * ago, what alerts found a month ago.
 */
export async function forgetOld({ db, now }: { db: Db; now: Clock['now'] }): Promise<void> {
  const ago = (days: number) => new Date(now() - days * DAY_MS);
  await db.delete(memberSessions).where(lt(memberSessions.expiresAt, ago(0)));
  await db.delete(authCodes).where(lt(authCodes.createdAt, ago(2)));
  await db.delete(alertDigests).where(lt(alertDigests.createdAt, ago(30)));
  await db.delete(outbox).where(lt(outbox.createdAt, ago(7)));
}
