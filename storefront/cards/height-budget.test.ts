import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_EXTRA_HEIGHT_PX } from '../waterfall/feed-layout.ts';

/** Length in px at the usual font size, with which the rows of text grow. */
const toPx = (value: string, unit: string) => Number(value) * (unit === 'rem' ? 16 : 1);

/** The height of each `grid-template` that has the picture in a row of its own, pixels below that row. */
function heights(file: string): number[] {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...css.matchAll(/grid-template:(\s+"picture"[^;]+);/g)].map(([, rows = '']) =>
    [...rows.matchAll(/" ([\d.]+)(px|rem)/g)].reduce(
      (sum, [, value = '', unit = '']) => sum + toPx(value, unit),
      0,
    ),
  );
}

/** Heights that a strip reserves for cards before their layout, in px. */
function reserved(file: string): number[] {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...css.matchAll(/--rows: ([\d.]+)(px|rem)/g)].map(([, value = '', unit = '']) => toPx(value, unit));
}

const { deal, dailyDeal, goods, brand } = CARD_EXTRA_HEIGHT_PX;

test.each([
  ['deal-card', [deal.mobile, deal.desktop, deal.desktop]],
  ['daily-deal-card', [dailyDeal.mobile, dailyDeal.desktop]],
  ['goods-card', [goods.mobile, goods.mobile, goods.desktop, goods.desktop]],
  ['brand-card', [brand.mobile, brand.desktop]],
])('the rows below the picture of a %s add up to its extra height', (name, budget) => {
  expect(heights(`./${name}.module.css`)).toEqual(budget);
});

test.each([
  ['deal-card', deal],
  ['daily-deal-card', dailyDeal],
  ['goods-card', goods],
])('a %s that is not laid out yet takes as much room', (name, { mobile, desktop }) => {
  expect(reserved(`./${name}.module.css`)).toEqual([mobile, desktop]);
});
