import { PAGE_LEVEL } from '../../../categories/place.ts';
import { from, type Preset, path } from '../preset.ts';
import { firstValueAt, valuesAt } from '../values.ts';

/** Language and currency of Lazada's countries. */
const VENTURES = new Map([
  ['TH', ['th', 'THB']],
  ['ID', ['id', 'IDR']],
  ['SG', ['en', 'SGD']],
  ['MY', ['en', 'MYR']],
  ['PH', ['en', 'PHP']],
]);

/** An item of a Lazada search page, `{item, page}`. Free shipping is indicated only in its link's query. */
export const lazada: Preset = {
  signs: [['item.itemId', 'page.venture']],
  mapping: {
    platform: { constant: 'LAZADA' },
    itemId: from('item.itemId'),
    title: from('item.name'),
    price: from('item.price'),
    originalPrice: from('item.originalPrice'),
    pictures: { from: ['item.image', 'item.thumbs.image'], all: true },
    url: from('item.itemUrl'),
    brand: from('item.brandName'),
    shop: from('item.sellerName'),
    location: from('item.location'),
    categories: from('page.categories'),
    averageScore: from('item.ratingScore'),
    reviewCount: from('item.review'),
    totalSales: from('item.itemSoldCntShow'),
    availability: from('item.inStock'),
  },
  complete: (item, row) => {
    const venture = firstValueAt(row, 'page.venture');
    // Prices of an unknown country are in no known currency, and refused for it.
    const [language, currency] = VENTURES.get(venture ?? '') ?? [undefined, venture];
    const mallIcons = valuesAt(row, 'page.mallIcons');
    return {
      ...item,
      title: language ? { [language]: item.title } : item.title,
      currency,
      // The breadcrumb is the page's, and its first level is the start page.
      categories: [PAGE_LEVEL, ...valuesAt(row, 'page.categories').slice(1)],
      freeShipping: new URLSearchParams(firstValueAt(row, 'item.querystring')).get('freeshipping') === '1',
      mall: valuesAt(row, 'item.icons.domClass').some((icon) => mallIcons.includes(icon)),
    };
  },
};

/** Domains of Lazada's countries by currency. */
const DOMAINS = new Map([
  ['THB', 'co.th'],
  ['IDR', 'co.id'],
  ['SGD', 'sg'],
  ['MYR', 'com.my'],
  ['PHP', 'com.ph'],
]);

/** Lazada's affiliate feeds: the portal's workbook, the data feed, and the API's product list, which has no links. */
export const lazadaAffiliate: Preset = {
  signs: [
    ['item_id', 'product_name', 'product_url', 'picture_url'],
    ['lazada_sku', 'product_name', 'price'],
    ['productId', 'productName', 'discountPrice'],
  ],
  mapping: {
    platform: { constant: 'LAZADA' },
    itemId: from('item_id', 'productId', 'lazada_sku'),
    title: from('product_name', 'productName'),
    price: from('discounted_price', 'discountPrice', 'sale_price', 'price'),
    originalPrice: from('originalPrice', 'price', 'sale_price'),
    currency: from('currency'),
    pictures: {
      from: [
        'picture_url',
        'pictures',
        'product_big_img',
        'image_url_2',
        'image_url_3',
        'image_url_4',
        'image_url_5',
      ],
      all: true,
    },
    url: from('product_url', 'productUrl', 'promo_link', 'promo_short_link', 'trackingLink'),
    traceUrl: from('promo_short_link', 'promo_link', 'trackingLink'),
    brand: from('brand', 'brandName', 'brand_name'),
    shop: from('seller_name', 'sellerName'),
    categories: path('category_lv1', 'categoryL1'),
    sku: from('sku_id', 'lazada_sku'),
    description: from('description'),
    availability: from('availability'),
  },
  derives: ['url'],
  complete: (item, row) => {
    const id = firstValueAt(row, 'productId');
    const domain = DOMAINS.get(String(item.currency)) ?? 'co.th';
    return {
      ...item,
      url: item.url ?? (id && `https://www.lazada.${domain}/products/i${encodeURIComponent(id)}.html`),
      ...(firstValueAt(row, 'outOfStock') === 'true' && { availability: 'OUT_OF_STOCK' }),
    };
  },
};
