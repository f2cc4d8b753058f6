import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { discountPercent, ratePercent } from '#locales/format/discount.ts';
import { fromMinor, toMinor } from '#locales/format/minor.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import type { PriceStory } from '#schemas/entities/price-story.ts';
import { availabilityOf, isBuyable } from '#schemas/enums/availability.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { DealRow } from '../catalogue/item-rows.ts';
import { loadReadings } from '../catalogue/load-readings.ts';
import { goods } from '../catalogue/schema.ts';
import { dealBadges, goodsBadges, lowBadge, reductionPercent, usualPercent } from './borne-out.ts';
import {
  type Claim,
  type Contradiction,
  claimsAt,
  figureClaim,
  labelClaims,
  priceClaim,
  rangeClaim,
  soldClaim,
  storedClaims,
} from './claims.ts';
import { holdOf } from './hold.ts';
import { type Item, itemsOf } from './items.ts';
import { jsonLdClaims } from './json-ld.ts';
import type { RecordedStory } from './recorded-stories.ts';
import { type Shown, shownOf } from './shown.ts';

/** Goods whose record is read in one query. */
const BATCH = 200;
/** Limit of contradictions that are kept; all are counted. */
const MAX_KEPT = 1_000;
/** Items of a nightly audit, about. */
const NIGHTLY_ITEMS = 20_000;
const DAY_MS = 86_400_000;

export type Audit = {
  items: number;
  claims: number;
  /** Number of claims that the record doesn't bear out; the first thousand are in `contradictions`. */
  wrong: number;
  contradictions: Contradiction[];
};
/** Part of a catalogue: one of `of` equal parts, by a hash of the ids. */
export type CataloguePart = { of: number; number: number };

const EVERYTHING: CataloguePart = { of: 1, number: 0 };

/**
 * Compares all that is stored and shown of a tenant's goods and deals at `now` (milliseconds) with their raw price
 * points (decision 035). Reads in batches; invalid items are shown to nobody and left out.
 */
export async function auditTruth(
  db: Db,
  scope: TenantScope,
  now: number,
  { part = EVERYTHING, show = shownOf }: { part?: CataloguePart; show?: typeof shownOf } = {},
): Promise<Audit> {
  const audit = emptyAudit();
  for (let after = ''; ; ) {
    const { tenantId } = scope;
    const batch = await db
      .select()
      .from(goods)
      .where(
        and(
          eq(goods.tenantId, tenantId),
          eq(goods.invalid, false),
          gt(goods.id, after),
          sql`abs(hashtext(${goods.id})::bigint) % ${part.of} = ${part.number}`,
        ),
      )
      .orderBy(asc(goods.id))
      .limit(BATCH);
    const last = batch.at(-1);
    if (!last) return audit;
    after = last.id;
    const items = await itemsOf(db, scope, batch, now);
    const readings = await loadReadings(
      db,
      tenantId,
      batch.map(({ id }) => id),
    );
    for (const item of items) {
      const shown = show(item, readings.get(item.row.id) ?? [], scope, now);
      record(audit, item.row.id, [...storedClaims(item, now), ...shownClaims(shown, item)]);
      audit.items += 1;
    }
  }
}

/**
 * Part of a catalogue for the audit of the night of `now` (milliseconds): all of up to 20,000 items; of more, another
 * part of about that size each night, until all were audited.
 */
export async function nightlyPart(db: Db, { tenantId }: TenantScope, now: number): Promise<CataloguePart> {
  const count = await db.$count(goods, and(eq(goods.tenantId, tenantId), eq(goods.invalid, false)));
  const of = Math.max(Math.ceil(count / NIGHTLY_ITEMS), 1);
  return { of, number: Math.floor(now / DAY_MS) % of };
}

export const emptyAudit = (): Audit => ({ items: 0, claims: 0, wrong: 0, contradictions: [] });

/** Counts claims about an item, and keeps those that its record doesn't bear out. */
export function record(audit: Audit, goodsId: string, claims: readonly Claim[]): void {
  const wrong = claims.filter(({ said, recorded }) => said !== recorded);
  audit.claims += claims.length;
  audit.wrong += wrong.length;
  const room = MAX_KEPT - audit.contradictions.length;
  audit.contradictions.push(...wrong.slice(0, room).map((claim) => ({ ...claim, goodsId })));
}

/** Claims of all that is shown of an item. */
function shownClaims(shown: Shown, item: Item): Claim[] {
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
