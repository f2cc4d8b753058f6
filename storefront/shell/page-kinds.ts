import { readTarget } from '#locales/format/target-path.ts';
import { paths, screenPath } from '../links/paths.ts';

/** Lists of what can be bought, each with its narrower lists below it. */
const LISTS = [
  screenPath('/products'),
  screenPath('/search'),
  screenPath('/deals'),
  screenPath('/daily-special-offers'),
  screenPath('/brands'),
  paths.dealList('').slice(0, -1),
];

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
  const isList = LISTS.some((list) => path === list || path.startsWith(`${list}/`));
  return isList || hasBuyBar(path) || readTarget(path).kind === 'BRAND';
}
