import type { DealLabelCode, GOODS_LABEL_CODES } from '#schemas/enums/label.ts';
import type { Platform } from '#schemas/enums/platform.ts';

export type GoodsLabelCode = (typeof GOODS_LABEL_CODES)[number];
export type LabelCode = DealLabelCode | GoodsLabelCode;

/** Facts about an item besides its prices; a missing number is null. */
export type Facts = {
  platform: Platform;
  freeShipping: boolean;
  flashSale: boolean;
  /** Sold by a brand's own shop on the marketplace. */
  mall: boolean;
  monthSales: number;
  totalSales: number;
  averageScore: number | null;
  reviewCount: number;
};

export const BEST_SELLER = { totalSales: 1_000 } as const;
export const HIGH_SALES_30_DAYS = { monthSales: 300 } as const;
export const HIGHLY_RATED = { averageScore: 4.5, reviewCount: 20 } as const;
export const GOOD_REVIEW = { averageScore: 4.8, reviewCount: 100 } as const;

/** Every code that `factLabels` may give. */
export const FACT_LABEL_CODES = [
  'FREE_SHIPPING',
  'BEST_SELLER',
  'HIGH_SALES_30_DAYS',
  'HIGHLY_RATED',
  'GOOD_REVIEW_PRODUCT',
  'FLASH_SALE',
  'LAZ_FLASH',
  'LAZ_MALL',
  'SHOPEE_MALL',
] as const satisfies readonly LabelCode[];

/** Labels of S1 §3 that follow from facts other than the price history, for deals and goods. */
export function factLabels(facts: Facts): LabelCode[] {
  const rated = (bound: { averageScore: number; reviewCount: number }) =>
    (facts.averageScore ?? 0) >= bound.averageScore && facts.reviewCount >= bound.reviewCount;
  const holds: Record<(typeof FACT_LABEL_CODES)[number], boolean> = {
    FREE_SHIPPING: facts.freeShipping,
    BEST_SELLER: facts.totalSales >= BEST_SELLER.totalSales,
    HIGH_SALES_30_DAYS: facts.monthSales >= HIGH_SALES_30_DAYS.monthSales,
    HIGHLY_RATED: rated(HIGHLY_RATED),
    GOOD_REVIEW_PRODUCT: rated(GOOD_REVIEW),
    FLASH_SALE: facts.flashSale,
    LAZ_FLASH: facts.flashSale && facts.platform === 'LAZADA',
    LAZ_MALL: facts.mall && facts.platform === 'LAZADA',
    SHOPEE_MALL: facts.mall && facts.platform === 'SHOPEE',
  };
  return FACT_LABEL_CODES.filter((code) => holds[code]);
}
