import type { Text } from '#locales/translate.ts';
import { LIST_FIELDS, type MappedField, type Mapping } from '#schemas/feeds/mapping.ts';

export type Origin = NonNullable<Mapping[MappedField]>;

/** Fields of an item by group, in the order of the form; those of the first group are needed. */
export const FIELD_GROUPS = [
  { name: 'required', fields: ['itemId', 'title', 'price', 'url'] },
  {
    name: 'price',
    fields: [
      ...(['originalPrice', 'maxPrice', 'currency', 'saleFrom', 'saleUntil', 'expiresAt'] as const),
      ...(['availability', 'availableFrom', 'condition', 'checkedAt'] as const),
    ],
  },
  {
    name: 'about',
    fields: [
      ...(['pictures', 'brand', 'categories', 'summary', 'description', 'traceUrl', 'platform'] as const),
      ...(['shop', 'location', 'gtin', 'mpn', 'sku', 'variantGroup', 'attributes'] as const),
    ],
  },
  {
    name: 'rating',
    fields: [
      ...(['averageScore', 'reviewCount', 'ratingCounts', 'monthSales', 'totalSales'] as const),
      ...(['freeShipping', 'flashSale', 'mall'] as const),
    ],
  },
] as const satisfies { name: string; fields: readonly MappedField[] }[];

/** Column from which a field comes alone; undefined for none, several or a constant. */
export function columnOf(origin: Origin | undefined): string | undefined {
  return origin && 'from' in origin && origin.from.length === 1 ? origin.from[0] : undefined;
}

/** Text of an origin that isn't one column alone. */
export function originText(origin: Origin, t: Text): string {
  if ('constant' in origin) return t('feeds.columns.constant', { value: origin.constant });
  const names = origin.from.join(', ');
  if (origin.from.length === 1) return names;
  return t(origin.all ? 'feeds.columns.all' : 'feeds.columns.several', { names });
}

/** Mapping with a field that comes from a column, or from none. How a list's values are split is kept. */
export function withColumn(mapping: Mapping, field: MappedField, column: string): Mapping {
  const { [field]: before, ...others } = mapping;
  if (column === '') return others;
  const split = before && 'from' in before && before.split ? { split: before.split } : {};
  return {
    ...others,
    [field]: { from: [column], ...(LIST_FIELDS.includes(field) && { all: true, ...split }) },
  };
}
