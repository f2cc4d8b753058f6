import { readTarget } from '#locales/format/target-path.ts';

/** Lists of what can be bought, the narrower lists below them, and brands. */
const LIST = /^\/(products|search|deals|daily-special-offers|brands?|zestbuy-deal)(\/|$)/;

/**
 * True for the page of a deal or product, by its path without language prefix: on a phone a bar with the price and the
 * way to buy stands where other pages have their menu.
 */
export function hasBuyBar(path: string): boolean {
  const { kind } = readTarget(path);
  return kind === 'CONTENT' || kind === 'GOODS';
}

/** True for a page on which what can be bought is to be seen at once: one of `hasBuyBar`, or a list. */
export function isShelf(path: string): boolean {
  return LIST.test(path) || hasBuyBar(path);
}
