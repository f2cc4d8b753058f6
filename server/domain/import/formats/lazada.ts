import { z } from 'zod';
import { type ItemInput, MAX_PICTURES } from '../item.ts';

/** Language and currency of Lazada's countries. */
const VENTURES = {
  TH: ['th', 'THB'],
  ID: ['id', 'IDR'],
  SG: ['en', 'SGD'],
  MY: ['en', 'MYR'],
  PH: ['en', 'PHP'],
} as const;
const NO_BRAND = 'No Brand';

const rowSchema = z.object({
  item: z.object({
    itemId: z.string(),
    name: z.string(),
    price: z.string(),
    originalPrice: z.string().optional(),
    image: z.string(),
    thumbs: z.array(z.object({ image: z.string() })).default([]),
    itemUrl: z.string(),
    brandName: z.string().default(''),
    sellerName: z.string().default(''),
    location: z.string().default(''),
    ratingScore: z.string().default(''),
    review: z.string().default(''),
    itemSoldCntShow: z.string().default(''),
    inStock: z.boolean().default(true),
    icons: z.array(z.object({ domClass: z.string() })).default([]),
    querystring: z.string().default(''),
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
    pictures: [...new Set([item.image, ...item.thumbs.map(({ image }) => image)])].slice(0, MAX_PICTURES),
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
