import { z } from 'zod';
import type { Language } from '#schemas/constants.ts';
import { CURRENCIES } from '#schemas/enums/currency.ts';
import { normaliseEnum } from '#schemas/enums/normalise.ts';
import { PLATFORM_ALIASES, PLATFORMS } from '#schemas/enums/platform.ts';
import { type Localized, localized } from '#schemas/page/localized.ts';
import { amount, count, pictureLink, score, text, webLink } from './fields.ts';

const SUMMARY_LENGTH = 500;
/** Limit of pictures per item. */
export const MAX_PICTURES = 20;

const flag = z.boolean().default(false);
const title = text(500);
/** Description of an item; a longer one is cut, not refused. */
const summary = text(10_000).transform((value) => [...value].slice(0, SUMMARY_LENGTH).join(''));
const platform = z
  .string()
  .transform((value) => normaliseEnum(value.trim(), PLATFORMS, PLATFORM_ALIASES))
  .pipe(z.enum(PLATFORMS));

/**
 * An item in JSON Lines; the other formats are converted to this shape. Texts without a language are in the tenant's
 * default one, prices without a currency in its currency.
 */
export const itemSchema = z.object({
  platform,
  itemId: text(100),
  title: z.union([title, localized(title).refine((titles) => Object.keys(titles).length > 0, 'is empty')]),
  summary: z.union([summary, localized(summary)]).optional(),
  price: amount,
  originalPrice: amount.optional(),
  currency: z.enum(CURRENCIES).optional(),
  pictures: z.array(pictureLink).min(1).max(MAX_PICTURES),
  url: webLink,
  /** Link for buying, with the tenant's tracking. */
  traceUrl: webLink.optional(),
  brand: text(100).optional(),
  shop: text(100).optional(),
  location: text(100).optional(),
  /** Codes or names of classifications, from the widest to the narrowest. */
  categories: z.array(text(200)).max(20).default([]),
  averageScore: score.default(null),
  reviewCount: count.default(0),
  /** Numbers of reviews with one to five stars. */
  ratingCounts: z.array(count).length(5).optional(),
  monthSales: count.default(0),
  totalSales: count.default(0),
  freeShipping: flag,
  flashSale: flag,
  mall: flag,
  available: z.boolean().default(true),
});
export type ItemInput = z.input<typeof itemSchema>;

/** An item ready to be written: prices in minor units, one language or more. */
export type ImportItem = Omit<
  z.output<typeof itemSchema>,
  'title' | 'summary' | 'price' | 'originalPrice' | 'currency'
> & {
  title: Localized<string>;
  summary: Localized<string>;
  /** Lowest price, and the highest one if they differ. */
  price: number;
  maxPrice: number | null;
  /** The price was written with a unit such as "1.2K", so it isn't exact. */
  roundedPrice: boolean;
  /** Original price if it is above the price, otherwise null. */
  originalPrice: number | null;
  currency: string;
};

/** Completes an item with the defaults of its tenant. */
export function toImportItem(
  item: z.output<typeof itemSchema>,
  tenant: { defaultLanguage: Language; currency: string },
): ImportItem {
  const inLanguages = (value: string | Localized<string>) => {
    if (typeof value !== 'string') return value;
    return value === '' ? {} : { [tenant.defaultLanguage]: value };
  };
  const { price, maxPrice, rounded } = item.price;
  const originalPrice = item.originalPrice?.price ?? 0;
  return {
    ...item,
    title: inLanguages(item.title),
    summary: inLanguages(item.summary ?? [item.shop, item.location].filter(Boolean).join(' · ')),
    price,
    maxPrice,
    roundedPrice: rounded,
    originalPrice: originalPrice > price ? originalPrice : null,
    currency: item.currency ?? item.price.currency ?? tenant.currency,
  };
}
