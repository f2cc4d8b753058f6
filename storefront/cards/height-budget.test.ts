import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_EXTRA_HEIGHT_PX } from '#schemas/constants.ts';

/** The height of each `grid-template` of a style sheet, pixels, without its `auto` row: the picture. */
function heights(file: string): number[] {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...css.matchAll(/grid-template:([^;]+);/g)].map(([, rows = '']) =>
    [...rows.matchAll(/" ([\d.]+)px/g)].reduce((sum, [, px]) => sum + Number(px), 0),
  );
}

const { deal } = CARD_EXTRA_HEIGHT_PX;

test.each([['deal-card', [deal.mobile, deal.desktop, deal.desktop]]])(
  'the rows below the picture of a %s add up to its extra height',
  (name, budget) => {
    expect(heights(`./${name}.module.css`)).toEqual(budget);
  },
);
