import { describe, expect, test, vi } from 'vitest';
import { LABEL_TEXT, LANGUAGES, LOWEST_DAYS } from '#schemas/constants.ts';
import { textFor } from '../text.ts';
import { labelText } from './label.ts';

const DEAL_CODES = [
  'FREE_SHIPPING',
  'BEST_SELLER',
  'HIGHLY_RATED',
  'FLASH_SALE',
  'LAZ_MALL',
  'SHOPEE_MALL',
  'TENANT_EXCLUSIVE',
  'TENANT_EXCLUSIVE_MANUAL',
  'TENANT_COLLECTION',
  'TENANT_COLLECTION_MANUAL',
  'PRICE_REDUCTION',
  'PRICE_REDUCTION_TOP',
  ...LOWEST_DAYS.map((days) => `LOWEST_${days}_DAYS`),
  'HALF_YEAR_LOW',
  'ALL_TIME_LOW',
];

const GOODS_CODES = [
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
];

describe.each(LANGUAGES)('in %s', (lang) => {
  const t = textFor(lang);

  test.each(DEAL_CODES)('[C22] %s has a text that fits the label', (code) => {
    expect(labelText(code, t)).toMatch(/^[^{}_]+$/);
    expect(labelText(code, t).length).toBeLessThanOrEqual(LABEL_TEXT.largeAboveLength);
  });

  test.each(GOODS_CODES)('[C23] %s has a text that fits the label', (code) => {
    expect(labelText(code, t)).toMatch(/^[^{}_]+$/);
    expect(labelText(code, t).length).toBeLessThanOrEqual(LABEL_TEXT.largeAboveLength);
  });
});

test('[C22] the half-year low is shown as 180 days', () => {
  const texts = LANGUAGES.map((lang) => labelText('HALF_YEAR_LOW', textFor(lang)));
  expect(texts).toEqual(['ถูกที่สุดใน 180 วัน', 'Lowest in 180 days', 'Terendah 180 hari']);
});

test('days come from the code', () => {
  expect(labelText('HIGH_SALES_14_DAYS', textFor('en'))).toBe('Top in 14 days');
});

test.each(['', 'NEW_CODE', 'constructor', 'LOWEST_DAYS', 'EXCLUSIVELY'])('"%s" has no text', (code) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(labelText(code, textFor('th'))).toBe('');
  expect(warn).not.toHaveBeenCalled();
});
