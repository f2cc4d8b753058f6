export const PLATFORMS = [
  'LAZADA',
  'SHOPEE',
  'TIKTOK',
  'AMAZON',
  'ALIEXPRESS',
  'SHEIN',
  'TOKOPEDIA',
  'UNKNOWN',
] as const;
export type Platform = (typeof PLATFORMS)[number];
export const PLATFORM_ALIASES = {
  TIKTOK_SHOP: 'TIKTOK',
  TIKTOKSHOP: 'TIKTOK',
  'TIKTOK SHOP': 'TIKTOK',
} as const;
