import { LANGUAGES } from '#schemas/constants.ts';
import type { MappedField } from '#schemas/feeds/mapping.ts';

/** A column of Talat's own layout, as docs/feeds.md lists it. */
export type OwnColumn = {
  column: string;
  field: MappedField;
  meaning: string;
  example: string;
  required?: true;
};

/** Titles of the example; further languages have the English one. */
const TITLES = new Map<string, string>([
  ['th', 'หูฟังไร้สาย'],
  ['id', 'Earphone nirkabel'],
]);

/** Columns of Talat's own CSV; JSON Lines has the fields of the same meaning. */
export const OWN_COLUMNS: readonly OwnColumn[] = [
  {
    column: 'item_id',
    field: 'itemId',
    meaning: "The marketplace's or the shop's id of the item, up to 100 characters",
    example: '18394720',
    required: true,
  },
  {
    column: 'title',
    field: 'title',
    meaning: "Title in the tenant's default language, up to 500 characters",
    example: 'หูฟังไร้สาย Sony WF-C510',
    required: true,
  },
  ...LANGUAGES.map(
    (lang): OwnColumn => ({
      column: `title_${lang}`,
      field: `title.${lang}`,
      meaning: `Title in the language \`${lang}\`; with any of them \`title\` isn't read`,
      example: TITLES.get(lang) ?? 'Wireless earphones',
    }),
  ),
  {
    column: 'price',
    field: 'price',
    meaning: 'Price today, or a range',
    example: '1,290.00',
    required: true,
  },
  { column: 'max_price', field: 'maxPrice', meaning: 'Highest price, if variants differ', example: '1,590' },
  {
    column: 'original_price',
    field: 'originalPrice',
    meaning: 'Price without the sale; ignored unless it is above the price',
    example: '1,990',
  },
  {
    column: 'currency',
    field: 'currency',
    meaning: "Code of the currency; the tenant's by default, items in another are refused",
    example: 'THB',
  },
  {
    column: 'sale_from',
    field: 'saleFrom',
    meaning: 'Start of the sale: outside its time the original price is the price',
    example: '2026-11-25',
  },
  {
    column: 'sale_until',
    field: 'saleUntil',
    meaning: 'End of the sale',
    example: '2026-11-30T23:59:59+07:00',
  },
  {
    column: 'expires_at',
    field: 'expiresAt',
    meaning: "Time from which the item isn't offered any more",
    example: '31/12/2569',
  },
  {
    column: 'url',
    field: 'url',
    meaning: 'https address of the item',
    example: 'https://shopee.co.th/product/1/2',
    required: true,
  },
  {
    column: 'trace_url',
    field: 'traceUrl',
    meaning: 'Tracked link for buying',
    example: 'https://s.shopee.co.th/5VRk',
  },
  {
    column: 'platform',
    field: 'platform',
    meaning: "Marketplace; found by the link's host if it is missing",
    example: 'SHOPEE',
  },
  {
    column: 'pictures',
    field: 'pictures',
    meaning: 'https addresses, up to 20, separated by `\\|`, `,` or spaces',
    example: 'https://a.example/1.jpg',
  },
  {
    column: 'availability',
    field: 'availability',
    meaning: 'Availability in words, or the number in stock; `available` is its other name',
    example: 'in_stock',
  },
  {
    column: 'available_from',
    field: 'availableFrom',
    meaning: 'Start of sale of a preorder or backorder',
    example: '2026-12-15',
  },
  {
    column: 'checked_at',
    field: 'checkedAt',
    meaning: 'Time of the row: the newest row of an item counts, else its last one',
    example: '2026-11-25T09:30:00+07:00',
  },
  {
    column: 'condition',
    field: 'condition',
    meaning: 'Condition: new, refurbished or used',
    example: 'new',
  },
  { column: 'brand', field: 'brand', meaning: 'Brand, also as `Dr.Pong(ด็อกเตอร์พงศ์)`', example: 'Sony' },
  { column: 'shop', field: 'shop', meaning: 'Name of the seller', example: 'Sony Official' },
  { column: 'location', field: 'location', meaning: 'Place of the seller', example: 'กรุงเทพมหานคร' },
  {
    column: 'categories',
    field: 'categories',
    meaning: 'Categories from the widest to the narrowest, separated by `\\|`',
    example: 'อิเล็กทรอนิกส์\\|หูฟัง',
  },
  {
    column: 'summary',
    field: 'summary',
    meaning: 'Short text, cut at 500 characters; also `summary_th` and so on',
    example: 'กันน้ำ แบต 22 ชม.',
  },
  {
    column: 'description',
    field: 'description',
    meaning: 'Text, HTML is removed, cut at 5,000 characters; also `description_th` and so on',
    example: 'เสียงดี ใส่สบาย',
  },
  {
    column: 'gtin',
    field: 'gtin',
    meaning: 'GTIN, EAN, UPC or ISBN with a right check digit',
    example: '4006381333931',
  },
  { column: 'mpn', field: 'mpn', meaning: "The maker's part number", example: 'WF-C510/B' },
  { column: 'sku', field: 'sku', meaning: "The seller's number", example: 'SONY-510-BK' },
  {
    column: 'variant_group',
    field: 'variantGroup',
    meaning: 'Key that the variants of one product share',
    example: 'WF-C510',
  },
  {
    column: 'attributes',
    field: 'attributes',
    meaning: 'Rows of the specification table, `name: value`, up to 30, separated by `\\|`',
    example: 'สี: ดำ\\|วัสดุ: ซิลิโคน',
  },
  {
    column: 'average_score',
    field: 'averageScore',
    meaning: 'Average of the ratings, 0 to 5',
    example: '4.8',
  },
  { column: 'review_count', field: 'reviewCount', meaning: 'Number of ratings', example: '1,204' },
  {
    column: 'rating_counts',
    field: 'ratingCounts',
    meaning: 'Numbers of ratings with one to five stars, separated by `\\|`',
    example: '3\\|1\\|9\\|80\\|600',
  },
  { column: 'month_sales', field: 'monthSales', meaning: 'Number sold in a month', example: '240' },
  {
    column: 'total_sales',
    field: 'totalSales',
    meaning: 'Number sold, also as `ขายแล้ว 9.3พัน ชิ้น`',
    example: '9.3k',
  },
  { column: 'free_shipping', field: 'freeShipping', meaning: 'Free shipping, yes or no', example: 'yes' },
  { column: 'flash_sale', field: 'flashSale', meaning: 'Flash sale, yes or no', example: 'no' },
  { column: 'mall', field: 'mall', meaning: "Brand's official shop, yes or no", example: 'yes' },
];
