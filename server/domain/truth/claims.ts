import { isBuyable } from '#schemas/enums/availability.ts';
import type { deals, goods } from '../catalogue/schema.ts';
import type { RecordedStory } from './recorded-stories.ts';

/** Statement of a goods row or deal: its value, and the value that the record gives. Equal ones are true. */
export type Claim = {
  subject: 'goods' | 'deal';
  id: string;
  /** Field or label code. */
  claim: string;
  said: string | number;
  recorded: string | number;
};

type GoodsRow = typeof goods.$inferSelect;
type DealRow = typeof deals.$inferSelect;

/** Age in hours at which an item isn't sold any more. */
const GONE_HOURS = 30 * 24;
const TOP_PERCENT = 20;
/** Labels about prices; those that an operator gives (`…_MANUAL`) are a person's word. */
const PRICE_LABEL = /^(?:LOWEST_\d+_DAYS|HALF_YEAR_LOW|ALL_TIME_LOW|PRICE_REDUCTION(?:_TOP)?)$/;
const LOW_OF_TERM = { 30: 'LOWEST_30_DAYS', 90: 'LOWEST_90_DAYS', 180: 'HALF_YEAR_LOW' } as const;

/** Whether stored claims are shown at `now`: only before the end of their story. */
const holds = ({ storyUntil }: { storyUntil: Date | null }, now: number) =>
  storyUntil !== null && storyUntil.getTime() > now;

/** Claims of an item and its deals that a shopper sees at `now`. Without a reading nothing may be said. */
export function claimsOf(
  row: GoodsRow,
  offers: readonly DealRow[],
  story: RecordedStory | undefined,
  now: number,
): Claim[] {
  const isLive = holds(row, now);
  const isSold = story?.available === true && story.ageHours < GONE_HOURS;
  const availability = (said: boolean) => ({
    claim: 'availability',
    said: said ? 'sold' : 'not sold',
    recorded: isSold ? 'sold' : 'not sold',
  });
  const price = (said: number) => ({ claim: 'price', said, recorded: story?.price ?? 'no reading' });
  const about = (subject: Claim['subject'], id: string, claims: readonly Omit<Claim, 'subject' | 'id'>[]) =>
    claims.map((claim) => ({ subject, id, ...claim }));

  const ofGoods = [
    price(row.price),
    // Saying that an item is not sold promises nothing.
    ...(isBuyable(row.availability) ? [availability(true)] : []),
    ...(isLive ? labelClaims(row.labels, goodsBadges(story)) : []),
    ...(isLive && row.usualPrice !== null
      ? [{ claim: 'usual price', said: row.usualPrice, recorded: story?.usual ?? 'none' }]
      : []),
    ...(isLive && row.verdict !== 'NEW'
      ? [{ claim: 'verdict', said: row.verdict, recorded: story?.verdict ?? 'NEW' }]
      : []),
  ];
  const ofDeals = offers.flatMap((deal) => {
    const isRunning = deal.expiresAt === null || deal.expiresAt.getTime() > now;
    const isSaid = holds(deal, now);
    return about('deal', deal.id, [
      ...(isRunning ? [price(deal.currentPrice), availability(true)] : []),
      ...(isSaid ? labelClaims(deal.labels, dealBadges(story)) : []),
      ...(isSaid ? reductionClaims(deal, story) : []),
    ]);
  });
  return [...about('goods', row.id, ofGoods), ...ofDeals];
}

function labelClaims(labels: readonly string[], borneOut: readonly string[]) {
  return labels
    .filter((code) => PRICE_LABEL.test(code))
    .map((code) => ({ claim: code, said: 'yes', recorded: borneOut.includes(code) ? 'yes' : 'no' }));
}

function reductionClaims({ priceReduction, priceDeductRate }: DealRow, story: RecordedStory | undefined) {
  if (priceReduction === null) return [];
  const { reduction = null, reductionBefore = null } = story ?? {};
  const rate = reduction && reductionBefore && Math.floor((reduction * 10_000) / reductionBefore) / 10_000;
  return [
    { claim: 'reduction', said: priceReduction, recorded: reduction ?? 'none' },
    ...(priceDeductRate === null
      ? []
      : [{ claim: 'reduction rate', said: priceDeductRate, recorded: rate ?? 'none' }]),
  ];
}

/** Price labels that a deal may have. */
function dealBadges(story: RecordedStory | undefined): string[] {
  if (!story) return [];
  const longest = ([180, 90, 30] as const).find((days) => story.lows.includes(days));
  const low = isAllTimeLow(story) ? 'ALL_TIME_LOW' : longest && LOW_OF_TERM[longest];
  return [...(low ? [low] : []), ...reductionBadges(story)];
}

/** Price labels that goods may have: their codes are fewer. */
function goodsBadges(story: RecordedStory | undefined): string[] {
  if (!story) return [];
  if (isAllTimeLow(story)) return ['ALL_TIME_LOW', ...reductionBadges(story)];
  return [...(story.lows.includes(30) ? ['LOWEST_30_DAYS'] : []), ...reductionBadges(story)];
}

const isAllTimeLow = ({ allTimeLow, lows }: RecordedStory) =>
  allTimeLow && (lows.length === 0 || lows.includes(365));

function reductionBadges({ reduction, reductionBefore }: RecordedStory): string[] {
  if (reduction === null || reductionBefore === null) return [];
  const isTop = Math.floor((reduction * 100) / reductionBefore) >= TOP_PERCENT;
  return ['PRICE_REDUCTION', ...(isTop ? ['PRICE_REDUCTION_TOP'] : [])];
}
