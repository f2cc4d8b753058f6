import type { Text, TextKey } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';
import type { MappedField } from '#schemas/feeds/mapping.ts';
import { hasKey } from '#schemas/typed-object.ts';

type Context = { t: Text; lang: Language };
type BaseField = Exclude<MappedField, `${string}.${string}`> | 'available';

const NAMES: Record<BaseField, TextKey> = {
  itemId: 'feeds.field.itemId',
  title: 'feeds.field.title',
  price: 'feeds.field.price',
  url: 'feeds.field.url',
  platform: 'feeds.field.platform',
  traceUrl: 'feeds.field.traceUrl',
  pictures: 'feeds.field.pictures',
  maxPrice: 'feeds.field.maxPrice',
  originalPrice: 'feeds.field.originalPrice',
  saleFrom: 'feeds.field.saleFrom',
  saleUntil: 'feeds.field.saleUntil',
  expiresAt: 'feeds.field.expiresAt',
  currency: 'feeds.field.currency',
  availability: 'feeds.field.availability',
  available: 'feeds.field.available',
  availableFrom: 'feeds.field.availableFrom',
  checkedAt: 'feeds.field.checkedAt',
  condition: 'feeds.field.condition',
  brand: 'feeds.field.brand',
  shop: 'feeds.field.shop',
  location: 'feeds.field.location',
  summary: 'feeds.field.summary',
  description: 'feeds.field.description',
  categories: 'feeds.field.categories',
  gtin: 'feeds.field.gtin',
  mpn: 'feeds.field.mpn',
  sku: 'feeds.field.sku',
  variantGroup: 'feeds.field.variantGroup',
  attributes: 'feeds.field.attributes',
  averageScore: 'feeds.field.averageScore',
  reviewCount: 'feeds.field.reviewCount',
  ratingCounts: 'feeds.field.ratingCounts',
  monthSales: 'feeds.field.monthSales',
  totalSales: 'feeds.field.totalSales',
  freeShipping: 'feeds.field.freeShipping',
  flashSale: 'feeds.field.flashSale',
  mall: 'feeds.field.mall',
};

/** Name of an item's field, such as "Title (Thai)" of `title.th`; an unknown one is shown as it is. */
export function fieldName(field: string, { t, lang }: Context): string {
  const [base = '', part] = field.split('.');
  if (!hasKey(NAMES, base)) return field;
  const name = t(NAMES[base]);
  const language =
    part && /^[a-z]{2}$/.test(part) && new Intl.DisplayNames(lang, { type: 'language' }).of(part);
  return language ? t('feeds.field.inLanguage', { field: name, language }) : name;
}
