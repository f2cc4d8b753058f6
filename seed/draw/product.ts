import { createRandom, hash, type Random } from '#server/platform/random.ts';
import type { ProductKind } from './kinds.ts';
import { mix, type Paint, type ProductColour, pickPaint } from './paint.ts';
import { angle, detail, inUse, SCENES } from './product-scenes.ts';
import { DRAWERS } from './products/all.ts';
import { SHADOW } from './scene.ts';
import { ellipse, group, rect, svg } from './svg.ts';

const GROUNDS = [
  '#ffffff',
  '#ffffff',
  '#f6f3ee',
  '#eef3f6',
  '#f4f0f7',
  '#eef5f0',
  '#fbf1ec',
  '#f5f5f5',
  '#fdf6e3',
  '#eaf1f8',
];
/** Number of arrangements of first pictures: pictures whose numbers differ by less have different ones. */
export const ARRANGEMENTS = SCENES.length;

/**
 * A product, 800 × 800. The same seed gives the same article in the same colour and proportions; `view` 1 shows it in
 * one of the arrangements, 2 from another angle, 3 close up, 4 in use. `colour` replaces the colour alone.
 */
export function drawProduct(kind: ProductKind, seed: number, view = 1, colour?: ProductColour): string {
  const random = createRandom(hash(`${kind}${seed}`));
  const [paint, second] = [pickPaint('a', random, colour), pickPaint('b', random)];
  const shape = random.int(0, 0x7fffffff);
  const proportions = proportionsOf(random);
  const draw = (colours: Paint) =>
    ellipse(200, 342, 150, 20, 'url(#f)') +
    group(proportions, ...DRAWERS[kind](colours, createRandom(shape)));
  const ground = view === 2 ? mix(paint.accent, '#ffffff', 0.8) : random.pick(GROUNDS);
  const scene = { 2: angle, 3: detail, 4: inUse }[view] ?? SCENES[seed % SCENES.length];
  return svg(
    800,
    800,
    `<defs>${SHADOW}${paint.defs}${second.defs}</defs>`,
    rect(0, 0, 800, 800, 0, ground),
    scene?.({ body: draw(paint), other: draw(second), paint, ground, random }) ?? '',
  );
}

/** Transform that makes an article a little wider or taller, and turns it to the left or the right. */
function proportionsOf(random: Random): string {
  const wide = (random.chance(0.5) ? -1 : 1) * (0.93 + random.next() * 0.14);
  const tall = 0.93 + random.next() * 0.1;
  return `translate(200 340) scale(${wide.toFixed(3)} ${tall.toFixed(3)}) translate(-200 -340)`;
}
