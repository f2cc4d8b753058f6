import { expect, test } from 'vitest';
import type { PriceStory } from '#schemas/entities/price-story.ts';
import { priceFacts } from './price-facts.ts';

const SINCE = Date.UTC(2026, 0, 1);
const FROM = Date.UTC(2026, 6, 20);
const story = (over: Partial<PriceStory> = {}): PriceStory => ({
  verdict: 'NEW',
  since: SINCE,
  lastChecked: FROM,
  staleness: 'FRESH',
  ...over,
});
const usual = { usual: 2_490, percent: -28, verdict: 'FAR_BELOW' } as const;
const low = { low: 'LOWEST_90_DAYS' } as const;
const reduction = { reduction: { before: 2_190, amount: 400, percent: 18, from: FROM, until: FROM + 1 } };

const USUAL = { kind: 'usual', verdict: 'FAR_BELOW', price: 2_490 };
const LOW = { kind: 'low', days: 90, since: SINCE };
const REDUCTION = { kind: 'reduction', amount: 400, before: 2_190, at: FROM };
const TRACKED = { kind: 'tracked', since: SINCE };

test.each([
  ['everything', { ...usual, ...low, ...reduction }, [USUAL, LOW]],
  ['a usual price and a reduction', { ...usual, ...reduction }, [USUAL, REDUCTION]],
  ['a reduction alone', reduction, [REDUCTION, TRACKED]],
  ['a usual price alone', usual, [USUAL, TRACKED]],
  ['nothing', {}, [TRACKED]],
])('of %s the two strongest facts are told', (_, over, facts) => {
  expect(priceFacts(story(over))).toEqual(facts);
});

test('the terms of lows are those of their labels; an all-time low reaches back to the first reading', () => {
  const termOf = (code: string) => priceFacts(story({ low: code }))[0];
  expect(termOf('HALF_YEAR_LOW')).toEqual({ kind: 'low', days: 180, since: SINCE });
  expect(termOf('ALL_TIME_LOW')).toEqual({ kind: 'low', days: undefined, since: SINCE });
  expect(termOf('LOW_OF_THE_FUTURE')).toEqual(TRACKED);
});

test('without a story, and with a verdict that is not known, nothing is said of the usual price', () => {
  expect(priceFacts(undefined)).toEqual([]);
  expect(priceFacts(story({ ...usual, verdict: 'DEARER' }))).toEqual([TRACKED]);
});
