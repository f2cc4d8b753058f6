import { labelDays } from '#schemas/labels.ts';
import type { Text } from '../translate.ts';

const NAMED = [
  'FREE_SHIPPING',
  'BEST_SELLER',
  'HIGHLY_RATED',
  'GOOD_REVIEW_PRODUCT',
  'FLASH_SALE',
  'LAZ_FLASH',
  'LAZ_MALL',
  'SHOPEE_MALL',
  'PRICE_REDUCTION',
  'PRICE_REDUCTION_TOP',
  'ALL_TIME_LOW',
  'EXCLUSIVE',
  'COLLECTION',
] as const;

/** The text of a deal's or goods' label code (S1 §3), the same for its manual variant; '' for a code without one. */
export function labelText(code: string, t: Text): string {
  const named = NAMED.find((each) => each === code.replace(/_MANUAL$/, ''));
  if (named !== undefined) return t(`label.${named}`);
  const lowest = labelDays(code);
  if (lowest !== undefined) return t('label.LOWEST_DAYS', { days: lowest });
  const sales = /^HIGH_SALES_(\d+)_DAYS$/.exec(code)?.[1];
  return sales === undefined ? '' : t('label.HIGH_SALES_DAYS', { days: sales });
}
