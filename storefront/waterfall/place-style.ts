import { isEven, type WaterfallKind } from './card-height.ts';
import { CARD_EXTRA_HEIGHT_PX, FEED, FEED_GAP_PX } from './feed-layout.ts';
import { type Extent, place } from './place.ts';

/** Maximum number of columns: a page is 1280 px wide at most. */
const MAX_COLUMNS = 5;

type Variables = Record<`--${string}`, string | number>;

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Text in cards grows with the browser's font size, and the cards with it: their heights are in rem. */
export const PX_PER_REM = 16;
const rem = (px: number) => `${round(px / PX_PER_REM)}rem`;
const pixels = (px: number) => `${px}px`;

const both = (
  name: string,
  { mobile, desktop }: { mobile: number; desktop: number },
  unit = pixels,
): Variables => ({ [`--${name}-m`]: unit(mobile), [`--${name}-d`]: unit(desktop) });

/** Style variables of a kind (S1 §9); the style sheet takes those of a phone or of a desktop. */
export function kindStyle(kind: WaterfallKind): Variables {
  const { mobile, desktop, dailyDealDesktop } = FEED.minWidthPx;
  return {
    ...both('expected', FEED.widthPx),
    ...both('min', { mobile, desktop: kind === 'dailyDeal' ? dailyDealDesktop : desktop }),
    ...both('least', FEED.minHeightPx),
    ...both('row', FEED_GAP_PX[kind], rem),
    ...(isEven(kind) && both('extra', CARD_EXTRA_HEIGHT_PX[kind], rem)),
  };
}

/**
 * Styles with the positions of cards of different heights and the list's height, for every number of columns: the style
 * sheet takes those of the number that fits.
 */
export function placeStyles(
  heights: readonly Extent[],
  gap: number,
): { list: Variables; cards: Variables[] } {
  const list: Variables = {};
  const cards = heights.map((height): Variables => ({ '--k': round(height.k), '--px': height.px }));
  for (let columns = 1; columns <= MAX_COLUMNS; columns += 1) {
    const { places, ends } = place(heights, columns, gap);
    const bottoms = ends.map(({ k, px }) => `var(--column) * ${round(k)} + ${rem(px)}`);
    list[`--h${columns}`] = `max(${bottoms.join(', ')})`;
    places.forEach(({ column, top }, index) => {
      const card = cards[index];
      if (card) Object.assign(card, variables(columns, column, top));
    });
  }
  return { list, cards };
}

const variables = (columns: number, column: number, { k, px }: Extent): Variables => ({
  [`--x${columns}`]: column,
  [`--k${columns}`]: round(k),
  [`--p${columns}`]: px,
});
