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

/** Whether a question has no more words than one may have. */
export function hasFewWords(question: string, { words: limit }: AiLimits): boolean {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(question)) if (isWordLike) words += 1;
  return words <= limit;
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
  const { member, address, headers } = call;
  const device = deviceOf(headers);
  const askers = member
    ? [{ asker: `member\n${member.id}`, limit: limits.member }]
    : [
        { asker: `address\n${network(address)}`, limit: limits.address },
        ...(device ? [{ asker: `device\n${device}`, limit: limits.device }] : []),
      ];
  await call.db.transaction(async (tx) => {
    for (const { asker, limit } of askers) {
      if (await isCounted({ ...call, db: tx }, asker, limit)) continue;
      // A day of 23 or 25 hours ends at its own midnight.
      const { timezone } = call.scope.tenant;
      const now = call.now();
      const tomorrow = new Date(Date.parse(today(call)) + DAY_MS).toISOString().slice(0, 10);
      const midnight = new Date(fromWallTime(`${tomorrow}T00:00`, timezone) ?? now + DAY_MS).getTime();
      throw new AppError('AI_QUESTION_LIMIT', { seconds: Math.ceil((midnight - now) / 1_000) });
    }
  });
}

/** Whether the model gets one more question: a member's always, a guest's within the budget of all guests. */
export async function mayAskModel(call: VisitorCall, { guestsOfModel }: AiLimits): Promise<boolean> {
  return call.member !== undefined || isCounted(call, 'guests', guestsOfModel);
}

/** Counts a question of today; false when the asker has had `limit`. */
async function isCounted(
  call: Pick<VisitorCall, 'scope' | 'now'> & { db: Pick<Db, 'insert'> },
  asker: string,
  limit: number,
): Promise<boolean> {
  const [counted] = await call.db
    .insert(aiQuestions)
    .values({ tenantId: call.scope.tenantId, day: today(call), asker: hashed(asker), count: 1 })
    .onConflictDoUpdate({
      target: [aiQuestions.tenantId, aiQuestions.day, aiQuestions.asker],
      set: { count: sql`${aiQuestions.count} + 1` },
      setWhere: lt(aiQuestions.count, limit),
    })
    .returning({ count: aiQuestions.count });
  return counted !== undefined;
}

/** Day in the tenant's time zone, as 2026-12-31. */
const today = ({ scope, now }: Pick<VisitorCall, 'scope' | 'now'>) =>
  toWallTime(now(), scope.tenant.timezone).slice(0, 10);

/** Deletes the counts of days that have ended in every time zone. */
export async function forgetQuestions({ db, now }: { db: Db; now: () => number }): Promise<void> {
  const day = new Date(now() - 2 * DAY_MS).toISOString().slice(0, 10);
  await db.delete(aiQuestions).where(lt(aiQuestions.day, day));
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
