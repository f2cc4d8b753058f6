import { discountPercent, ratePercent } from '#locales/format/discount.ts';
import { fromMinor, toMinor } from '#locales/format/minor.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { PriceStory } from '#schemas/entities/price-story.ts';
import { availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { dealBadges, goodsBadges, lowBadge, reductionPercent, usualPercent } from './borne-out.ts';
import {
  type Claim,
  claimsAt,
  figureClaim,
  labelClaims,
  priceClaim,
  rangeClaim,
  soldClaim,
} from './claims.ts';
import { holdOf } from './hold.ts';
import type { DealRow, Item } from './items.ts';
import { jsonLdClaims } from './json-ld.ts';
import type { RecordedStory } from './recorded-stories.ts';
import type { Shown } from './shown.ts';

/** Claims of all that is shown of an item. */
export function shownClaims(shown: Shown, item: Item): Claim[] {
  const { row, offers, story } = item;
  const { card, percent, detail, statistics, jsonLd } = shown;
  const { id } = row;
  return [
    ...claimsAt('card', 'goods', id, [
      ...goodsClaims(card, story),
      ...figureClaim('percent', percent > 0 ? -percent : undefined, usualPercent(story)),
      rangeClaim(card.priceRange?.maxSalePrice, row.maxPrice),
    ]),
    ...claimsAt('detail', 'goods', id, [
      ...goodsClaims(detail.goods, story),
      ...storyClaims(detail.priceStory, story),
      ...figureClaim('price', toMinor(statistics.currentPrice), story?.price),
      ...figureClaim('usualPrice', toMinor(statistics.usualPrice), story?.usual),
      ...figureClaim('verdict', statistics.verdict, story?.verdict ?? 'NEW'),
    ]),
    ...jsonLdClaims(jsonLd, { place: 'json-ld', subject: 'goods', id }, item),
    ...shown.deals.flatMap((deal, at) => {
      const offer = offers[at];
      return offer ? dealClaims(deal, offer, item) : [];
    }),
  ];
}

function goodsClaims(goods: Goods | undefined, story: RecordedStory | undefined) {
  if (!goods) return [];
  return [
    priceClaim(toMinor(goods.priceRange?.minSalePrice), story),
    ...soldClaim(isBuyable(availabilityOf(goods)), story),
    ...labelClaims(codesOf(goods.labels), goodsBadges(story)),
    ...figureClaim('usualPrice', toMinor(goods.usualPrice), story?.usual),
  ];
}

function storyClaims(said: PriceStory | undefined, story: RecordedStory | undefined) {
  if (!said) return [];
  const { usual, percent, verdict, low, reduction } = said;
  return [
    ...figureClaim('usualPrice', toMinor(usual), story?.usual),
    ...figureClaim('percent', percent, usualPercent(story)),
    ...figureClaim('verdict', verdict, story?.verdict ?? 'NEW'),
    ...figureClaim('low', low, lowBadge(story)),
    ...figureClaim('reduction', toMinor(reduction?.amount), story?.reduction),
    ...figureClaim('reductionPercent', reduction?.percent, reductionPercent(story)),
  ];
}

function dealClaims(
  { card, percent, detail, jsonLd }: Shown['deals'][number],
  offer: DealRow,
  item: Item,
): Claim[] {
  const { row, story } = item;
  const { id } = offer;
  const deal = resolveDeal(card);
  const isRunning = !deal.expired;
  const { priceReduction, priceDeductRate } = deal.priceDeduct ?? {};
  const isHeld = holdOf({ price: offer.currentPrice, maxPrice: offer.maxPrice }, story) !== null;
  const listed = offer.originalPrice === null ? null : fromMinor(offer.originalPrice);
  return [
    ...claimsAt('card', 'deal', id, [
      ...(isRunning
        ? [priceClaim(toMinor(deal.currentPrice), story), rangeClaim(deal.maxPrice, row.maxPrice)]
        : []),
      ...soldClaim(isRunning, story),
      ...labelClaims(codesOf(deal.labels), dealBadges(story)),
      ...figureClaim('reduction', toMinor(priceReduction), story?.reduction),
      ...figureClaim(
        'reductionPercent',
        priceDeductRate && ratePercent(priceDeductRate),
        reductionPercent(story),
      ),
      ...(isRunning
        ? figureClaim(
            'percent',
            percent || undefined,
            isHeld ? 'none' : story && discountPercent(listed, fromMinor(story.price)),
          )
        : []),
    ]),
    ...claimsAt('detail', 'deal', id, [
      ...storyClaims(detail.priceStory, story),
      ...figureClaim('end', detail.expireTime, offer.expiresAt?.getTime()),
    ]),
    ...jsonLdClaims(jsonLd, { place: 'json-ld', subject: 'deal', id }, item, offer),
  ];
}

const codesOf = (labels: readonly { code: string }[] | undefined) => (labels ?? []).map(({ code }) => code);
