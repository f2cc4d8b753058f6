import { describe, expect, test } from 'vitest';
import {
  BEST_SELLER,
  type Facts,
  factLabels,
  GOOD_REVIEW,
  HIGH_SALES_30_DAYS,
  HIGHLY_RATED,
} from './facts-labels.ts';

const plain: Facts = {
  platform: 'LAZADA',
  freeShipping: false,
  flashSale: false,
  mall: false,
  monthSales: 0,
  totalSales: 0,
  averageScore: null,
  reviewCount: 0,
};
const labels = (facts: Partial<Facts>) => factLabels({ ...plain, ...facts });

describe('factLabels', () => {
  test('unknown facts give no label', () => {
    expect(labels({})).toEqual([]);
  });

  test('sales labels start at their thresholds', () => {
    expect(labels(BEST_SELLER)).toEqual(['BEST_SELLER']);
    expect(labels({ totalSales: BEST_SELLER.totalSales - 1 })).toEqual([]);
    expect(labels(HIGH_SALES_30_DAYS)).toEqual(['HIGH_SALES_30_DAYS']);
    expect(labels({ monthSales: HIGH_SALES_30_DAYS.monthSales - 1 })).toEqual([]);
  });

  test('a rating needs the score and enough reviews', () => {
    expect(labels(HIGHLY_RATED)).toEqual(['HIGHLY_RATED']);
    expect(labels({ ...HIGHLY_RATED, averageScore: 4.49 })).toEqual([]);
    expect(labels({ ...HIGHLY_RATED, reviewCount: HIGHLY_RATED.reviewCount - 1 })).toEqual([]);
    expect(labels(GOOD_REVIEW)).toEqual(['HIGHLY_RATED', 'GOOD_REVIEW_PRODUCT']);
  });

  test('mall and flash labels depend on the platform', () => {
    expect(labels({ mall: true })).toEqual(['LAZ_MALL']);
    expect(labels({ mall: true, platform: 'SHOPEE' })).toEqual(['SHOPEE_MALL']);
    expect(labels({ mall: true, platform: 'TIKTOK' })).toEqual([]);
    expect(labels({ flashSale: true })).toEqual(['FLASH_SALE', 'LAZ_FLASH']);
    expect(labels({ flashSale: true, platform: 'SHOPEE' })).toEqual(['FLASH_SALE']);
    expect(labels({ freeShipping: true })).toEqual(['FREE_SHIPPING']);
  });
});
