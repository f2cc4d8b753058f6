import * as z from 'zod/mini';
import { AVAILABILITIES } from '../enums/availability.ts';
import { GOODS_LABEL_CODES } from '../enums/label.ts';
import { PLATFORM_ALIASES, PLATFORMS } from '../enums/platform.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { attributeSchema } from './attribute.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

/** Product of the catalogue. */
export const goodsSchema = entity('Goods', {
  id: idSchema,
  code: maybe(idSchema),
  goodsName: maybe(z.string()),
  /** Picture addresses; the first one is the card's picture. */
  pictureUrls: maybe(tolerantArray(z.string())),
  platformName: maybe(tolerantEnum(PLATFORMS, PLATFORM_ALIASES)),
  originUrl: maybe(z.string()),
  invalid: maybe(z.boolean()),
  availability: maybe(tolerantEnum(AVAILABILITIES)),
  /** Start of the sale of a preorder or backorder. */
  availableFrom: maybe(instantSchema),
  /** Discount as a fraction; above 1 it isn't shown. */
  discount: maybe(decimalSchema),
  priceRange: maybe(
    loose({
      currencyCode: maybe(z.string()),
      minSalePrice: maybe(decimalSchema),
      maxSalePrice: maybe(decimalSchema),
    }),
  ),
  /** Whether the price is probably wrong: nothing is said of it, and it is compared with no other. */
  priceHeld: maybe(z.boolean()),
  /** Usual price; absent when too little is known. */
  usualPrice: maybe(decimalSchema),
  monthSales: maybe(decimalSchema),
  totalSales: maybe(decimalSchema),
  averageScore: maybe(decimalSchema),
  reviewCount: maybe(decimalSchema),
  labels: maybe(tolerantArray(loose({ code: tolerantEnum(GOODS_LABEL_CODES) }))),
  /** Time of the last reading of price and availability; this and the following only with all data of a subject. */
  checkedAt: maybe(instantSchema),
  description: maybe(z.string()),
  gtin: maybe(z.string()),
  mpn: maybe(z.string()),
  sku: maybe(z.string()),
  /** Rows of the specification table. */
  attributes: maybe(tolerantArray(attributeSchema)),
});
export type Goods = z.infer<typeof goodsSchema>;
