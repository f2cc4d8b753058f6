import * as z from 'zod/mini';
import { toMinor } from '#locales/format/minor.ts';
import type { DealRow } from '../catalogue/item-rows.ts';
import type { Claim } from './claims.ts';
import { claimsAt, figureClaim, rangeClaim, soldClaim } from './claims.ts';
import type { Item } from './items.ts';

const SOLD = /\/(?:InStock|PreOrder|BackOrder)$/;

const text = z.optional(z.string());
const productSchema = z.object({
  '@type': z.literal('Product'),
  offers: z.optional(
    z.object({
      price: text,
      lowPrice: text,
      highPrice: text,
      availability: z.string(),
      priceSpecification: z.optional(z.object({ price: z.string() })),
      priceValidUntil: text,
    }),
  ),
});

/** Claims of a product's JSON-LD, of which a deal's has an end; none for another node. */
export function jsonLdClaims(
  node: unknown,
  of: Pick<Claim, 'place' | 'subject' | 'id'>,
  { row, story }: Pick<Item, 'row' | 'story'>,
  deal?: DealRow,
): Claim[] {
  const offer = z.safeParse(productSchema, node).data?.offers;
  if (!offer) return [];
  const { price, lowPrice, highPrice, availability, priceSpecification, priceValidUntil } = offer;
  // Of an offer that is over, the price is the last one.
  const isLive = SOLD.test(availability);
  return claimsAt(of.place, of.subject, of.id, [
    ...figureClaim('price', isLive ? toMinor(price ?? lowPrice) : undefined, story?.price ?? 'no reading'),
    ...(isLive ? [rangeClaim(highPrice, row.maxPrice)] : []),
    ...soldClaim(isLive, story),
    ...figureClaim('struckPrice', toMinor(priceSpecification?.price), story?.reductionBefore),
    ...figureClaim('end', priceValidUntil, deal?.expiresAt?.toISOString()),
  ]);
}
