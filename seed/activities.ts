import { compose, localize } from '#locales/format/localize.ts';
import { writeWeights } from '#server/domain/activities/weights.ts';
import type { Random } from '#server/platform/random.ts';
import { BADGES, BONUS, LOTTERIES } from './content/activities.ts';
import { BANGKOK_MS, dayEnd, dayStart } from './days.ts';
import type { ProductKind } from './draw/kinds.ts';
import { memberIds } from './people.ts';
import type { SeedRows } from './rows.ts';

type Rows = Pick<SeedRows, 'activities' | 'lotteryPrizes' | 'chanceEntries' | 'draws' | 'prizeRecords'>;
type Lottery = (typeof LOTTERIES)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time from the end of a lottery to the draw of its tickets. */
const DRAW_AFTER_MS = 14 * HOUR_MS;

/** Lotteries, bonus and badges of the general shop. */
export function buildActivities(tenantId: string, now: number, random: Random): Rows {
  const rows: Rows = { activities: [], lotteryPrizes: [], chanceEntries: [], draws: [], prizeRecords: [] };
  if (tenantId !== 'zest') return rows;
  const shared = (data: Lottery | typeof BONUS | typeof BADGES) => ({
    tenantId,
    id: data.id,
    title: localize(data.title),
    summary: localize(data.summary),
    rules: compose((pick) => data.rules.map(pick).join('\n')),
    picture: cover(tenantId, data.kind),
    startsAt: new Date(dayStart(now, data.from)),
    endsAt: new Date(dayEnd(now, data.to)),
    publishedAt: new Date(Math.min(dayStart(now, data.from), now) - HOUR_MS),
    invalidAt: null,
    invalidReason: {},
    licenceNumber: null,
    licenceExemption: null,
    chanceRules: [],
    mode: null,
    drawAt: null,
    drawnAt: null,
    winsPerMember: 1,
    claimDays: 14,
    weightTable: null,
    ticketsHash: null,
    draws: 0,
    bonusBasisPoints: 0,
    minimumPayout: 0,
    badges: [],
  });
  for (const lottery of LOTTERIES) {
    const { id, mode, nothing, prizes } = lottery;
    const salt = Array.from({ length: 8 }, () => random.int(0, 0xffff_ffff).toString(16)).join('');
    rows.activities.push({
      ...shared(lottery),
      type: 'LOTTERY',
      mode,
      chanceRules: [...lottery.chanceRules],
      licenceNumber: lottery.licenceNumber
        ? `${lottery.licenceNumber}/${buddhistYear(now, lottery.from)}`
        : null,
      licenceExemption: lottery.licenceExemption ?? null,
      drawAt: mode === 'SCHEDULED' ? new Date(dayStart(now, lottery.to + 1) + DRAW_AFTER_MS) : null,
      weightTable: writeWeights({ salt, nothing, prizes }),
      draws: winnersOf(lottery).length,
    });
    rows.lotteryPrizes.push(
      ...prizes.map(({ kind, name, value, won = 0, ...prize }, position) => ({
        tenantId,
        activityId: id,
        id: prize.id,
        position,
        name: localize(name),
        picture: kind ? picture(tenantId, kind) : null,
        value: value * 100,
        currency: 'THB',
        weight: prize.weight,
        stock: prize.stock,
        left: prize.stock - won,
        needsAddress: prize.needsAddress,
      })),
    );
    addWinners(rows, tenantId, lottery, now);
  }
  rows.activities.push(
    {
      ...shared(BONUS),
      type: 'BONUS',
      bonusBasisPoints: BONUS.percent * 100,
      minimumPayout: BONUS.minimumPayout * 100,
    },
    {
      ...shared(BADGES),
      type: 'BADGE',
      badges: BADGES.badges.map(({ kind, name, text, ...badge }) => ({
        ...badge,
        name: localize(name),
        text: localize(text),
        picture: picture(tenantId, kind),
      })),
    },
  );
  return rows;
}

/** Year of the Buddhist era of the day that is `days` after that of `now`, as Thai licences write it. */
function buddhistYear(now: number, days: number): number {
  return new Date(dayStart(now, days) + BANGKOK_MS).getUTCFullYear() + 543;
}

/** Prizes already given out, each won by another member. */
function winnersOf({ prizes }: Lottery) {
  return prizes.flatMap((prize) => Array.from({ length: prize.won ?? 0 }, () => prize));
}

/**
 * Adds a chance, a draw and a record for each winner: already sent if the prize needs an address, otherwise on its way.
 */
function addWinners(rows: Rows, tenantId: string, lottery: Lottery, now: number): void {
  winnersOf(lottery).forEach((prize, i) => {
    const at = new Date(dayStart(now, lottery.from) + (i + 9) * HOUR_MS);
    const number = i + 1;
    const of = { tenantId, activityId: lottery.id, memberId: memberIds[i] ?? '' };
    const day = new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 10);
    rows.chanceEntries.push({ ...of, reason: 'DAILY_VISIT', ref: day, chances: 1, day, createdAt: at });
    rows.draws.push({ ...of, requestId: `seed-request-${number}`, number, prizeId: prize.id, createdAt: at });
    rows.prizeRecords.push({
      ...of,
      id: `${lottery.id}-${number}`,
      prizeId: prize.id,
      number,
      wonAt: at,
      status: prize.needsAddress ? 'DELIVERED' : 'NOT_DELIVERED',
      claimUntil: prize.needsAddress ? new Date(at.getTime() + 14 * DAY_MS) : null,
      deliveredAt: prize.needsAddress ? new Date(at.getTime() + 9 * DAY_MS) : null,
    });
  });
}

const cover = (tenantId: string, kind: ProductKind) => `/media/${tenantId}/topics/${kind}-11.svg`;
const picture = (tenantId: string, kind: ProductKind) => `/media/${tenantId}/goods/${kind}-11.svg`;
