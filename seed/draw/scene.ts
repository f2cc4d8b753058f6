import { createRandom, hash } from '#server/platform/random.ts';
import type { ProductKind } from './kinds.ts';
import { pickPaint } from './paint.ts';
import { DRAWERS } from './products/all.ts';
import { type Attributes, ellipse, group, text as textShape } from './svg.ts';

/** The definition of the soft shadow that products stand on. */
export const SHADOW =
  '<radialGradient id="f"><stop offset="0" stop-color="#1a1c22" stop-opacity=".34"/><stop offset=".6" stop-color="#1a1c22" stop-opacity=".12"/><stop offset="1" stop-color="#1a1c22" stop-opacity="0"/></radialGradient>';

/** A product with its shadow, its 400 × 400 field scaled and moved to (x, y); `id` is unique within the picture. */
export function placeProduct(
  id: string,
  kind: ProductKind,
  seed: number,
  x: number,
  y: number,
  scale: number,
  turn = 0,
): string {
  const random = createRandom(hash(`${kind}${seed}`));
  const paint = pickPaint(id, random);
  const art = DRAWERS[kind](paint, random).join('');
  const place = `translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn} 200 340)` : ''}`;
  return `<defs>${paint.defs}</defs>${group(place, ellipse(200, 342, 150, 20, 'url(#f)'), art)}`;
}

/** Text in the storefront's typeface. */
export function words(
  x: number,
  y: number,
  size: number,
  fill: string,
  content: string,
  more: Attributes = {},
): string {
  return textShape(x, y, content, {
    'font-family': 'Anuphan',
    'font-weight': 700,
    'font-size': size,
    fill,
    ...more,
  });
}
