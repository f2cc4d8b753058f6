/** Layouts of feeds that are imported without preparation; `generic` is any other, by a mapping. `csv` and `jsonl` are Talat's own. */
export const FEED_FORMATS = [
  'lazada',
  'csv',
  'jsonl',
  'google-merchant',
  'shopee-affiliate',
  'lazada-affiliate',
  'involve-asia',
  'accesstrade',
  'awin',
  'shopify',
  'woocommerce',
  'rss',
  'generic',
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
