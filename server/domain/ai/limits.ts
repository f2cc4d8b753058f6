import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { fromWallTime, toWallTime } from '#locales/format/zoned-time.ts';
import { AppError } from '#schemas/errors.ts';
import type { AiLimits } from '../../platform/ai-options.ts';
import type { HttpContext, VisitorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { deviceOf } from '../../platform/device-header.ts';
import { network } from '../../platform/rate-limit.ts';
import { aiQuestions } from './schema.ts';

const DAY_MS = 86_400_000;
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Refuses a question with too many words. @throws AppError AI_WORD_LIMIT */
export function requireFewWords(question: string, { words: limit }: AiLimits): void {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(question)) if (isWordLike) words += 1;
  if (words > limit) throw new AppError('AI_WORD_LIMIT', { limit });
}

/**
 * Counts a question before it is answered, so that concurrent ones can't exceed the limits. A guest's device id is
 * the device's own claim, so the IP address has a limit too.
 * @throws AppError AI_QUESTION_LIMIT with the seconds until the tenant's midnight
 */
export async function countQuestion(
  call: VisitorCall & Pick<HttpContext, 'address' | 'headers'>,
  limits: AiLimits,
): Promise<void> {
  const { scope, now, member, address, headers } = call;
  const device = deviceOf(headers);
  const askers = member
    ? [{ asker: `member\n${member.id}`, limit: limits.member }]
    : [
        { asker: `address\n${network(address)}`, limit: limits.address },
        ...(device ? [{ asker: `device\n${device}`, limit: limits.device }] : []),
      ];
  const { timezone } = scope.tenant;
  const day = toWallTime(now(), timezone).slice(0, 10);
  await call.db.transaction(async (tx) => {
    for (const { asker, limit } of askers) {
      const [counted] = await tx
        .insert(aiQuestions)
        .values({ tenantId: scope.tenantId, day, asker: hashed(asker), count: 1 })
        .onConflictDoUpdate({
          target: [aiQuestions.tenantId, aiQuestions.day, aiQuestions.asker],
          set: { count: sql`${aiQuestions.count} + 1` },
          setWhere: lt(aiQuestions.count, limit),
        })
        .returning({ count: aiQuestions.count });
      if (counted) continue;
      // A day of 23 or 25 hours ends at its own midnight.
      const tomorrow = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
      const midnight = new Date(fromWallTime(`${tomorrow}T00:00`, timezone) ?? now() + DAY_MS).getTime();
      throw new AppError('AI_QUESTION_LIMIT', { seconds: Math.ceil((midnight - now()) / 1_000) });
    }
  });
}

/** Deletes the counts of days that have ended in every time zone. */
export async function forgetQuestions({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const day = new Date(now() - 2 * DAY_MS).toISOString().slice(0, 10);
  await db.delete(aiQuestions).where(lt(aiQuestions.day, day));
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
