import { HALF_YEAR_DAYS } from '#schemas/constants.ts';
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
] as const;

/**
 * The text of a deal's or goods' label code (S1 §3); '' for a code without one.
 * A tenant's own codes are known by their ending: `…EXCLUSIVE` or `…COLLECTION`, with or without `_MANUAL`.
 */
export function labelText(code: string, t: Text): string {
  const named = NAMED.find((each) => each === code);
  if (named !== undefined) return t(`label.${named}`);
  if (code === 'HALF_YEAR_LOW') return t('label.LOWEST_DAYS', { days: HALF_YEAR_DAYS });
  const [, family, days = ''] = /^(LOWEST|HIGH_SALES)_(\d+)_DAYS$/.exec(code) ?? [];
  if (family !== undefined)
    return t(family === 'LOWEST' ? 'label.LOWEST_DAYS' : 'label.HIGH_SALES_DAYS', { days });
  const own = /(?:^|_)(EXCLUSIVE|COLLECTION)(?:_MANUAL)?$/.exec(code)?.[1];
  if (own === undefined) return '';
  return t(own === 'EXCLUSIVE' ? 'label.EXCLUSIVE' : 'label.COLLECTION');
}
