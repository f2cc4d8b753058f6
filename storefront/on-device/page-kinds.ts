/** A deal or product. */
const TO_BUY = /^\/(content|product)\/./;
/** Lists of what can be bought, the narrower lists below them, and brands. */
const LIST = /^\/(products|search|deals|daily-special-offers|brands?|zestbuy-deal)(\/|$)/;

/** Attributes of the document (`data-…`) by which the style sheets place the parts of the frame. */
export type FrameMarks = {
  /** `buy`: on a phone a bar with the price and the way to buy stands in place of the menu. */
  bar: 'buy' | undefined;
  /** `off`: without the strip that leads to the app. */
  strip: 'off' | undefined;
};

/** Marks of a page by its path without language prefix: of a deal or product, of a list or another page. */
export function frameMarks(path: string): FrameMarks {
  const isToBuy = TO_BUY.test(path);
  // Nothing stands above what can be bought, and the page about the app needs no way to itself.
  const hasStrip = !(isToBuy || LIST.test(path) || path === '/download');
  return { bar: isToBuy ? 'buy' : undefined, strip: hasStrip ? undefined : 'off' };
}
