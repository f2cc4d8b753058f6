import { and, eq, exists, isNotNull, isNull, lt } from 'drizzle-orm';
import { SHARE } from '#schemas/constants.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { guesses } from '../../platform/db/schema.ts';
import { outbox } from '../../platform/delivery/schema.ts';
import { activities, drawSources, prizeRecords } from '../activities/schema.ts';
import { forgetQuestions } from '../ai/limits.ts';
import { alertDigests, authCodes, memberSessions, usedLogins } from '../members/schema.ts';
import { securityNotices } from '../members/security/schema.ts';
import { memberWrites } from '../members/writes/schema.ts';
import { searchMisses } from '../search/schema.ts';
import { shareVisits, shortLinks } from '../sharing/schema.ts';
import { operatorInbox } from '../teamwork/schema.ts';
import { webhookDeliveries } from '../webhooks/schema.ts';

const DAY_MS = 24 * 3_600_000;
const MISS_DAYS = 90;

/**
 * Deletes outdated rows: expired sessions and short links, used logins, members' writes of more than a day, codes and guesses that no longer count for a rate limit,
 * week-old messages, month-old alert digests, security notices and share visits, question counts of past days, sources of draws a month
 * after their lottery, addresses ninety days after the delivery of the prize, and counts of searches without results
 * after ninety days, operators' messages after half a year, and webhooks' messages a month after they ended.
 */
export async function forgetOld({ db, now }: { db: Db; now: Clock['now'] }): Promise<void> {
  const ago = (days: number) => new Date(now() - days * DAY_MS);
  await db.delete(memberSessions).where(lt(memberSessions.expiresAt, ago(0)));
  await db.delete(guesses).where(lt(guesses.until, ago(0)));
  await db.delete(shortLinks).where(lt(shortLinks.expiresAt, ago(0)));
  await db.delete(shareVisits).where(lt(shareVisits.createdAt, ago(SHARE.signUpDays)));
  await db.delete(authCodes).where(lt(authCodes.createdAt, ago(2)));
  await db.delete(memberWrites).where(lt(memberWrites.createdAt, ago(1)));
  await db.delete(usedLogins).where(lt(usedLogins.usedAt, ago(1)));
  await db.delete(securityNotices).where(lt(securityNotices.createdAt, ago(30)));
  await db.delete(alertDigests).where(lt(alertDigests.createdAt, ago(30)));
  const isOver = and(
    eq(activities.tenantId, drawSources.tenantId),
    eq(activities.id, drawSources.activityId),
    lt(activities.endsAt, ago(30)),
  );
  await db.delete(drawSources).where(exists(db.select().from(activities).where(isOver)));
  await db
    .update(prizeRecords)
    .set({ address: null })
    .where(and(isNotNull(prizeRecords.address), lt(prizeRecords.deliveredAt, ago(90))));
  await db.delete(outbox).where(lt(outbox.createdAt, ago(7)));
  await db.delete(searchMisses).where(lt(searchMisses.day, ago(MISS_DAYS).toISOString().slice(0, 10)));
  await db.delete(operatorInbox).where(lt(operatorInbox.at, ago(180)));
  const { at: sentAt, dueAt } = webhookDeliveries;
  await db.delete(webhookDeliveries).where(and(isNull(dueAt), lt(sentAt, ago(30))));
  await forgetQuestions({ db, now });
}
