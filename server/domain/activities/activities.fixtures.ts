import { textOf } from '../../edge/api/rows.fixtures.ts';
import type { Db } from '../../platform/db/database.ts';
import { activities, chanceEntries, lotteryPrizes } from './schema.ts';
import { writeWeights } from './weights.ts';

type ActivityInsert = typeof activities.$inferInsert;
type Prize = { id: string; weight: number; stock: number; needsAddress?: boolean };

const HOUR_MS = 3_600_000;

/** An activity that began an hour ago and ends in an hour. */
export function activityRow(
  tenantId: string,
  id: string,
  over: Partial<ActivityInsert> = {},
): ActivityInsert {
  return {
    tenantId,
    id,
    type: 'BADGE',
    title: textOf(tenantId, id),
    summary: textOf(tenantId, `summary of ${id}`),
    rules: textOf(tenantId, `rules of ${id}`),
    startsAt: new Date(Date.now() - HOUR_MS),
    endsAt: new Date(Date.now() + HOUR_MS),
    publishedAt: new Date(Date.now() - 2 * HOUR_MS),
    ...over,
  };
}

/** A lottery with its prizes, and a committed weight table with a weight for no prize. */
export async function insertLottery(
  db: Db,
  tenantId: string,
  id: string,
  {
    prizes = [{ id: 'phone', weight: 1, stock: 1, needsAddress: true }],
    nothing = 0,
    ...over
  }: Partial<ActivityInsert> & { prizes?: Prize[]; nothing?: number } = {},
): Promise<void> {
  const weightTable = writeWeights({ salt: 'salt of tests', nothing, prizes });
  const lottery = { type: 'LOTTERY', mode: 'INSTANT', licenceNumber: '1/2569', weightTable } as const;
  await db.insert(activities).values(activityRow(tenantId, id, { ...lottery, ...over }));
  await db.insert(lotteryPrizes).values(
    prizes.map(({ needsAddress = false, ...prize }, position) => ({
      ...prize,
      tenantId,
      activityId: id,
      position,
      needsAddress,
      left: prize.stock,
      name: textOf(tenantId, prize.id),
      picture: `/media/${tenantId}/${prize.id}.webp`,
      value: 1_290_000,
      currency: 'THB',
    })),
  );
}

/** Gives members chances. */
export async function giveChances(
  db: Db,
  tenantId: string,
  activityId: string,
  memberIds: readonly string[],
  chances = 1,
): Promise<void> {
  const entry = { tenantId, activityId, reason: 'SHARE', ref: 'given', chances, day: '2026-11-11' } as const;
  const createdAt = new Date();
  await db.insert(chanceEntries).values(memberIds.map((memberId) => ({ ...entry, memberId, createdAt })));
}
