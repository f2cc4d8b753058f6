import { all, from, isFree, type Preset, path } from '../preset.ts';
import { firstValueAt } from '../values.ts';

/** Accesstrade's product list; `price` is the price before the discount, `discount` the one after it. */
export const accesstrade: Preset = {
  signs: [['name', 'price', 'aff_link']],
  mapping: {
    itemId: from('product_id', 'sku', 'id'),
    title: from('name'),
    price: from('discount', 'price'),
    originalPrice: from('price'),
    currency: from('currency'),
    url: from('url', 'link', 'aff_link'),
    traceUrl: from('aff_link'),
    pictures: all('image', 'images'),
    description: from('desc', 'description'),
    brand: from('brand'),
    shop: from('shop_name', 'merchant'),
    categories: path('cate', 'category_name', 'category'),
    sku: from('sku'),
  },
};

/** Awin's product feed, with the columns that the publisher chose. */
export const awin: Preset = {
  signs: [
    ['aw_product_id', 'product_name'],
    ['aw_deep_link', 'product_name'],
  ],
  mapping: {
    itemId: from('aw_product_id', 'merchant_product_id'),
    title: from('product_name'),
    price: from('search_price', 'store_price', 'display_price'),
    originalPrice: from('product_price_old', 'rrp_price'),
    currency: from('currency'),
    url: from('merchant_deep_link', 'aw_deep_link'),
    traceUrl: from('aw_deep_link'),
    pictures: all(
      'large_image',
      'merchant_image_url',
      'alternate_image',
      'alternate_image_two',
      'alternate_image_three',
      'alternate_image_four',
    ),
    summary: from('product_short_description'),
    description: from('description'),
    brand: from('brand_name'),
    shop: from('merchant_name'),
    categories: path('merchant_product_category_path', 'merchant_category', 'category_name'),
    availability: from('in_stock', 'stock_status', 'stock_quantity'),
    gtin: from('product_gtin', 'ean', 'upc'),
    mpn: from('mpn'),
    sku: from('merchant_product_id'),
    variantGroup: from('parent_product_id'),
    averageScore: from('average_rating'),
    attributes: all('colour', 'dimensions', 'Fashion:size', 'Fashion:material', 'Fashion:pattern'),
  },
  complete: (item, row) => ({
    ...item,
    // Awin's own copy is a small one.
    pictures: item.pictures ?? firstValueAt(row, 'aw_image_url'),
    freeShipping: isFree(firstValueAt(row, 'delivery_cost')),
  }),
};
