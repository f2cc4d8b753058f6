import * as z from 'zod/mini';
import { LANGUAGES } from '../constants.ts';
import { PLATFORMS } from '../enums/platform.ts';

/** Fields of an item that a mapping fills. */
const FIELDS = [
  'itemId',
  'title',
  'price',
  'url',
  'platform',
  'traceUrl',
  'pictures',
  'maxPrice',
  'originalPrice',
  'saleFrom',
  'saleUntil',
  'expiresAt',
  'currency',
  'availability',
  'availableFrom',
  'checkedAt',
  'condition',
  'brand',
  'shop',
  'location',
  'summary',
  'description',
  'categories',
  'gtin',
  'mpn',
  'sku',
  'variantGroup',
  'attributes',
  'averageScore',
  'reviewCount',
  'ratingCounts',
  'monthSales',
  'totalSales',
  'freeShipping',
  'flashSale',
  'mall',
] as const;
/** Texts that a file may have in several languages, as `title.en`. */
const TEXT_FIELDS = ['title', 'summary', 'description'] as const;
export const MAPPED_FIELDS = [
  ...FIELDS,
  ...TEXT_FIELDS.flatMap((field) => LANGUAGES.map((lang) => `${field}.${lang}` as const)),
];
export type MappedField = (typeof MAPPED_FIELDS)[number];

/** Fields that take several values. */
export const LIST_FIELDS: readonly MappedField[] = ['pictures', 'categories', 'ratingCounts', 'attributes'];
/** Fields without which no row is an item. */
export const REQUIRED_FIELDS = ['itemId', 'title', 'url', 'price'] as const satisfies MappedField[];

/**
 * Origin of a field: the first of the columns that isn't empty, for a list of `all` of them, each value split by
 * `split`; or a constant. A dotted column (`offer.price`) is a path into the objects of a JSON file.
 */
const originSchema = z.union([
  z.strictObject({
    from: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(20)),
    all: z.optional(z.boolean()),
    split: z.optional(z.string().check(z.minLength(1), z.maxLength(5))),
  }),
  z.strictObject({ constant: z.string().check(z.minLength(1), z.maxLength(500)) }),
]);
export type Origin = z.infer<typeof originSchema>;

/** Origins of an item's fields. */
export const mappingSchema = z.partialRecord(z.enum(MAPPED_FIELDS), originSchema);
export type Mapping = z.infer<typeof mappingSchema>;

/** Values for rows that don't say them. */
export const defaultsSchema = z.strictObject({
  /** Marketplace of items whose link leads to none that is known. */
  platform: z.optional(z.enum(PLATFORMS)),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Address of the shop whose products a file lists without their addresses, such as Shopify's. */
  shopUrl: z.optional(z.httpUrl().check(z.maxLength(300))),
});
export type Defaults = z.infer<typeof defaultsSchema>;

/** Content of a mapping file of the command. */
export const mappingFileSchema = z.strictObject({
  fields: z._default(mappingSchema, {}),
  defaults: z.optional(defaultsSchema),
});
