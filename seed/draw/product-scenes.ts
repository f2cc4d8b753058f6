import type { Random } from '#server/platform/random.ts';
import { mix, type Paint } from './paint.ts';
import { circle, ellipse, group, line, path, rect, repeat } from './svg.ts';

/** Parts of a product picture, 800 × 800: `body` stands on y = 340 of a field of 400 × 400, with its shadow. */
export type SceneInput = {
  body: string;
  /** The same article in a second colour. */
  other: string;
  paint: Paint;
  ground: string;
  random: Random;
};
type Scene = (input: SceneInput) => string;

const alone: Scene = ({ body }) => group('translate(40 36) scale(1.8)', body);

const tilted: Scene = ({ body, random }) =>
  group(`translate(56 40) scale(1.74) rotate(${random.pick([-9, -6, 7, 10])} 200 220)`, body);

const boxed: Scene = ({ body, paint }) =>
  [
    ellipse(570, 664, 190, 26, '#1a1c22', { opacity: 0.14 }),
    path('M410 250 L470 214 H752 L716 250 Z', mix(paint.base, '#ffffff', 0.5)),
    path('M716 250 L752 214 V622 L716 660 Z', mix(paint.base, '#12131a', 0.2)),
    rect(410, 250, 306, 410, 4, mix(paint.base, '#ffffff', 0.28)),
    rect(410, 250, 306, 64, 4, paint.base),
    rect(434, 272, 120, 18, 9, '#ffffff', { opacity: 0.85 }),
    repeat(3, (i) => rect(600, 560 + i * 26, 92 - i * 18, 10, 5, '#ffffff', { opacity: 0.7 })),
    group('translate(-20 150) scale(1.5)', body),
  ].join('');

const pair: Scene = ({ body, other }) =>
  group('translate(300 130) scale(1.2)', other) + group('translate(20 210) scale(1.35)', body);

const trio: Scene = ({ body, other }) =>
  group('translate(-30 200) scale(1.02)', other) +
  group('translate(410 200) scale(1.02)', other) +
  group('translate(120 150) scale(1.4)', body);

const plinth: Scene = ({ body, ground }) =>
  [
    path('M180 620 V330 A220 220 0 0 1 620 330 V620 Z', mix(ground, '#3a2f2a', 0.08)),
    ellipse(400, 660, 330, 70, mix(ground, '#3a2f2a', 0.16)),
    path('M70 560 V640 A330 80 0 0 0 730 640 V560 Z', mix(ground, '#3a2f2a', 0.06)),
    ellipse(400, 560, 330, 80, mix(ground, '#ffffff', 0.45)),
    group('translate(110 40) scale(1.45)', body),
  ].join('');

const disc: Scene = ({ body, paint }) =>
  circle(400, 380, 310, mix(paint.accent, '#ffffff', 0.62)) + group('translate(60 56) scale(1.7)', body);

const shelf: Scene = ({ body, ground }) =>
  [
    rect(0, 604, 800, 34, 0, '#c99b6b'),
    rect(0, 638, 800, 14, 0, '#a67a4f'),
    rect(0, 652, 800, 148, 0, mix(ground, '#3a2f2a', 0.06)),
    path('M664 604 V520 H740 V604 Z', '#f4efe6'),
    repeat(5, (i) =>
      group(
        `translate(702 522) rotate(${i * 26 - 52})`,
        path('M0 0 C-20 -46 -14 -96 0 -118 C14 -96 20 -46 0 0 Z', i % 2 ? '#6da173' : '#4f7f57'),
      ),
    ),
    group('translate(0 76) scale(1.55)', body),
  ].join('');

const sunlit: Scene = ({ body, ground }) =>
  [
    rect(0, 0, 800, 800, 0, mix(ground, '#c79a6a', 0.1)),
    repeat(3, (i) =>
      path(`M${60 + i * 250} 0 h150 L${-90 + i * 250} 800 h-150 Z`, '#ffffff', { opacity: 0.5 }),
    ),
    group('translate(40 36) scale(1.8)', body),
  ].join('');

const twoTone: Scene = ({ body, paint }) =>
  path('M0 800 V520 L800 330 V800 Z', mix(paint.base, '#ffffff', 0.66)) +
  group('translate(70 60) scale(1.66)', body);

const blocks: Scene = ({ body, ground, paint }) =>
  [
    rect(90, 600, 470, 200, 0, mix(ground, '#3a2f2a', 0.1)),
    path('M90 600 L150 560 H620 L560 600 Z', mix(ground, '#ffffff', 0.5)),
    path('M560 600 L620 560 V800 H560 Z', mix(ground, '#3a2f2a', 0.18)),
    circle(684, 724, 60, mix(paint.accent, '#ffffff', 0.3)),
    circle(664, 704, 18, '#ffffff', { opacity: 0.5 }),
    group('translate(50 60) scale(1.52)', body),
  ].join('');

const framed: Scene = ({ body, paint }) =>
  [
    group('translate(76 40) scale(1.62)', body),
    rect(0, 690, 800, 110, 0, mix(paint.base, '#ffffff', 0.35)),
    rect(48, 726, 260, 38, 19, '#ffffff', { opacity: 0.9 }),
    repeat(3, (i) => circle(620 + i * 60, 745, 20, '#ffffff', { opacity: 0.75 })),
    rect(7, 7, 786, 786, 0, 'none', { stroke: mix(paint.base, '#ffffff', 0.35), 'stroke-width': 14 }),
  ].join('');

/** Arrangements of the first picture of a product; neighbours in a list have different ones. */
export const SCENES: readonly Scene[] = [
  alone,
  boxed,
  disc,
  tilted,
  plinth,
  pair,
  sunlit,
  shelf,
  framed,
  twoTone,
  trio,
  blocks,
];

/** Seen from the side: narrower, with a slanted base line. */
export const angle: Scene = ({ body, ground, paint }) =>
  [
    ellipse(400, 668, 320, 58, mix(ground, '#3a2f2a', 0.08)),
    circle(570, 240, 170, mix(paint.accent, '#ffffff', 0.7)),
    group('translate(96 46) scale(1.72) matrix(-0.82 -0.1 0 1 364 20)', body),
  ].join('');

/** Close up on a part of it. */
export const detail: Scene = ({ body, paint, random }) => {
  const [x, y] = random.pick([
    [-190, -150],
    [-330, -260],
    [-80, -300],
  ]);
  return [
    group(`translate(${x} ${y}) scale(2.7)`, body),
    rect(0, 0, 800, 800, 0, 'none', { stroke: mix(paint.base, '#ffffff', 0.4), 'stroke-width': 20 }),
  ].join('');
};

/** In use: on a table of a room with a window. */
export const inUse: Scene = ({ body, paint }) =>
  [
    rect(0, 0, 800, 800, 0, mix(paint.accent, '#ffffff', 0.74)),
    rect(70, 70, 250, 300, 10, '#ffffff'),
    rect(84, 84, 222, 272, 4, '#d4ecf7'),
    path('M84 320 q70 -70 120 -30 t102 -20 V356 H84 Z', '#a9cfa4'),
    rect(190, 70, 10, 300, 0, '#ffffff'),
    rect(0, 580, 800, 220, 0, '#b98b5e'),
    rect(0, 580, 800, 14, 0, '#d3a878'),
    repeat(3, (i) => line(`M0 ${640 + i * 52} H800`, '#a67a4f', 3, { opacity: 0.45 })),
    rect(22, 626, 150, 26, 6, mix(paint.base, '#ffffff', 0.35)),
    rect(34, 602, 130, 24, 6, '#f4efe6'),
    rect(34, 612, 130, 4, 0, mix(paint.base, '#ffffff', 0.5)),
    group('translate(120 96) scale(1.5)', body),
  ].join('');
