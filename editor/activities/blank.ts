import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import type { ActivityType } from '#schemas/enums/activity.ts';
import { newId } from '../kit/new-id.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Prize = NonNullable<ActivityDraft['lottery']>['prizes'][number];
type Badge = NonNullable<ActivityDraft['badges']>[number];

export const blankPrize = (): Prize => ({
  id: newId(),
  name: {},
  stock: 1,
  weight: 1,
  needsAddress: true,
});

export const blankBadge = (): Badge => ({
  id: newId(),
  name: {},
  text: {},
  reason: 'DAILY_VISIT',
  goal: 7,
});

/** New activity of a type: it lasts a week from the next full hour on. */
export function blankActivity(type: ActivityType, now: number): ActivityDraft {
  const startTime = Math.ceil(now / HOUR_MS) * HOUR_MS;
  return {
    type,
    title: {},
    summary: {},
    rules: {},
    startTime,
    endTime: startTime + 7 * DAY_MS,
    ...(type === 'LOTTERY' && {
      lottery: {
        mode: 'SCHEDULED',
        drawTime: startTime + 8 * DAY_MS,
        winsPerMember: 1,
        claimDays: 14,
        chances: [{ reason: 'DAILY_VISIT', chances: 1, times: 1, per: 'DAY' }],
        nothing: 99,
        prizes: [blankPrize()],
      },
    }),
    ...(type === 'BONUS' && { bonus: { percent: '2', minimumPayout: '100' } }),
    ...(type === 'BADGE' && { badges: [blankBadge()] }),
  };
}
