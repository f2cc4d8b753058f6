import { type Price, toMinor } from '#locales/format/minor.ts';
import { isBuyable } from '#schemas/enums/availability.ts';
import type { CLAIM_PLACES } from '#schemas/enums/claim-place.ts';
import type { DealRow } from '../catalogue/item-rows.ts';
import { dealBadges, goodsBadges, isRecordedPriceLabel, isSoldByRecord, reductionRate } from './borne-out.ts';
import { holdOf } from './hold.ts';
import type { Item } from './items.ts';
import type { RecordedStory } from './recorded-stories.ts';

/** Places in which a claim is made: a stored row, data of a card or a page, its JSON-LD, rendered HTML, and a list. */
export type ClaimPlace = (typeof CLAIM_PLACES)[number];

/** Statement about goods or a deal: its value, and the value that the record gives. Equal ones are true. */
export type Claim = {
  place: ClaimPlace;
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

/** The highest price of a range: one that isn't said makes a range of one price. */
export const rangeClaim = (said: Price, recorded: number | null): Said => ({
  claim: 'maxPrice',
  said: toMinor(said) ?? 'none',
  recorded: recorded ?? 'none',
});

/** The claim that an item is sold; saying that it isn't promises nothing. */
export const soldClaim = (said: boolean, story: RecordedStory | undefined): Said[] =>
  said
    ? [{ claim: 'availability', said: 'sold', recorded: isSoldByRecord(story) ? 'sold' : 'not sold' }]
    : [];

/** Labels about prices, each borne out or not. */
export const labelClaims = (labels: readonly string[], borneOut: readonly string[]): Said[] =>
  labels
    .filter(isRecordedPriceLabel)
    .map((code) => ({ claim: code, said: 'yes', recorded: borneOut.includes(code) ? 'yes' : 'no' }));

/** A figure that may be missing: then nothing is claimed. */
export const figureClaim = (
  claim: string,
  said: string | number | null | undefined,
  recorded: string | number | null | undefined,
): Said[] => (said === null || said === undefined ? [] : [{ claim, said, recorded: recorded ?? 'none' }]);

/** The same claims with their place and subject. */
export const claimsAt = (
  place: ClaimPlace,
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
    ...heldClaim(row, row.held, story, isLive),
    ...(isLive ? labelClaims(row.labels, goodsBadges(story)) : []),
    ...(isLive ? figureClaim('usualPrice', row.usualPrice, story?.usual) : []),
    ...(isLive && row.verdict !== 'NEW' ? figureClaim('verdict', row.verdict, story?.verdict) : []),
  ];
  return [
    ...claimsAt('stored', 'goods', row.id, ofGoods),
    ...offers.flatMap((deal) => claimsAt('stored', 'deal', deal.id, dealClaims(deal, story, now))),
  ];
}

/** Whether the price is held, while its story says so; an operator's word always counts. */
function heldClaim(
  offered: { price: number; maxPrice: number | null },
  held: string | null,
  story: RecordedStory | undefined,
  isLive: boolean,
): Said[] {
  const recorded = holdOf(offered, story);
  if (!isLive && held !== 'DROPPED' && recorded !== 'DROPPED') return [];
  return [{ claim: 'held', said: held ?? 'none', recorded: recorded ?? 'none' }];
}

function dealClaims(deal: DealRow, story: RecordedStory | undefined, now: number): Said[] {
  const isRunning = deal.expiresAt === null || deal.expiresAt.getTime() > now;
  const isLive = holds(deal, now);
  const offered = { price: deal.currentPrice, maxPrice: deal.maxPrice };
  const ofOffer = isRunning
    ? [
        priceClaim(deal.currentPrice, story),
        ...soldClaim(true, story),
        ...heldClaim(offered, deal.held, story, isLive),
      ]
    : [];
  if (!isLive) return ofOffer;
  return [
    ...ofOffer,
    ...labelClaims(deal.labels, dealBadges(story)),
    ...figureClaim('reduction', deal.priceReduction, story?.reduction),
    ...figureClaim('reductionRate', deal.priceDeductRate, reductionRate(story)),
  ];
}
