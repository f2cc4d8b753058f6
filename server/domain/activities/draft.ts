import { fromMinor, toMinor } from '#locales/format/minor.ts';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import { AppError } from '#schemas/errors.ts';
import type { activities, lotteryPrizes } from './schema.ts';
import type { ActivityRow } from './state.ts';
import { readWeights, sha256, writeWeights } from './weights.ts';

type PrizeRow = typeof lotteryPrizes.$inferSelect;
type Key = { tenantId: string; id: string };

/** An activity's draft as operators wrote it, from its rows; the prizes in their order. */
export function draftOf(row: ActivityRow, prizes: readonly PrizeRow[]): ActivityDraft {
  const { type, title, summary, rules, picture, mode } = row;
  return {
    type,
    title,
    summary,
    rules,
    picture: picture ?? undefined,
    startTime: row.startsAt.getTime(),
    endTime: row.endsAt.getTime(),
    lottery:
      type === 'LOTTERY'
        ? {
            mode: mode ?? 'INSTANT',
            drawTime: row.drawAt?.getTime(),
            licenceNumber: row.licenceNumber ?? undefined,
            licenceExemption: row.licenceExemption ?? undefined,
            winsPerMember: row.winsPerMember,
            claimDays: row.claimDays,
            chances: row.chanceRules,
            nothing: readWeights(row.weightTable ?? '').nothing,
            prizes: prizes.map((prize) => ({
              id: prize.id,
              name: prize.name,
              picture: prize.picture ?? undefined,
              value: prize.value === null ? undefined : fromMinor(prize.value),
              stock: prize.stock,
              weight: prize.weight,
              needsAddress: prize.needsAddress,
            })),
          }
        : undefined,
    bonus:
      type === 'BONUS'
        ? { percent: fromMinor(row.bonusBasisPoints), minimumPayout: fromMinor(row.minimumPayout) }
        : undefined,
    badges: type === 'BADGE' ? row.badges : undefined,
  };
}

/**
 * Rows of a draft. Weights are stored without a salt, which is added when they are committed.
 * @throws AppError ACTIVITY_TIMES
 */
export function rowsOf(draft: ActivityDraft, { tenantId, id }: Key, currency: string) {
  const { type, title, summary, rules, picture, startTime, endTime, lottery, bonus, badges = [] } = draft;
  const drawTime = lottery?.mode === 'SCHEDULED' ? (lottery.drawTime ?? 0) : undefined;
  if (endTime <= startTime || (drawTime !== undefined && drawTime < endTime))
    throw new AppError('ACTIVITY_TIMES');
  const row: typeof activities.$inferInsert = {
    tenantId,
    id,
    type,
    title,
    summary,
    rules,
    picture: picture ?? null,
    startsAt: new Date(startTime),
    endsAt: new Date(endTime),
    licenceNumber: lottery?.licenceNumber || null,
    licenceExemption: lottery?.licenceExemption || null,
    chanceRules: lottery?.chances ?? [],
    mode: lottery?.mode ?? null,
    drawAt: drawTime === undefined ? null : new Date(drawTime),
    winsPerMember: lottery?.winsPerMember ?? 1,
    claimDays: lottery?.claimDays ?? 14,
    weightTable: lottery ? writeWeights({ ...lottery, salt: '' }) : null,
    bonusBasisPoints: toMinor(bonus?.percent) ?? 0,
    minimumPayout: toMinor(bonus?.minimumPayout) ?? 0,
    badges: badges.map(({ picture: image, ...badge }) => ({ ...badge, ...(image && { picture: image }) })),
  };
  const prizes: (typeof lotteryPrizes.$inferInsert)[] = (lottery?.prizes ?? []).map((prize, position) => ({
    tenantId,
    activityId: id,
    id: prize.id,
    position,
    name: prize.name,
    picture: prize.picture ?? null,
    value: toMinor(prize.value) ?? null,
    currency,
    weight: prize.weight,
    stock: prize.stock,
    left: prize.stock,
    needsAddress: prize.needsAddress,
  }));
  return { row, prizes };
}

/** Hash of a draft's content: any change gives another version. */
export const activityVersion = (draft: ActivityDraft): string => sha256(JSON.stringify(draft));

/**
 * The part of a draft that is promised: it can't change after publishing, and the operator who changed it last can't
 * publish it.
 */
export function promiseOf({ title, summary, rules, picture, lottery, ...rest }: ActivityDraft): object {
  const { licenceNumber, licenceExemption, ...promised } = lottery ?? {};
  return JSON.parse(JSON.stringify({ ...rest, promised }));
}
