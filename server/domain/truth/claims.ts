import { isBuyable } from '#schemas/enums/availability.ts';
import type { CLAIM_PLACES } from '#schemas/enums/claim-place.ts';
import { dealBadges, goodsBadges, isPriceLabel, isSold, reductionRate } from './borne-out.ts';
import type { DealRow, Item } from './items.ts';
import type { RecordedStory } from './recorded-stories.ts';

/** Places in which a claim is made: a stored row, the data of a card or a page, its JSON-LD, and rendered HTML. */
export type Place = (typeof CLAIM_PLACES)[number];

/** Statement about goods or a deal: its value, and the value that the record gives. Equal ones are true. */
export type Claim = {
  place: Place;
  subject: 'goods' | 'deal';
  id: string;
  /** Field or label code. */
  claim: string;
  said: string | number;
  recorded: string | number;
};
/** A claim that the record doesn't bear out, with the tenant's goods that it is about. */
export type Contradiction = Claim & { goodsId: string };
type Said = Pick<Claim, 'claim' | 'said' | 'recorded'>;

/** A price, minor units; a price without any reading is wrong. */
export const priceClaim = (said: number | undefined, story: RecordedStory | undefined): Said => ({
  claim: 'price',
  said: said ?? 'none',
  recorded: story?.price ?? 'no reading',
});

/** The claim that an item is sold; saying that it isn't promises nothing. */
export const soldClaim = (said: boolean, story: RecordedStory | undefined): Said[] =>
  said ? [{ claim: 'availability', said: 'sold', recorded: isSold(story) ? 'sold' : 'not sold' }] : [];

/** Labels about prices, each borne out or not. */
export const labelClaims = (labels: readonly string[], borneOut: readonly string[]): Said[] =>
  labels
    .filter(isPriceLabel)
    .map((code) => ({ claim: code, said: 'yes', recorded: borneOut.includes(code) ? 'yes' : 'no' }));

/** A figure that may be missing: then nothing is claimed. */
export const figureClaim = (
  claim: string,
  said: string | number | null | undefined,
  recorded: string | number | null | undefined,
): Said[] => (said === null || said === undefined ? [] : [{ claim, said, recorded: recorded ?? 'none' }]);

/** The same claims with their place and subject. */
export const claimsAt = (
  place: Place,
  subject: Claim['subject'],
  id: string,
  claims: readonly Said[],
): Claim[] => claims.map((claim) => ({ place, subject, id, ...claim }));

/** Whether stored claims are shown at `now`: only before the end of their story. */
const holds = ({ storyUntil }: { storyUntil: Date | null }, now: number) =>
  storyUntil !== null && storyUntil.getTime() > now;

/** Stored claims of an item and its deals that hold at `now` (milliseconds). */
export function storedClaims({ row, offers, story }: Item, now: number): Claim[] {
  const isLive = holds(row, now);
  const ofGoods = [
    priceClaim(row.price, story),
    ...soldClaim(isBuyable(row.availability), story),
    ...(isLive ? labelClaims(row.labels, goodsBadges(story)) : []),
    ...(isLive ? figureClaim('usualPrice', row.usualPrice, story?.usual) : []),
    ...(isLive && row.verdict !== 'NEW' ? figureClaim('verdict', row.verdict, story?.verdict) : []),
  ];
  return [
    ...claimsAt('stored', 'goods', row.id, ofGoods),
    ...offers.flatMap((deal) => claimsAt('stored', 'deal', deal.id, dealClaims(deal, story, now))),
  ];
}

function dealClaims(deal: DealRow, story: RecordedStory | undefined, now: number): Said[] {
  const isRunning = deal.expiresAt === null || deal.expiresAt.getTime() > now;
  const ofOffer = isRunning ? [priceClaim(deal.currentPrice, story), ...soldClaim(true, story)] : [];
  if (!holds(deal, now)) return ofOffer;
  return [
    ...ofOffer,
    ...labelClaims(deal.labels, dealBadges(story)),
    ...figureClaim('reduction', deal.priceReduction, story?.reduction),
    ...figureClaim('reductionRate', deal.priceDeductRate, reductionRate(story)),
  ];
}
