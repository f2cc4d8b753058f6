// The numbers of S1 §9 for lists of cards in columns.

export const FEED = {
  virtualAbove: 40,
  relayoutThrottleMs: 100,
  widthPx: { desktop: 256, mobile: 180 },
  minWidthPx: { desktop: 150, mobile: 100, dailyDealDesktop: 250 },
  minHeightPx: { desktop: 150, mobile: 100 },
} as const;

/** Height that a card adds below its picture, in px. */
export const CARD_EXTRA_HEIGHT_PX = {
  deal: { desktop: 133, mobile: 111 },
  goods: { desktop: 145, mobile: 122 },
  dailyDeal: { desktop: 147.5, mobile: 82 },
  brand: { desktop: 33, mobile: 25 },
} as const;

/** The specification names note, article, content, brand and deal; "10 otherwise" covers goods and dailyDeal too. */
export const FEED_GAP_PX = {
  deal: { desktop: 0, mobile: 10 },
  goods: { desktop: 10, mobile: 10 },
  dailyDeal: { desktop: 10, mobile: 10 },
  note: { desktop: 5, mobile: 5 },
  article: { desktop: 5, mobile: 5 },
  content: { desktop: 5, mobile: 5 },
  brand: { desktop: 10, mobile: 5 },
} as const;
