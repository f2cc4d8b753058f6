import { describe, expect, test } from 'vitest';
import { readingsOf } from './price-story.fixtures.ts';
import { firstStory, priceStory } from './price-story.ts';

const ZONE = 'Asia/Bangkok';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Noon in Bangkok. */
const NOW = Date.UTC(2026, 10, 25, 5);

function storyAt(now: number, readings: Parameters<typeof priceStory>[0], timeZone = ZONE) {
  const story = priceStory(readings, now, timeZone);
  if (!story) throw new Error('No story');
  return story;
}
const story = (steps: Parameters<typeof readingsOf>[1]) => storyAt(NOW, readingsOf(NOW, steps));

/** 300 for months, 240 on two days of each week, and since this morning. */
const weekly = Array.from({ length: 27 }, (_, week) => 7 * (27 - week)).flatMap(
  (ago) =>
    [
      [ago, 240],
      [ago - 2, 300],
    ] as const,
);

test.each([true, false])(
  'the story of a first reading is that of its price alone, buyable: %s',
  (available) => {
    const at = new Date(NOW);
    for (const price of [13_900, 1, 99_999_999]) {
      const reading = { at, until: at, price, available };
      expect(firstStory(reading, ZONE)).toEqual(storyAt(NOW, [reading]));
    }
  },
);

describe('the nine histories', () => {
  test('1: a price that has stood for 42 days is usual, without a badge', () => {
    expect(
      story([
        [120, 149],
        [85, 129],
        [70, 150],
        [42, 139],
      ]),
    ).toMatchObject({ usual: 13_900, verdict: 'USUAL', percent: 0, lows: [], reduction: null });
  });

  test('2: 400 after 500 for 200 days is far below, the low of 180 days and a reduction of 20 %', () => {
    const { usual, verdict, percent, lows, allTimeLow, reduction } = story([
      [200, 500],
      [0, 400],
    ]);
    expect({ usual, verdict, percent, lows, allTimeLow }).toEqual({
      usual: 50_000,
      verdict: 'FAR_BELOW',
      percent: -20,
      lows: [30, 90, 180],
      allTimeLow: true,
    });
    expect(reduction).toEqual({
      before: 50_000,
      amount: 10_000,
      percent: 20,
      from: NOW,
      until: NOW + 14 * DAY_MS,
    });
  });

  test('3: "−30 %" after a week of 600 is usual, 5 % above 400, and no reduction', () => {
    expect(
      story([
        [200, 400],
        [7, 600],
        [0, 420],
      ]),
    ).toMatchObject({ usual: 40_000, verdict: 'USUAL', percent: 5, lows: [], reduction: null });
  });

  test('4: one reading says nothing but its day', () => {
    expect(story([[0, 400]])).toMatchObject({
      usual: null,
      verdict: 'NEW',
      percent: null,
      lows: [],
      allTimeLow: false,
      reduction: null,
      previous: null,
      since: NOW,
    });
  });

  test('5: 1,000 since 40 days is far below 1,300, without a badge, its reduction ended', () => {
    expect(
      story([
        [200, 1_300],
        [40, 1_000],
      ]),
    ).toMatchObject({ usual: 130_000, verdict: 'FAR_BELOW', percent: -23, lows: [], reduction: null });
  });

  test('6: a low on two days of each week is no badge and no reduction', () => {
    expect(story([[200, 300], ...weekly, [0, 240]])).toMatchObject({
      usual: 30_000,
      verdict: 'FAR_BELOW',
      percent: -20,
      lows: [],
      allTimeLow: false,
      reduction: null,
    });
  });

  test('7: after 50 days sold out only the price before is said', () => {
    expect(
      story([
        [200, 1_000],
        [50, null],
        [0, 700],
      ]),
    ).toMatchObject({
      usual: null,
      verdict: 'NEW',
      lows: [],
      reduction: null,
      previous: { price: 100_000, at: NOW - 50 * DAY_MS - 6 * HOUR_MS },
    });
  });

  test('8: 9 after 990 is held, and nothing is claimed', () => {
    expect(
      story([
        [200, 990],
        [0, 9],
      ]),
    ).toMatchObject({ held: 'TOO_LOW', usual: null, verdict: 'NEW', lows: [], reduction: null });
    expect(
      story([
        [200, 99],
        [0, 990],
      ]).held,
    ).toBe('TOO_HIGH');
  });

  test('9: a second cut counts from the first, 11 % and not 20 %', () => {
    expect(
      story([
        [200, 1_000],
        [20, 900],
        [0, 800],
      ]),
    ).toMatchObject({
      usual: 100_000,
      verdict: 'FAR_BELOW',
      percent: -20,
      lows: [30, 90, 180],
      reduction: { amount: 10_000, percent: 11 },
    });
  });
});

describe('the record', () => {
  test('without readings, or with later ones only, there is no story', () => {
    expect(priceStory([], NOW, ZONE)).toBeUndefined();
    expect(priceStory(readingsOf(NOW + DAY_MS, [[0, 400]]), NOW, ZONE)).toBeUndefined();
  });

  test('a reading stands for 72 hours; the days after it are unknown', () => {
    const gap = (days: number) => [
      { ...reading(100, 500), until: ago(20 + days) },
      { ...reading(20, 500), until: ago(1) },
      { ...reading(0, 400), until: ago(0) },
    ];
    expect(storyAt(NOW, gap(20)).lows).toEqual([90]);
    expect(storyAt(NOW, gap(23)).lows).toEqual([]);
  });

  test('fewer than 30 known days of 90 give no usual price', () => {
    expect(
      story([
        [30, 500],
        [0, 400],
      ]).usual,
    ).toBe(50_000);
    expect(
      story([
        [29, 500],
        [0, 400],
      ]).usual,
    ).toBeNull();
  });

  test('days on which the item is sold out count for nothing', () => {
    const { usual, reduction } = story([
      [60, 500],
      [31, null],
      [12, 500],
      [0, 400],
    ]);
    expect(usual).toBe(50_000);
    expect(reduction).toBeNull();
  });

  test('of an item that is sold out nothing is claimed', () => {
    expect(
      story([
        [200, 500],
        [1, 400],
        [0, null],
      ]),
    ).toMatchObject({ buyable: false, verdict: 'NEW', usual: null, lows: [], validUntil: null });
  });

  test('an even number of days has the lower of the two middle prices', () => {
    expect(
      story([
        [40, 500],
        [20, 400],
        [0, 300],
      ]).usual,
    ).toBe(40_000);
  });

  test('a flat price has no low, and a lower price earlier today takes one away', () => {
    expect(story([[200, 500]]).lows).toEqual([]);
    expect(
      story([
        [200, 500],
        [1, 501],
        [0, 500],
      ]).lows,
    ).toEqual([]);
    expect(
      story([
        [200, 500],
        [0.2, 380],
        [0, 400],
      ]).lows,
    ).toEqual([]);
  });

  test('a term in which the price hardly moved has no low, though a longer one has', () => {
    expect(
      story([
        [200, 500],
        [35, 400],
        [0, 398],
      ]).lows,
    ).toEqual([90, 180]);
  });

  test('365 days reach back to a lower price', () => {
    const { lows, allTimeLow } = story([
      [500, 300],
      [400, 500],
      [0, 400],
    ]);
    expect(lows).toEqual([30, 90, 180, 365]);
    expect(allTimeLow).toBe(false);
  });

  test('a rise ends the reduction', () => {
    expect(
      story([
        [100, 500],
        [3, 400],
        [1, 420],
      ]).reduction,
    ).toBeNull();
  });

  test('percentages are rounded down, on integers', () => {
    const reduced = (baht: number) =>
      story([
        [100, 100],
        [0, baht],
      ]).reduction?.percent;
    expect([reduced(71), reduced(42), reduced(43)]).toEqual([29, 58, 57]);
    expect(
      story([
        [100, 300],
        [0, 201],
      ]).percent,
    ).toBe(-33);
    expect(Object.is(story([[100, 300]]).percent, 0)).toBe(true);
  });

  test('a day ends at midnight of the zone', () => {
    const midnight = Date.UTC(2026, 10, 24, 17);
    const readings = [
      { ...reading(100, 500), until: new Date(midnight - 31 * DAY_MS - 72 * HOUR_MS) },
      { at: new Date(midnight - 60_000), until: new Date(midnight - 60_000), price: 40_000, available: true },
      { at: new Date(midnight), until: new Date(midnight), price: 30_000, available: true },
    ];
    expect(storyAt(midnight, readings).usual).toBe(50_000);
    expect(storyAt(midnight, readings, 'UTC').usual).toBeNull();
  });
});

describe('time alone', () => {
  const cut = readingsOf(NOW, [
    [200, 500],
    [0, 400],
  ]);
  const at = (days: number) => storyAt(NOW + days * DAY_MS, cut);

  test('a price is fresh for 48 hours, claims end after 7 days, and the sale after 30', () => {
    expect([at(1.9), at(2), at(6.9), at(7), at(29), at(30)].map(({ staleness }) => staleness)).toEqual([
      'FRESH',
      'AGEING',
      'AGEING',
      'SILENT',
      'SILENT',
      'GONE',
    ]);
    expect(at(6.9).verdict).toBe('FAR_BELOW');
    expect(at(7)).toMatchObject({ verdict: 'NEW', usual: null, lows: [], reduction: null, buyable: true });
    expect(at(30).buyable).toBe(false);
  });

  test('badge and reduction end 14 days after the price began, however often it is confirmed', () => {
    const days = (count: number) =>
      story([
        [200, 500],
        [count, 400],
      ]);
    expect(days(13.9)).toMatchObject({ lows: [30, 90, 180], reduction: { amount: 10_000 } });
    expect(days(13.9).validUntil).toBe(NOW + 0.1 * DAY_MS);
    expect(days(14)).toMatchObject({ lows: [], reduction: null, verdict: 'FAR_BELOW' });
  });

  test('until `validUntil` the story is the same, with a further reading and without one', () => {
    const zigzag = Array.from({ length: 60 }, (_, i) => [120 - 2 * i, 400 + ((i * 37) % 11) * 10] as const);
    for (let hours = 0; hours < 40 * 24; hours += 7) {
      const now = NOW - 30 * DAY_MS + hours * HOUR_MS;
      const readings = readingsOf(NOW, zigzag)
        .filter((one) => one.at.getTime() <= now)
        .map((one) => ({ ...one, until: new Date(Math.min(one.until.getTime(), now)) }));
      const { validUntil, ...begun } = storyAt(now, readings);
      if (validUntil === null) continue;
      expect(validUntil).toBeGreaterThan(now);
      const confirmed = readings.with(-1, {
        ...(readings.at(-1) ?? reading(0, 1)),
        until: new Date(validUntil - 1),
      });
      const isConfirmed = now - begun.lastChecked < 72 * HOUR_MS;
      for (const later of isConfirmed ? [readings, confirmed] : [readings])
        for (let time = now; time < validUntil; time += 5 * HOUR_MS)
          expect(claimsOf(storyAt(time, later))).toEqual(claimsOf(begun));
      if (validUntil - begun.lastChecked < 72 * HOUR_MS)
        expect(claimsOf(storyAt(validUntil, readings))).not.toEqual(claimsOf(begun));
    }
  });

  test('a story without a change in sight is made again after 72 hours, then at 7 and 30 days', () => {
    expect(storyAt(NOW, readingsOf(NOW, [[400, 500]])).validUntil).toBe(NOW + 3 * DAY_MS);
    const silent = readingsOf(NOW, [[400, 500]]);
    expect(storyAt(NOW + 4 * DAY_MS, silent).validUntil).toBe(NOW + 7 * DAY_MS);
    expect(storyAt(NOW + 8 * DAY_MS, silent).validUntil).toBe(NOW + 30 * DAY_MS);
    expect(storyAt(NOW + 31 * DAY_MS, silent).validUntil).toBeNull();
  });
});

function ago(days: number) {
  return new Date(NOW - days * DAY_MS);
}

function reading(daysAgo: number, baht: number) {
  return { at: ago(daysAgo), until: ago(daysAgo), price: baht * 100, available: true };
}

function claimsOf({
  usual,
  verdict,
  percent,
  lows,
  allTimeLow,
  reduction,
  buyable,
}: Omit<ReturnType<typeof story>, 'validUntil'>) {
  return { usual, verdict, percent, lows, allTimeLow, reduction, buyable };
}
