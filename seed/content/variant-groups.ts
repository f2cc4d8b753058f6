import type { Text } from '#locales/format/localize.ts';
import type { ProductColour } from '../draw/paint.ts';

/** A value in which variants differ; with a colour their pictures show it. */
export type VariantValue = { text: Text; colour?: ProductColour };

/**
 * An axis of variants. Its value stands in the title instead of the family's specification number `spec`; a colour, which
 * families don't have, after the first specification. Without values they are the family's own, with their prices.
 */
export type VariantAxis = { spec?: number; values?: readonly VariantValue[] };

/** Category whose best-selling product has variants, with one of every combination of the axes' values. */
export type VariantGroup = { category: string; axes: readonly VariantAxis[] };

const COLOURS = {
  black: { text: ['สีดำ', 'Black', 'Hitam'], colour: 'black' },
  white: { text: ['สีขาว', 'White', 'Putih'], colour: 'white' },
  navy: { text: ['สีกรมท่า', 'Navy', 'Navy'], colour: 'navy' },
  sage: { text: ['สีเขียวเสจ', 'Sage Green', 'Hijau Sage'], colour: 'sage' },
  lilac: { text: ['สีม่วงไลแลค', 'Lilac', 'Lilac'], colour: 'lilac' },
  sand: { text: ['สีทราย', 'Sand', 'Krem'], colour: 'sand' },
} as const satisfies Record<string, VariantValue>;
const { black, white, navy, sage, lilac, sand } = COLOURS;

const storage = ['8/256GB', '12/256GB', '12/512GB'].map((text): VariantValue => ({ text }));
const clothes = ['S', 'M', 'L', 'XL', 'XXL'].map(
  (size): VariantValue => ({
    text: [`ไซซ์ ${size}`, `Size ${size}`, `Ukuran ${size}`],
  }),
);
const shoes = [38, 39, 40, 41, 42, 43, 44].map(
  (size): VariantValue => ({
    text: [`ไซซ์ EU ${size}`, `EU ${size}`, `Ukuran EU ${size}`],
  }),
);

export const VARIANT_GROUPS: readonly VariantGroup[] = [
  { category: 'flagship-phones', axes: [{ spec: 0, values: storage }, { values: [black, white, lilac] }] },
  { category: 'android-tablets', axes: [{ spec: 0 }] },
  { category: 'power-banks', axes: [{ spec: 0 }] },
  { category: 'earbuds', axes: [{ values: [black, white, lilac, sage] }] },
  { category: 'headphones', axes: [{ values: [black, white, navy] }] },
  { category: 'smart-watches', axes: [{ values: [black, sand, sage] }] },
  { category: 'air-fryers', axes: [{ spec: 0 }] },
  { category: 'rice-cookers', axes: [{ spec: 0 }] },
  { category: 'bottles', axes: [{ spec: 0 }] },
  { category: 't-shirts', axes: [{ values: [black, white] }, { spec: 2, values: clothes }] },
  { category: 'sneakers', axes: [{ spec: 2, values: shoes }] },
  { category: 'backpacks', axes: [{ values: [black, navy, sage, sand] }] },
  { category: 'lipsticks', axes: [{ spec: 1 }] },
  { category: 'diapers', axes: [{ spec: 1 }] },
  { category: 'cat-food', axes: [{ spec: 0 }] },
];
