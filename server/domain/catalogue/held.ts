import type { HeldReason } from '#schemas/enums/held-reason.ts';
import { isBait, PRICE_RULES } from '#schemas/price-rules.ts';
import { NO_CLAIMS } from './price-claims.ts';

/** Price or range of prices of goods or of a deal, minor units. */
type Offered = { price: number; maxPrice: number | null };

/** Parts of a price story by which an offer is judged. */
type Judging = { price: number; held: HeldReason | null; isPassed: boolean; median: number | null };

/** Suspicion against a price beside the usual one. */
export function suspicionOf(price: number, usual: number): 'TOO_LOW' | 'TOO_HIGH' | null {
  if (price * PRICE_RULES.suspectFactor <= usual) return 'TOO_LOW';
  return price >= usual * PRICE_RULES.suspectFactor ? 'TOO_HIGH' : null;
}

/**
 * Reason for which nothing may be said of an offer's price; null if it may speak. It is the only place that decides this;
 * rows keep the answer in `held` (decision 067). An offer may have another price than the goods of
 * the story: that one is compared with their usual price.
 */
export function heldReason(offered: Offered, story: Judging | undefined): HeldReason | null {
  const isOwn = story?.price === offered.price;
  if (isOwn && story.isPassed) return null;
  if (isOwn && story.held) return story.held;
  if (isBait(offered.price, offered.maxPrice)) return 'BAIT';
  return story?.median && !isOwn ? suspicionOf(offered.price, story.median) : null;
}

/** The story of an offer's price; of a held one without claims. */
export const storyOf = <Story extends Judging>(story: Story, offered: Offered): Story =>
  heldReason(offered, story) ? { ...story, ...NO_CLAIMS } : story;

/** Price by which an offer is compared with others; null for none. The generated column `rank_price` is the same. */
export function rankPriceOf({
  price,
  maxPrice,
  held,
}: {
  price: number;
  maxPrice?: number | null | undefined;
  held?: HeldReason | null | undefined;
}): number | null {
  if (!held) return price;
  return held === 'BAIT' ? (maxPrice ?? null) : null;
}

/** For the API: whether a price is compared with no other; undefined for one that is. */
export const isHeld = ({ held }: { held: HeldReason | null }): true | undefined =>
  held === null || held === 'BAIT' ? undefined : true;
