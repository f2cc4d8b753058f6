import type { RecordedStory } from './recorded-stories.ts';

/** Age in hours at which an item isn't sold any more. */
const GONE_HOURS = 30 * 24;
const TOP_PERCENT = 20;
/** Labels about prices; those that an operator gives (`…_MANUAL`) are a person's word. */
const PRICE_LABEL = /^(?:LOWEST_\d+_DAYS|HALF_YEAR_LOW|ALL_TIME_LOW|PRICE_REDUCTION(?:_TOP)?)$/;
const LOW_OF_TERM = { 30: 'LOWEST_30_DAYS', 90: 'LOWEST_90_DAYS', 180: 'HALF_YEAR_LOW' } as const;

/** Whether a label says something of a price. */
export const isRecordedPriceLabel = (code: string) => PRICE_LABEL.test(code);

/** Whether the record bears out that an item can be bought. */
export const isSoldByRecord = (story: RecordedStory | undefined) =>
  story?.available === true && story.ageHours < GONE_HOURS && story.held !== 'DROPPED';

/** Low that a deal may wear. */
export function lowBadge(story: RecordedStory | undefined): string | undefined {
  if (!story) return undefined;
  const longest = ([180, 90, 30] as const).find((days) => story.lows.includes(days));
  return isAllTimeLow(story) ? 'ALL_TIME_LOW' : longest && LOW_OF_TERM[longest];
}

/** Price labels that a deal may have. */
export function dealBadges(story: RecordedStory | undefined): string[] {
  const low = lowBadge(story);
  return [...(low ? [low] : []), ...reductionBadges(story)];
}

/** Price labels that goods may have: their codes are fewer. */
export function goodsBadges(story: RecordedStory | undefined): string[] {
  if (!story) return [];
  if (isAllTimeLow(story)) return ['ALL_TIME_LOW', ...reductionBadges(story)];
  return [...(story.lows.includes(30) ? ['LOWEST_30_DAYS'] : []), ...reductionBadges(story)];
}

const isAllTimeLow = ({ allTimeLow, lows }: RecordedStory) =>
  allTimeLow && (lows.length === 0 || lows.includes(365));

function reductionBadges(story: RecordedStory | undefined): string[] {
  const percent = reductionPercent(story);
  if (percent === undefined) return [];
  return ['PRICE_REDUCTION', ...(percent >= TOP_PERCENT ? ['PRICE_REDUCTION_TOP'] : [])];
}

/** Reduction as a fraction of the price before, rounded down to four decimals. */
export function reductionRate(story: RecordedStory | undefined): number | undefined {
  if (!story?.reduction || !story.reductionBefore) return undefined;
  return Math.floor((story.reduction * 10_000) / story.reductionBefore) / 10_000;
}

/** Reduction in whole percent of the price before. */
export function reductionPercent(story: RecordedStory | undefined): number | undefined {
  if (!story?.reduction || !story.reductionBefore) return undefined;
  return Math.floor((story.reduction * 100) / story.reductionBefore);
}

/** Whole percent by which the price differs from the usual one, rounded towards zero, negative below it. */
export function usualPercent(story: RecordedStory | undefined): number | undefined {
  if (!story?.usual) return undefined;
  return Math.trunc(((story.price - story.usual) * 100) / story.usual) + 0;
}
