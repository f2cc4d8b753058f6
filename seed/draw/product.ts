import { createRandom, hash, type Random } from '#server/platform/random.ts';
import type { ProductKind } from './kinds.ts';
import { mix, pickPaint } from './paint.ts';
import { DRAWERS } from './products/all.ts';
import { SHADOW } from './scene.ts';
import { circle, ellipse, group, path, rect, svg } from './svg.ts';

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

/**
 * A product on a plain studio ground, 800 × 800. The same seed gives the same article in the same colour; `view` 1
 * shows it alone, 2 on a stage, 3 with a second colour, 4 close up.
 */
export function drawProduct(kind: ProductKind, seed: number, view = 1): string {
  const random = createRandom(hash(`${kind}${seed}`));
  const paint = pickPaint('a', random);
  const shape = random.int(0, 0x7fffffff);
  const art = DRAWERS[kind](paint, createRandom(shape)).join('');
  const ground = view === 2 ? mix(paint.accent, '#ffffff', 0.72) : random.pick(GROUNDS);
  const scene = (...shapes: string[]) =>
    svg(800, 800, `<defs>${SHADOW}${paint.defs}</defs>`, rect(0, 0, 800, 800, 0, ground), ...shapes);
  const shadow = ellipse(200, 342, 150, 20, 'url(#f)');
  if (view === 2) return scene(stage(random, ground), group('translate(110 40) scale(1.45)', shadow, art));
  if (view === 3) {
    const other = pickPaint('b', random);
    const second = DRAWERS[kind](other, createRandom(shape)).join('');
    return scene(
      `<defs>${other.defs}</defs>`,
      group('translate(300 130) scale(1.2)', shadow, second),
      group('translate(20 210) scale(1.35)', shadow, art),
    );
  }
  if (view === 4) return scene(group('translate(-190 -150) scale(2.7)', shadow, art));
  return scene(group('translate(40 36) scale(1.8)', shadow, art));
}

/** A plain base for a product: a round plinth before an arch, a disc or a block. */
function stage(random: Random, ground: string): string {
  const near = mix(ground, '#ffffff', 0.45);
  const far = mix(ground, '#3a2f2a', 0.08);
  const backdrop = random.pick([
    path('M180 620 V330 A220 220 0 0 1 620 330 V620 Z', far),
    circle(400, 360, 270, far),
    rect(130, 110, 540, 510, 24, far),
  ]);
  return [
    backdrop,
    ellipse(400, 660, 330, 70, mix(ground, '#3a2f2a', 0.16)),
    path('M70 560 V640 A330 80 0 0 0 730 640 V560 Z', mix(ground, '#3a2f2a', 0.06)),
    ellipse(400, 560, 330, 80, near),
  ].join('');
}
