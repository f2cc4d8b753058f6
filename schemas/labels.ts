import { HALF_YEAR_DAYS, LABEL_TEXT, LOWEST_DAYS } from './constants.ts';

export type LabelPolicy = 'A' | 'B';
/** Colour role of a label; `neutral` for every label without a colour in the specification. */
export type LabelTone = 'success' | 'price' | 'warning' | 'neutral';
export type LabelSize = 'sm' | 'md' | 'lg';

const LONGEST_FIRST = LOWEST_DAYS.toReversed().map((days) => `LOWEST_${days}_DAYS`);

/** Two readings of S1 §4: A for home and generic labels, B for the deal card. The first match is shown. */
const PRIORITY: Record<LabelPolicy, readonly string[]> = {
  A: [
    'FREE_SHIPPING',
    'ALL_TIME_LOW',
    'PRICE_REDUCTION_TOP',
    ...LONGEST_FIRST,
    'HALF_YEAR_LOW',
    'FLASH_SALE',
    'BEST_SELLER',
    'HIGHLY_RATED',
  ],
  B: [
    'FLASH_SALE',
    'FREE_SHIPPING',
    'ALL_TIME_LOW',
    'HALF_YEAR_LOW',
    ...LONGEST_FIRST,
    'PRICE_REDUCTION_TOP',
    'BEST_SELLER',
    'HIGHLY_RATED',
  ],
};

/** Code of the one label that a deal shows; undefined without a ranked one. */
export function pickDealLabel(labels: readonly { code: string }[], policy: LabelPolicy): string | undefined {
  return PRIORITY[policy].find((code) => labels.some((label) => label.code === code));
}

/** Colour role of a label of deals or goods (S1 §4). */
export function labelTone(code: string): LabelTone {
  if (code === 'FREE_SHIPPING') return 'success';
  if (code === 'HIGHLY_RATED' || code === 'GOOD_REVIEW_PRODUCT') return 'warning';
  return /^LOWEST_|_LOW$|^PRICE_REDUCTION|FLASH|^BEST_SELLER$|^HIGH_SALES_/.test(code) ? 'price' : 'neutral';
}

/** Size of a label: longer texts, in UTF-16 units, take a wider style; `lg` drops the label's image. */
export function labelSize(text: string): LabelSize {
  if (text.length > LABEL_TEXT.largeAboveLength) return 'lg';
  return text.length > LABEL_TEXT.mediumAboveLength ? 'md' : 'sm';
}

/** Number of days in a lowest-price label; undefined for any other label. */
export function labelDays(code: string): number | undefined {
  if (code === 'HALF_YEAR_LOW') return HALF_YEAR_DAYS;
  const days = /^LOWEST_(\d+)_DAYS$/.exec(code)?.[1];
  return days === undefined ? undefined : Number(days);
}
