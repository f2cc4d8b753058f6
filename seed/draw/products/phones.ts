import { circle, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

/** A phone's back and front, crossed. */
const crossed: Drawer = (p, r) => {
  const lenses = r.int(2, 3);
  return [
    group(
      'rotate(-8 160 200)',
      rect(92, 60, 136, 282, 26, p.top),
      rect(92, 60, 136, 282, 26, 'none', { stroke: p.deep, 'stroke-width': 2, opacity: 0.5 }),
      rect(106, 74, 62, 20 + lenses * 28, 20, p.dark, { opacity: 0.75 }),
      repeat(
        lenses,
        (i) =>
          circle(128, 100 + i * 30, 14, '#14161b') +
          circle(128, 100 + i * 30, 8, '#2e4a66') +
          circle(124, 96 + i * 30, 3, '#fff', { opacity: 0.8 }),
      ),
      circle(154, 92, 5, '#fff6d8'),
      path('M96 84 L150 62 L110 330 L98 330 Z', '#fff', { opacity: 0.1 }),
    ),
    group(
      'rotate(6 250 200)',
      rect(180, 66, 138, 284, 26, '#15171c'),
      rect(186, 72, 126, 272, 21, p.screen),
      circle(249, 88, 5, '#101216'),
      path('M186 250 Q230 210 260 260 T312 230 V323 Q312 344 291 344 H207 Q186 344 186 323 Z', '#fff', {
        opacity: 0.16,
      }),
      rect(222, 118, 54, 12, 6, '#fff', { opacity: 0.85 }),
      rect(230, 138, 38, 7, 3.5, '#fff', { opacity: 0.55 }),
      repeat(4, (i) => rect(201 + i * 26, 306, 18, 18, 5, '#fff', { opacity: 0.82 })),
      path('M186 96 Q186 72 210 72 H250 L200 340 Q186 336 186 320 Z', '#fff', { opacity: 0.1 }),
    ),
  ];
};

/** One phone from the front. */
const upright: Drawer = (p) => [
  rect(122, 44, 156, 298, 30, p.dark),
  rect(129, 51, 142, 284, 24, p.screen),
  circle(200, 70, 6, '#101216'),
  rect(156, 104, 88, 22, 8, '#fff', { opacity: 0.9 }),
  rect(168, 134, 64, 9, 4.5, '#fff', { opacity: 0.6 }),
  path('M129 240 Q176 196 204 246 T271 216 V311 Q271 335 247 335 H153 Q129 335 129 311 Z', '#fff', {
    opacity: 0.16,
  }),
  repeat(4, (i) => rect(143 + i * 30, 296, 22, 22, 6, '#fff', { opacity: 0.82 })),
  path('M129 75 Q129 51 153 51 H196 L148 335 Q129 330 129 311 Z', '#fff', { opacity: 0.12 }),
  rect(278, 120, 5, 44, 2.5, p.deep),
];

/** One phone from the back, with a round block of lenses. */
const back: Drawer = (p) => [
  rect(118, 44, 164, 298, 32, p.top),
  rect(118, 44, 164, 298, 32, 'none', { stroke: p.deep, 'stroke-width': 2, opacity: 0.5 }),
  circle(200, 120, 56, p.dark),
  repeat(4, (i) => {
    const [x, y] = [180 + (i % 2) * 40, 100 + Math.floor(i / 2) * 40];
    return circle(x, y, 15, '#14161b') + circle(x, y, 9, '#2e4a66') + circle(x - 4, y - 4, 3, '#fff');
  }),
  rect(182, 292, 36, 5, 2.5, '#fff', { opacity: 0.6 }),
  path('M124 76 Q124 50 150 50 H186 L138 336 Q124 330 124 310 Z', '#fff', { opacity: 0.16 }),
];

/** A phone that unfolds like a book. */
const folding: Drawer = (p) => [
  path('M60 92 Q60 72 80 74 L198 92 V330 L80 322 Q60 320 60 302 Z', p.dark),
  path('M340 92 Q340 72 320 74 L202 92 V330 L320 322 Q340 320 340 302 Z', p.deep),
  path('M70 96 Q70 84 82 85 L198 101 V320 L82 312 Q70 311 70 300 Z', p.screen),
  path('M330 96 Q330 84 318 85 L202 101 V320 L318 312 Q330 311 330 300 Z', p.screen),
  rect(96, 124, 70, 14, 6, '#fff', { opacity: 0.85 }),
  repeat(3, (i) => rect(96, 156 + i * 22, 82 - i * 16, 8, 4, '#fff', { opacity: 0.5 })),
  repeat(4, (i) =>
    rect(226 + (i % 2) * 44, 140 + Math.floor(i / 2) * 48, 32, 32, 8, '#fff', { opacity: 0.75 }),
  ),
  line('M200 92 V330', '#101216', 4),
];

export const PHONES = {
  phone: (p, r) => r.pick([crossed, upright, back, folding])(p, r),
  tablet: (p) => [
    group(
      'rotate(-5 200 200)',
      rect(52, 96, 296, 214, 20, '#17191e'),
      rect(62, 106, 276, 194, 12, p.screen),
      circle(57.5, 203, 2.5, '#3d4350'),
      path('M62 240 Q130 180 190 236 T338 214 V288 Q338 300 326 300 H74 Q62 300 62 288 Z', '#fff', {
        opacity: 0.18,
      }),
      rect(84, 128, 92, 12, 6, '#fff', { opacity: 0.9 }),
      rect(84, 150, 60, 8, 4, '#fff', { opacity: 0.6 }),
      repeat(5, (i) => rect(112 + i * 36, 270, 24, 20, 6, '#fff', { opacity: 0.8 })),
      path('M62 118 Q62 106 74 106 H176 L98 300 H74 Q62 300 62 288 Z', '#fff', { opacity: 0.1 }),
    ),
    group(
      'rotate(38 318 250)',
      rect(310, 120, 16, 214, 8, p.white),
      path('M310 330 h16 l-8 26 Z', '#c9c9c6'),
      path('M315 346 h6 l-3 10 Z', '#333'),
      rect(310, 140, 16, 6, 0, p.accent),
    ),
  ],
  'power-bank': (p) => [
    group(
      'rotate(8 190 210)',
      rect(120, 76, 150, 258, 28, p.round),
      rect(132, 90, 126, 230, 20, '#fff', { opacity: 0.08 }),
      rect(150, 112, 90, 44, 12, '#11141a'),
      repeat(2, (i) => rect(168 + i * 28, 122, 18, 24, 3, 'none', { stroke: '#7ef0c9', 'stroke-width': 4 })),
      repeat(4, (i) =>
        circle(165 + i * 20, 292, 4.5, i < 3 ? '#8df2cf' : '#ffffff', { opacity: i < 3 ? 1 : 0.35 }),
      ),
      path('M207 196 l-24 40 h18 l-6 32 l28 -42 h-18 l8 -30 Z', p.accent),
      path('M126 100 Q126 82 144 82 H160 L140 328 Q126 324 126 306 Z', '#fff', { opacity: 0.18 }),
    ),
    line('M286 120 C330 120 336 180 318 214 S300 300 336 322', p.accent, 9),
    rect(322, 312, 30, 22, 5, '#e9eaec'),
    rect(350, 317, 14, 12, 2, p.metal),
  ],
  charger: (p) => [
    line('M262 252 C330 270 340 330 250 342 S110 352 92 330', p.accent, 10),
    rect(70, 306, 34, 34, 8, '#f2f2f0'),
    rect(56, 314, 16, 18, 3, p.metal),
    rect(128, 92, 148, 176, 28, p.top),
    rect(158, 54, 12, 46, 3, p.metal),
    rect(232, 54, 12, 46, 3, p.metal),
    path('M134 116 Q134 98 152 98 H186 L150 262 H146 Q134 258 134 246 Z', '#fff', { opacity: 0.16 }),
    repeat(
      2,
      (i) => rect(176, 176 + i * 36, 52, 17, 8.5, '#14161b') + rect(184, 182 + i * 36, 36, 5, 2.5, '#3d4350'),
    ),
    path('M206 112 l-18 30 h13 l-4 22 l20 -31 h-13 l6 -21 Z', p.accent),
  ],
} satisfies Record<string, Drawer>;
