import { z } from 'zod';
import type { Language } from '#schemas/constants.ts';
import type { Attribute } from '#schemas/entities/attribute.ts';
import { type Availability, isBuyable } from '#schemas/enums/availability.ts';
import { PLATFORMS } from '#schemas/enums/platform.ts';
import { type Localized, localized } from '#schemas/page/localized.ts';
import { platformLook } from '#schemas/platforms.ts';
import { platformOfName } from '../search/platform-of-name.ts';
import { attributes } from './attributes.ts';
import { condition, conditionAttribute } from './condition.ts';
import { isDamagedId } from './damaged-id.ts';
import { amount, availability, count, flag, gtin, moment, price, score, text, webLink } from './fields.ts';
import { instantOf, type Moment } from './moment.ts';

const TITLE_LENGTH = 500;
const SUMMARY_LENGTH = 500;
const DESCRIPTION_LENGTH = 5_000;

const cut = (length: number) => text(100_000).transform((value) => [...value].slice(0, length).join(''));
/** An id that is whole (`isDamagedId`). */
const wholeText = (length: number) => text(length).refine((id) => !isDamagedId(id), 'DAMAGED_ID');
/** Title of an item; a longer one is cut, and the half of a character at which a marketplace cut it is dropped. */
const title = z
  .string()
  .transform((value) => value.trim().replace(/\ufffd+(?:…|\.{3})?$/u, ''))
  .pipe(cut(TITLE_LENGTH));
/** Summary of an item; a longer one is cut, not refused. */
const summary = cut(SUMMARY_LENGTH);
const description = cut(DESCRIPTION_LENGTH);
/** Names of the marketplaces, for a refusal. */
export const platformNames = PLATFORMS.flatMap((code) => platformLook(code)?.name ?? []);
/** Marketplace by its code, or by its name in any spelling that searches know. */
export const platform = z.string().transform((name, ctx) => {
  const code = platformOfName(name);
  if (code !== undefined) return code;
  ctx.addIssue('NO_MARKETPLACE');
  return z.NEVER;
});

/**
 * An item in JSON Lines; the other formats are converted to this shape. Texts without a language are in the tenant's
 * default one, prices without a currency in its currency, times without an offset in its time zone.
 */
export const itemSchema = z.object({
  platform,
  itemId: z.union([z.string(), z.int()]).transform(String).pipe(wholeText(100)),
  title: z.union([title, localized(title).refine((titles) => Object.keys(titles).length > 0, 'is empty')]),
  summary: z.union([summary, localized(summary)]).optional(),
  description: z.union([description, localized(description)]).optional(),
  price: amount,
  /** Highest price of the variants; a range in `price` says the same. */
  maxPrice: price.optional(),
  /** Price without the sale; it rules outside the sale's time. Zero means none. */
  originalPrice: z
    .literal([0, '0', '0.00'])
    .transform(() => undefined)
    .or(amount)
    .optional(),
  saleFrom: moment.optional(),
  saleUntil: moment.optional(),
  /** Time from which the item isn't offered any more. */
  expiresAt: moment.optional(),
  currency: text(10)
    .transform((value) => value.toUpperCase())
    .optional(),
  pictures: z.array(z.string()),
  url: webLink,
  /** Link for buying, with the tenant's tracking. */
  traceUrl: webLink.optional(),
  brand: text(100).optional(),
  shop: text(100).optional(),
  location: text(100).optional(),
  gtin: gtin.optional(),
  mpn: wholeText(70).optional(),
  sku: wholeText(100).optional(),
  /** Key shared by the variants of one product. */
  variantGroup: wholeText(100).optional(),
  attributes,
  /** Codes or names of classifications, from the widest to the narrowest. */
  categories: z.array(text(200)).max(20).default([]),
  averageScore: score.default(null),
  reviewCount: count.default(0),
  /** Numbers of reviews with one to five stars. */
  ratingCounts: z.array(count).length(5).optional(),
  monthSales: count.default(0),
  totalSales: count.default(0),
  freeShipping: flag.default(false),
  flashSale: flag.default(false),
  mall: flag.default(false),
  /** Availability; `available` is its other name. */
  condition: condition.optional(),
  availability: availability.optional(),
  available: availability.optional(),
  /** Start of the sale of a preorder or backorder. */
  availableFrom: moment.optional(),
});
type ParsedItem = z.output<typeof itemSchema>;

type Completed = {
  title: Localized<string>;
  summary: Localized<string>;
  description: Localized<string>;
  attributes: Attribute[];
  /** Lowest price, and the highest one if they differ. */
  price: number;
  maxPrice: number | null;
  /** The price was written with a unit such as "1.2K", so it isn't exact. */
  roundedPrice: boolean;
  /** Original price if it is above the price, otherwise null. */
  originalPrice: number | null;
  currency: string;
  availability: Availability;
  available: boolean;
  availableFrom: Date | null;
  saleUntil: Date | null;
  expiresAt: Date | null;
};

/** An item ready to be written: prices in minor units, one language or more. */
export type ImportItem = Omit<ParsedItem, keyof Completed | 'saleFrom' | 'condition'> & Completed;

/** Completes an item with the defaults of its tenant. Outside a sale's time the original price is the price. */
export function toImportItem(
  { saleFrom, condition, ...item }: ParsedItem,
  tenant: { defaultLanguage: Language; currency: string; timezone: string },
  now: number,
): ImportItem {
  const inLanguages = (value: string | Localized<string> = {}) =>
    typeof value === 'string' ? { [tenant.defaultLanguage]: value } : value;
  const at = (moment: Moment | undefined, edge: 'start' | 'end') =>
    moment ? instantOf(moment, tenant.timezone, edge) : null;
  const saleUntil = at(item.saleUntil, 'end');
  const onSale = (at(saleFrom, 'start')?.getTime() ?? now) <= now && (saleUntil?.getTime() ?? Infinity) > now;
  const {
    price: current,
    rounded,
    currency: _,
    ...range
  } = onSale ? item.price : (item.originalPrice ?? item.price);
  const maxPrice = range.maxPrice ?? item.maxPrice ?? 0;
  const originalPrice = item.originalPrice?.price ?? 0;
  const stock = item.availability ?? item.available ?? 'IN_STOCK';
  return {
    ...item,
    title: inLanguages(item.title),
    summary: inLanguages(item.summary),
    description: inLanguages(item.description),
    attributes: [
      ...conditionAttribute(condition),
      ...item.attributes.map(({ name, value }) => ({ name: inLanguages(name), value: inLanguages(value) })),
    ],
    price: current,
    maxPrice: maxPrice > current ? maxPrice : null,
    roundedPrice: rounded,
    originalPrice: originalPrice > current ? originalPrice : null,
    currency: item.currency ?? tenant.currency,
    availability: stock,
    available: isBuyable(stock),
    availableFrom: at(item.availableFrom, 'start'),
    saleUntil: onSale ? saleUntil : null,
    expiresAt: at(item.expiresAt, 'end'),
  };
}
