import { jsonRow } from '../../readers/json.ts';
import type { MappedItem } from '../item-mapper.ts';
import { all, from, isYes, type Preset } from '../preset.ts';
import { firstValueAt, type Row } from '../values.ts';

const NUMBERED = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `image_link_${number}`);

/** Shopee's affiliate feed (47 columns in any order), and the lists that its portal exports, in Thai or English. */
export const shopeeAffiliate: Preset = {
  signs: [
    ['itemid', 'title', 'price', 'product_link'],
    ['รหัสสินค้า', 'ชื่อสินค้า', 'ราคา', 'ลิงก์ข้อเสนอ'],
    ['item_id', 'item_name', 'price', 'offer_link'],
  ],
  mapping: {
    platform: { constant: 'SHOPEE' },
    itemId: from('itemid', 'รหัสสินค้า', 'item_id'),
    title: from('title', 'ชื่อสินค้า', 'item_name'),
    price: from('sale_price', 'price', 'ราคา'),
    originalPrice: from('price'),
    url: from('product_link', 'ลิงก์สินค้า', 'product_short_link', 'ลิงก์ข้อเสนอ', 'offer_link'),
    traceUrl: from('product_short_link', 'ลิงก์ข้อเสนอ', 'offer_link'),
    pictures: all('image_link', ...NUMBERED, 'additional_image_link'),
    description: from('description'),
    brand: from('global_brand'),
    shop: from('shop_name', 'seller_name', 'ชื่อร้านค้า'),
    categories: all('global_category1', 'global_category2', 'global_category3'),
    averageScore: from('item_rating'),
    totalSales: from('item_sold', 'ขาย', 'sales'),
    availability: from('stock'),
    attributes: from('model_names'),
  },
  complete: (item, row) => ({
    ...item,
    attributes: [...attributesOf(row), ...(Array.isArray(item.attributes) ? item.attributes : [])],
    mall: isOfficial(firstValueAt(row, 'is_official_shop')),
    maxPrice: highestModelPrice(item, row),
    ...(isYes(firstValueAt(row, 'holiday_mode_on')) && { availability: 'OUT_OF_STOCK' }),
  }),
};

function isOfficial(cell: string | undefined): boolean {
  return isYes(cell) || /^(?:official shop|shopee mall|mall)$/i.test(cell ?? '');
}

/**
 * Rows of `global_item_attributes`, which is JSON inside its cell: a list of objects, or one object by name. Those
 * without a name are passed over later.
 */
function attributesOf(row: Row): object[] {
  const found = parsed(firstValueAt(row, 'global_item_attributes'));
  if (!Array.isArray(found)) return Object.entries(found).map(([name, value]) => ({ name, value }));
  return found.filter(isObject).map((one) => ({
    name: one.attribute_name ?? one.name,
    value: one.formatted_value ?? one.value,
  }));
}

/** Object or list of a cell of JSON, with the limits of a row; an empty list for any other cell. */
function parsed(cell = ''): object {
  const read = jsonRow(cell, 1);
  return 'row' in read && isObject(read.row) ? read.row : [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Length of the list of models' prices that is read, in UTF-16 units. */
const MAX_MODELS = 5_000;

/** Highest price of the item's models, if the item's own price is the lowest of them: then both are on one base. */
function highestModelPrice({ price }: MappedItem, row: Row): string | undefined {
  const models =
    (firstValueAt(row, 'model_prices') ?? '')
      .slice(0, MAX_MODELS)
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number) ?? [];
  if (models.length < 2 || Math.min(...models) !== Number(price)) return undefined;
  return String(Math.max(...models));
}
