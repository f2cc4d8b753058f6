import { expect, test } from 'vitest';
import { stateAt } from '#server/domain/activities/state.ts';
import { NOW, rows } from './seed.fixtures.ts';

test('the general shop has lotteries in three states, a bonus and badges', () => {
  const seen = rows.activities.map(({ type, startsAt, endsAt }) => [
    type,
    stateAt({ startsAt, endsAt, invalidAt: null }, NOW),
  ]);
  expect(seen).toEqual([
    ['LOTTERY', 'RUNNING'],
    ['LOTTERY', 'RUNNING'],
    ['LOTTERY', 'COMING_SOON'],
    ['LOTTERY', 'ENDED'],
    ['BONUS', 'RUNNING'],
    ['BADGE', 'RUNNING'],
  ]);
  expect(new Set(rows.activities.map(({ tenantId }) => tenantId))).toEqual(new Set(['zest']));
});

test('every text exists in the shop’s languages', () => {
  const texts = [
    ...rows.activities.flatMap(({ title, summary, badges = [] }) => [
      title,
      summary,
      ...badges.flatMap(({ name, text }) => [name, text]),
    ]),
    ...rows.lotteryPrizes.map(({ name }) => name),
  ];
  for (const text of texts) for (const lang of ['th', 'en', 'id'] as const) expect(text[lang]).toBeTruthy();
});

test('the prizes won equal those missing from the stock', () => {
  for (const { activityId, id, stock, left } of rows.lotteryPrizes) {
    const isIt = (row: { activityId: string; prizeId?: string | null }) =>
      row.activityId === activityId && row.prizeId === id;
    expect(rows.prizeRecords.filter(isIt)).toHaveLength(stock - left);
    expect(rows.draws.filter(isIt)).toHaveLength(stock - left);
  }
});
