import { LOWEST_DAYS } from '../constants.ts';

const LOWEST_CODES = LOWEST_DAYS.map((days) => `LOWEST_${days}_DAYS` as const);

/**
 * Label codes of deals. The specification names the tenant's exclusive and collection labels without their codes; these
 * are ours.
 */
export const DEAL_LABEL_CODES = [
  'FREE_SHIPPING',
  'BEST_SELLER',
  'HIGHLY_RATED',
  'FLASH_SALE',
  'LAZ_MALL',
  'SHOPEE_MALL',
  'EXCLUSIVE',
  'EXCLUSIVE_MANUAL',
  'COLLECTION',
  'COLLECTION_MANUAL',
  'PRICE_REDUCTION',
  'PRICE_REDUCTION_TOP',
  ...LOWEST_CODES,
  'HALF_YEAR_LOW',
  'ALL_TIME_LOW',
] as const;
export type DealLabelCode = (typeof DEAL_LABEL_CODES)[number];

export const GOODS_LABEL_CODES = [
  'ALL_TIME_LOW',
  'LOWEST_30_DAYS',
  'LOWEST_7_DAYS',
  'FREE_SHIPPING',
  'BEST_SELLER',
  'HIGH_SALES_14_DAYS',
  'HIGH_SALES_30_DAYS',
  'HIGHLY_RATED',
  'GOOD_REVIEW_PRODUCT',
  'FLASH_SALE',
  'LAZ_MALL',
  'LAZ_FLASH',
  'SHOPEE_MALL',
] as const;

/** First label categories, also the sort criteria of products. */
export const LABEL_FIRST_CATEGORIES = [
  'LOW_PRICE',
  'SHIPPING_FEE',
  'SALES_VOLUME',
  'GOOD_REVIEW',
  'PLATFORM_SOURCE',
] as const;
