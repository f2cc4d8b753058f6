import { createRandom, hash } from '#server/platform/random.ts';
import { companionsOf, type ProductKind } from './kinds.ts';
import { placeProduct, SHADOW } from './scene.ts';
import { circle, ellipse, group, path, rect, repeat, svg } from './svg.ts';

const [WIDTH, HEIGHT, FLOOR] = [1_400, 840, 760];
const SCRAPS = ['#FFD27A', '#FFF6EC', '#FF8A5B', '#FFE2BE'] as const;
const FACE = '#FFF3E0';
const SIDE = '#E9A66C';
const TOP = '#FFE2BE';

type Placed = readonly [
  kind: ProductKind,
  seed: number,
  x: number,
  floor: number,
  scale: number,
  turn?: number,
];

/** Sale days with art of their own: the figures as blocks, and products around them. */
export const SALE_DAYS = {
  '11-11': {
    figures: [
      [one, 330],
      [one, 520],
      [point, 716],
      [one, 790],
      [one, 980],
    ],
    products: [
      ['headphones', 3, 330, 330, 0.62, -8],
      ['fan', 4, 1_130, 330, 0.62],
      ['air-fryer', 12, 420, FLOOR + 34, 1.02],
      ['phone', 6, 890, FLOOR + 24, 0.9, 6],
      ['serum', 2, 1_210, FLOOR + 12, 0.72],
      ['sneakers', 5, 170, FLOOR + 14, 0.66],
    ],
  },
  '12-12': {
    figures: [
      [one, 210],
      [two, 400],
      [point, 722],
      [one, 800],
      [two, 990],
    ],
    products: [
      ['speaker', 5, 250, 330, 0.56],
      ['coffee-machine', 2, 580, FLOOR + 34, 0.9],
      ['suitcase', 7, 1_290, FLOOR + 20, 0.84],
      ['lipstick', 3, 350, FLOOR + 12, 0.6],
      ['blocks', 4, 130, FLOOR + 16, 0.66],
      ['camera', 3, 960, FLOOR + 28, 0.66],
    ],
  },
} as const satisfies Record<
  string,
  { figures: readonly (readonly [Figure, number])[]; products: readonly Placed[] }
>;
export type SaleDay = keyof typeof SALE_DAYS;

type Figure = () => string;

/** The figure 1, 480 high, standing on y = 0. */
function one(): string {
  return 'M0 -384 L96 -480 H150 V0 H50 V-352 L0 -318 Z';
}

/** The figure 2, 480 high, standing on y = 0. */
function two(): string {
  return 'M0 -346 C0 -436 56 -488 138 -488 C222 -488 276 -438 276 -362 C276 -300 246 -262 196 -212 L90 -96 H280 V0 H0 V-84 L130 -226 C164 -262 176 -300 176 -340 C176 -376 160 -398 136 -398 C110 -398 98 -374 98 -346 Z';
}

/** The point between the figures. */
function point(): string {
  return 'M0 -62 H62 V0 H0 Z';
}

/** Art of a sale day, 1400 × 840, for any ground: nothing behind the figures is drawn. */
export function drawSaleDay(day: SaleDay): string {
  const { figures, products } = SALE_DAYS[day];
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${SHADOW}</defs>`,
    scraps(hash(day)),
    ellipse(WIDTH / 2, FLOOR + 24, 680, 46, '#000000', { opacity: 0.16 }),
    ...figures.map(([figure, x]) => block(figure(), x)),
    ...products.map(([kind, seed, x, floor, scale, turn], i) =>
      placeProduct(`p${i}`, kind, seed, x - 200 * scale, floor - 342 * scale, scale, turn),
    ),
  );
}

/** A figure as a block: its side, its light upper edge and its face. */
function block(d: string, x: number): string {
  const at = (shift: number, fill: string) =>
    path(d, fill, { transform: `translate(${x + shift} ${FLOOR - shift / 2})` });
  return repeat(9, (i) => at(36 - i * 4, SIDE)) + at(2, TOP) + at(0, FACE);
}

/** Art of a topic, 1400 × 840, for any ground: its product before two that go with it, on a round stage. */
export function drawTopicScene(kind: ProductKind, seed: number): string {
  const [left, right] = companionsOf(kind);
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${SHADOW}</defs>`,
    scraps(hash(`${kind}${seed}`)),
    path('M240 690 V730 A460 92 0 0 0 1160 730 V690 Z', '#000000', { opacity: 0.18 }),
    ellipse(700, 690, 460, 92, '#ffffff', { opacity: 0.24 }),
    ellipse(700, 684, 400, 74, '#ffffff', { opacity: 0.2 }),
    placeProduct('b', left, seed + 17, 210, 240, 1.16, -6),
    placeProduct('c', right, seed + 31, 726, 240, 1.16, 6),
    placeProduct('a', kind, seed, 352, 118, 1.74),
  );
}

/** Paper scraps in the upper half. */
function scraps(seed: number): string {
  const random = createRandom(seed);
  return repeat(34, (i) => {
    const [x, y] = [random.int(30, WIDTH - 30), random.int(20, 470)];
    const fill = SCRAPS[i % SCRAPS.length] ?? FACE;
    if (i % 3 === 0) return circle(x, y, random.int(5, 11), fill, { opacity: 0.85 });
    const turned = `rotate(${random.int(0, 179)} ${x} ${y})`;
    return group(turned, rect(x, y, 28, 10, 5, fill, { opacity: 0.8 }));
  });
}
