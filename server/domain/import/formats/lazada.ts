import { z } from 'zod';
import { fitting } from '../fields.ts';
import type { ItemInput } from '../item.ts';

/** Language and currency of Lazada's countries. */
const VENTURES = {
  TH: ['th', 'THB'],
  ID: ['id', 'IDR'],
  SG: ['en', 'SGD'],
  MY: ['en', 'MYR'],
  PH: ['en', 'PHP'],
} as const;
const NO_BRAND = 'No Brand';

const scalar = z.union([z.string(), z.number()]).transform(String);
/** A field that Lazada leaves out, empties or changes at will. */
const optional = scalar.catch('');

const rowSchema = z.object({
  item: z.object({
    itemId: scalar,
    name: z.string(),
    price: scalar,
    originalPrice: optional,
    image: optional,
    thumbs: fitting(z.object({ image: z.string() })),
    itemUrl: z.string(),
    brandName: optional,
    sellerName: optional,
    location: optional,
    ratingScore: optional,
    review: optional,
    itemSoldCntShow: optional,
    inStock: z.boolean().catch(true),
    icons: fitting(z.object({ domClass: scalar })),
    querystring: optional,
  }),
  page: z.object({
    venture: z.enum(['TH', 'ID', 'SG', 'MY', 'PH']),
    categories: z.array(z.string()),
    mallIcons: z.array(z.string()),
  }),
});

/** An item of a Lazada search page. Free shipping is indicated only in its link's query. */
export const lazadaSchema = rowSchema.transform(({ item, page }): ItemInput => {
  const [language, currency] = VENTURES[page.venture];
  return {
    platform: 'LAZADA',
    itemId: item.itemId,
    title: { [language]: item.name },
    price: item.price,
    originalPrice: item.originalPrice || undefined,
    currency,
    pictures: [...new Set([item.image, ...item.thumbs.map(({ image }) => image)])].filter(Boolean),
    url: item.itemUrl,
    brand: item.brandName === NO_BRAND ? undefined : item.brandName || undefined,
    shop: item.sellerName || undefined,
    location: item.location || undefined,
    categories: page.categories,
    averageScore: item.ratingScore,
    reviewCount: item.review,
    totalSales: item.itemSoldCntShow,
    freeShipping: new URLSearchParams(item.querystring).get('freeshipping') === '1',
    mall: item.icons.some(({ domClass }) => page.mallIcons.includes(domClass)),
    available: item.inStock,
  };
});
