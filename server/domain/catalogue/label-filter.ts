import { and, arrayOverlaps, gt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isPriceLabel } from './price-labels.ts';

/**
 * SQL condition for rows that show one of the labels at `now` (milliseconds): those of prices only while the row's story
 * holds, as on its card. Undefined without labels.
 */
export function wears(
  { labels, storyUntil }: { labels: AnyPgColumn; storyUntil: AnyPgColumn },
  codes: readonly string[],
  now: number,
): SQL | undefined {
  const ofPrices = codes.filter(isPriceLabel);
  const ofFacts = codes.filter((code) => !isPriceLabel(code));
  return or(
    ofFacts.length > 0 ? arrayOverlaps(labels, ofFacts) : undefined,
    ofPrices.length > 0 ? and(arrayOverlaps(labels, ofPrices), gt(storyUntil, new Date(now))) : undefined,
  );
}
