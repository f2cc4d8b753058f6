import type { Mapping, Origin } from '#schemas/feeds/mapping.ts';
import { periodOf } from '../../moment.ts';
import type { MappedItem } from '../item-mapper.ts';
import { isFree, type Preset } from '../preset.ts';
import { firstValueAt, type Row, valuesAt } from '../values.ts';

/** A column with or without the prefix that some tables keep. */
const prefixed = (names: string[]) => names.flatMap((name) => [name, `g:${name}`]);
const g = (...names: string[]): Origin => ({ from: prefixed(names) });

const mapping: Mapping = {
  itemId: g('id'),
  title: g('title'),
  price: g('sale_price', 'price'),
  originalPrice: g('price'),
  url: g('link'),
  pictures: { from: prefixed(['image_link', 'additional_image_link']), all: true },
  summary: g('description', 'summary'),
  description: g('description', 'summary'),
  brand: g('brand'),
  categories: { from: prefixed(['product_type', 'google_product_category']), split: '>' },
  availability: g('availability'),
  availableFrom: g('availability_date'),
  expiresAt: g('expiration_date'),
  condition: g('condition'),
  gtin: g('gtin'),
  mpn: g('mpn'),
  variantGroup: g('item_group_id'),
  attributes: { from: prefixed(['color', 'size', 'material', 'pattern']), all: true },
};
const SIGNS = ['id', 'title', 'link', 'price'];

/** Products by Google's specification (support.google.com/merchants/answer/7052112): RSS, Atom or a table. */
export const googleMerchant: Preset = {
  signs: [SIGNS, SIGNS.map((name) => `g:${name}`), ['id', 'title', 'link', 'sale_price']],
  mapping,
  complete,
};

/** Column with the link of an affiliate network. */
const TRACKING = ['tracking_link', 'tracking_url', 'aff_link', 'affiliate_link', 'deeplink', 'deep_link'];

/** Files of Involve Asia: the merchant's own in Google's columns, with tracked links. */
export const involveAsia: Preset = {
  signs: [SIGNS],
  fits: (row) =>
    firstValueAt(row, ...TRACKING) !== undefined ||
    /^https?:\/\/(?:[\w-]+\.)*(?:invol\.co|invl\.io|invle\.co|involve\.asia)\//.test(
      firstValueAt(row, 'link') ?? '',
    ),
  mapping: { ...mapping, traceUrl: { from: [...TRACKING, 'link'] } },
  complete,
};

/** Splits the sale's period, finds free shipping, and adds the product's details to its attributes. */
function complete(item: MappedItem, row: Row): MappedItem {
  const sale = firstValueAt(row, 'sale_price', 'g:sale_price');
  const period = firstValueAt(row, 'sale_price_effective_date', 'g:sale_price_effective_date');
  const [saleFrom, saleUntil] = sale && period ? periodOf(period) : [];
  const shipping = [
    ...valuesAt(row, 'shipping_price'),
    ...valuesAt(row, 'shipping').map((cell) => cell.split(':').at(-1)),
  ];
  const { attributes } = item;
  return {
    ...item,
    attributes: [...(Array.isArray(attributes) ? attributes : []), ...details(row)],
    saleFrom,
    saleUntil,
    freeShipping: shipping.length > 0 && shipping.every(isFree),
  };
}

/** `product_detail`: elements with a name and a value, or `section:name:value` texts joined by commas. */
function details(row: Row): string[] {
  const [names = [], values = []] = ['name', 'value'].map((part) =>
    ['product_detail_attribute_', 'g:product_detail_attribute_', 'product_detail.attribute_']
      .map((column) => valuesAt(row, `${column}${part}`))
      .find(({ length }) => length > 0),
  );
  // Of lists of different lengths nobody knows which value belongs to which name.
  const pairs = names.length === values.length ? names.map((name, i) => `${name}: ${values[i]}`) : [];
  const texts = valuesAt(row, 'product_detail')
    .flatMap((cell) => cell.split(/,(?=[^,:]*:[^,:]*:)/))
    .flatMap((detail) => detail.match(/^[^:]*:([^:]+:.+)$/s)?.[1] ?? []);
  return [...pairs, ...texts];
}
