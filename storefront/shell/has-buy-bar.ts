import { readTarget } from '#locales/format/target-path.ts';

/**
 * True for the page of a deal or product, by its path without language prefix: on a phone a bar with the price and the
 * way to buy stands where other pages have their menu.
 */
export function hasBuyBar(path: string): boolean {
  const { kind } = readTarget(path);
  return kind === 'CONTENT' || kind === 'GOODS';
}
