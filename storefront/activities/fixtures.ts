import type { Activity } from '#schemas/entities/activity.ts';
import { FIXTURE_NOW } from '../fixtures.ts';

const DAY_MS = 86_400_000;

const lottery: Activity = {
  id: '1',
  type: 'LOTTERY',
  state: 'RUNNING',
  organiser: 'Zest',
  licenceNumber: 'DEMO 1/2569',
  title: 'ลุ้นรางวัล 11.11',
  summary: 'มือถือ หม้อทอด หูฟัง และคูปอง รวม 57 รางวัล ไม่ต้องซื้อของ',
  picture: '/media/zest/topics/phone-11.svg',
  startTime: FIXTURE_NOW - DAY_MS,
  endTime: FIXTURE_NOW + 3 * DAY_MS,
  lottery: {
    id: '1',
    mode: 'SCHEDULED',
    claimDays: 14,
    chances: [],
    buyerCount: 0,
    appDownloadCount: 0,
    drawTime: FIXTURE_NOW + 4 * DAY_MS,
    prizes: [
      { id: 'phone', name: 'มือถือ', value: 12_900, currency: 'THB', total: 1, left: 1, needsAddress: true },
      { id: 'fryer', name: 'หม้อทอดไร้น้ำมัน', total: 6, left: 6, needsAddress: true },
      { id: 'coupon', name: 'คูปอง ฿50', total: 50, left: 3, needsAddress: false },
    ],
  },
};

/** One activity of each type, the lottery in each of its states. */
export const activityFixtures = {
  running: lottery,
  coming: { ...lottery, state: 'COMING_SOON', startTime: FIXTURE_NOW + DAY_MS },
  ended: { ...lottery, state: 'ENDED', endTime: FIXTURE_NOW - 1 },
  invalid: { ...lottery, state: 'INVALID', invalidTime: FIXTURE_NOW - 1 },
  bonus: {
    ...lottery,
    id: '5',
    type: 'BONUS',
    lottery: undefined,
    title: 'แชร์แล้วได้โบนัส',
    bonus: { percent: 3, minimumPayout: 100, currency: 'THB' },
  },
  badge: {
    ...lottery,
    id: '6',
    type: 'BADGE',
    lottery: undefined,
    title: 'สะสมเหรียญ',
    badges: [{ id: 'a', name: 'นักล่าดีล', reason: 'DAILY_VISIT', goal: 7, earned: false }],
  },
} as const satisfies Record<string, Activity>;
