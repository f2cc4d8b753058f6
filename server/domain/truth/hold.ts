import type { RecordedStory } from './recorded-stories.ts';

/** Reason for which nothing may be said of an offer's price by the record, written from decision 067. */
export function holdOf(
  { price, maxPrice }: { price: number; maxPrice: number | null },
  story: RecordedStory | undefined,
): string | null {
  if (story?.price === price && (story.held || story.passed)) return story.held;
  if (maxPrice !== null && maxPrice >= 10 * price) return 'BAIT';
  if (!story?.median || story.price === price) return null;
  if (10 * price <= story.median) return 'TOO_LOW';
  return price >= 10 * story.median ? 'TOO_HIGH' : null;
}

/** The story of a price of which nothing may be said. */
export const muted = (story: RecordedStory): RecordedStory => ({
  ...story,
  usual: null,
  verdict: 'NEW',
  lows: [],
  allTimeLow: false,
  reduction: null,
  reductionBefore: null,
});
