import type { PriceVerdict } from '#schemas/entities/price-statistics.ts';
import type { PriceStory } from '#schemas/entities/price-story.ts';
import { labelDays } from '#schemas/labels.ts';

/** Fact about the current price that its readings bear out; amounts in units of the currency, times in milliseconds. */
export type PriceFact =
  | { kind: 'usual'; verdict: Exclude<PriceVerdict, 'NEW'>; price: number }
  /** Low of so many days; since the first reading without `days`. */
  | { kind: 'low'; days: number | undefined; since: number }
  | { kind: 'reduction'; amount: number; before: number; at: number }
  | { kind: 'tracked'; since: number };

/** Fact with a mark of its own in the chart; the usual price is a line of the statistics. */
export type MarkedFact = Exclude<PriceFact, { kind: 'usual' }>;

const SHOWN_FACTS = 2;

/**
 * The strongest facts of a price story, two at most: the verdict beside the usual price, the low of a term, the
 * reduction from its base, the start of the records (decision 035, "The why-panel").
 */
export function priceFacts(story: PriceStory | undefined): PriceFact[] {
  if (!story) return [];
  const { verdict, usual, low, reduction, since } = story;
  const facts: (PriceFact | false)[] = [
    usual !== undefined && isTold(verdict) && { kind: 'usual', verdict, price: usual },
    low !== undefined && isLow(low) && { kind: 'low', days: labelDays(low), since },
    reduction !== undefined && {
      kind: 'reduction',
      amount: reduction.amount,
      before: reduction.before,
      at: reduction.from,
    },
    { kind: 'tracked', since },
  ];
  return facts.filter((fact) => fact !== false).slice(0, SHOWN_FACTS);
}

const isTold = (verdict: string): verdict is Exclude<PriceVerdict, 'NEW'> =>
  ['FAR_BELOW', 'BELOW', 'USUAL', 'ABOVE'].includes(verdict);

/** Whether the code is a low's; another server may send codes of the future. */
const isLow = (code: string) => code === 'ALL_TIME_LOW' || labelDays(code) !== undefined;
