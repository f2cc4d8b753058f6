import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

const leaf = (x: number, y: number, angle: number, fill: string) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    path('M0 0 C22 -26 58 -30 84 -8 C60 12 22 16 0 0 Z', fill),
    line('M4 0 Q44 -12 78 -8', '#fff', 1.6, { opacity: 0.5 }),
  );
/** A printed label: a motif over lines of text too small to read. */
const label = (x: number, y: number, width: number, ink: string) =>
  circle(x + width / 2, y, 11, 'none', { stroke: ink, 'stroke-width': 3 }) +
  path(`M${x + width / 2 - 5} ${y + 3} q5 -12 10 0 q-5 5 -10 0 Z`, ink) +
  repeat(3, (i) =>
    rect(x + i * 5, y + 22 + i * 11, width - i * 10, i === 0 ? 5 : 3.5, 2, ink, {
      opacity: i === 0 ? 0.9 : 0.5,
    }),
  );

export const BEAUTY = {
  serum: (p) => [
    leaf(248, 326, -24, '#86a873'),
    leaf(150, 330, -160, '#a3be8c'),
    path('M184 44 Q184 20 200 20 T216 44 V84 H184 Z', '#2b2e35'),
    rect(176, 78, 48, 40, 6, p.metal),
    rect(184, 112, 32, 22, 2, p.pale),
    path(
      'M148 160 Q148 130 178 130 H222 Q252 130 252 160 V320 Q252 340 232 340 H168 Q148 340 148 320 Z',
      p.round,
      { opacity: 0.94 },
    ),
    path('M156 196 H244 V318 Q244 332 230 332 H170 Q156 332 156 318 Z', p.deep, { opacity: 0.2 }),
    rect(197, 112, 6, 176, 3, '#fff', { opacity: 0.35 }),
    rect(160, 202, 80, 96, 6, '#fff', { opacity: 0.92 }),
    label(172, 226, 56, p.deep),
    rect(157, 146, 11, 178, 5.5, '#fff', { opacity: 0.4 }),
  ],
  'cream-jar': (p) => [
    leaf(282, 330, -30, '#86a873'),
    path('M92 214 H308 V306 Q308 338 276 338 H124 Q92 338 92 306 Z', p.round),
    path('M92 214 H308 V240 H92 Z', p.deep, { opacity: 0.15 }),
    rect(82, 148, 236, 68, 14, p.metal),
    rect(82, 148, 236, 16, 8, '#fff', { opacity: 0.5 }),
    repeat(21, (i) => rect(90 + i * 11, 168, 2, 44, 1, '#6d737b', { opacity: 0.25 })),
    rect(140, 248, 120, 64, 8, '#fff', { opacity: 0.92 }),
    label(160, 264, 80, p.deep),
    path('M102 222 H122 V330 Q104 326 102 304 Z', '#fff', { opacity: 0.35 }),
    path('M150 132 Q160 96 196 104 Q214 76 236 104 Q262 108 252 132 Q200 144 150 132 Z', '#fffaf2'),
    path('M196 104 Q204 118 232 116 Q214 130 186 126 Z', '#eadfce'),
  ],
  sunscreen: (p) => [
    circle(292, 110, 34, '#ffd166', { opacity: 0.9 }),
    repeat(10, (i) => line('M292 62 V50', '#ffd166', 7, { transform: `rotate(${i * 36} 292 110)` })),
    path('M126 60 H258 L238 292 H146 Z', p.round),
    path('M126 60 H258 L256 82 H128 Z', '#fff', { opacity: 0.4 }),
    repeat(12, (i) => rect(131 + i * 10.6, 62, 2, 18, 1, p.deep, { opacity: 0.25 })),
    rect(150, 288, 84, 52, 8, '#f7f5f0'),
    rect(150, 288, 84, 8, 4, p.deep, { opacity: 0.25 }),
    repeat(8, (i) => rect(158 + i * 9, 300, 2, 34, 1, '#c9c5bc')),
    circle(192, 148, 34, '#fff', { opacity: 0.92 }),
    circle(192, 148, 15, p.accent),
    repeat(8, (i) => line('M192 126 V120', p.accent, 4, { transform: `rotate(${i * 45} 192 148)` })),
    repeat(4, (i) => rect(162 + i * 4, 204 + i * 15, 60 - i * 8, i ? 4 : 8, 3, '#fff', { opacity: 0.9 })),
    path('M134 66 H154 L160 284 H152 Z', '#fff', { opacity: 0.25 }),
  ],
  lipstick: (p, r) => {
    const colour = r.pick(['#c2253a', '#d9536f', '#a63d40', '#e07a5f', '#8e3b46', '#e4572e']);
    return [
      rect(136, 214, 72, 126, 8, p.black),
      rect(136, 214, 72, 12, 4, '#fff', { opacity: 0.12 }),
      rect(146, 160, 52, 58, 4, p.metal),
      path('M152 162 V110 Q152 92 176 76 L192 66 V162 Z', colour),
      path('M152 112 Q156 94 178 78 L192 66 V92 Q168 100 152 126 Z', '#fff', { opacity: 0.28 }),
      rect(142, 232, 8, 100, 4, '#fff', { opacity: 0.18 }),
      rect(146, 280, 52, 3, 1.5, p.accent),
      rect(236, 160, 78, 180, 10, p.round),
      rect(236, 316, 78, 8, 0, p.metal),
      rect(244, 172, 9, 138, 4.5, '#fff', { opacity: 0.3 }),
      circle(276, 236, 16, 'none', { stroke: p.accent, 'stroke-width': 3 }),
      path('M268 240 q8 -18 16 0 q-8 8 -16 0 Z', p.accent),
      path('M54 318 Q70 296 108 306 Q126 312 118 324 Q84 338 56 330 Q48 326 54 318 Z', colour),
      path('M62 318 Q80 304 104 310 Q86 314 70 324 Z', '#fff', { opacity: 0.35 }),
    ];
  },
  cushion: (p) => [
    group(
      'translate(0 10)',
      ellipse(176, 144, 108, 104, p.top),
      ellipse(176, 144, 92, 88, '#e8f1f5'),
      path('M96 170 Q110 78 214 66 Q126 110 118 206 Q102 192 96 170 Z', '#fff', { opacity: 0.8 }),
      rect(150, 240, 52, 14, 6, p.metal),
    ),
    ellipse(206, 300, 124, 44, p.dark),
    ellipse(206, 284, 124, 46, p.round),
    ellipse(206, 280, 104, 36, p.metal),
    ellipse(206, 282, 94, 31, '#e8c39e'),
    repeat(14, (i) => circle(136 + ((i * 41) % 140), 268 + ((i * 17) % 30), 2, '#d0a67c')),
    group(
      'rotate(-14 292 226)',
      ellipse(292, 232, 56, 24, '#f3e3d3'),
      ellipse(292, 224, 56, 24, '#fdf4ea'),
      rect(254, 212, 76, 15, 7, p.accent),
    ),
  ],
  shampoo: (p) => [
    rect(186, 62, 28, 42, 4, p.white),
    path('M172 44 H236 Q252 44 254 60 L256 78 H240 L238 66 H172 Z', p.dark),
    rect(168, 96, 64, 26, 8, p.dark),
    path(
      'M120 150 Q120 120 160 120 H240 Q280 120 280 150 V312 Q280 340 252 340 H148 Q120 340 120 312 Z',
      p.round,
    ),
    rect(140, 178, 120, 124, 12, '#fff', { opacity: 0.93 }),
    label(162, 208, 76, p.deep),
    path('M156 288 Q178 262 200 282 T244 270 V294 H156 Z', p.accent, { opacity: 0.7 }),
    rect(129, 146, 13, 176, 6.5, '#fff', { opacity: 0.38 }),
    ...[
      [84, 300, 22],
      [62, 326, 13],
      [104, 330, 11],
      [312, 318, 20],
      [338, 332, 9],
    ].map(
      ([x = 0, y = 0, s = 0]) =>
        circle(x, y, s, '#dff1f7', { opacity: 0.75 }) + circle(x - s / 3, y - s / 3, s / 4, '#fff'),
    ),
  ],
  'hair-dryer': (p) => [
    line('M196 316 C192 346 100 350 70 318', '#2b2e35', 8),
    path('M160 180 H220 L208 312 Q206 326 192 326 H180 Q166 326 164 312 Z', p.dark),
    rect(176, 214, 22, 46, 9, '#15171c'),
    rect(181, 222, 12, 14, 5, p.accent),
    path('M106 76 H230 Q286 76 292 96 V172 Q286 190 230 190 H106 Q62 190 62 133 T106 76 Z', p.top),
    rect(288, 88, 52, 92, 8, '#2b2e35'),
    rect(328, 96, 12, 76, 4, p.metal),
    circle(112, 133, 42, p.deep),
    circle(112, 133, 34, p.metal),
    repeat(9, (i) =>
      rect(86 + i * 6, 108 + Math.abs(4 - i) * 3, 2.5, 50 - Math.abs(4 - i) * 6, 1, '#3a3d44'),
    ),
    path('M92 92 Q104 84 126 84 H260 Q180 92 104 96 Z', '#fff', { opacity: 0.35 }),
    rect(206, 126, 62, 13, 6.5, p.accent),
    repeat(3, (i) => line(`M352 ${112 + i * 22} q12 -8 22 0`, '#a9cfe4', 4, { opacity: 0.9 })),
  ],
  supplement: (p) => [
    rect(128, 56, 144, 62, 12, p.white),
    repeat(15, (i) => rect(136 + i * 9, 64, 2.5, 48, 1, '#c9c9c4')),
    path(
      'M116 140 Q116 116 140 116 H260 Q284 116 284 140 V316 Q284 340 260 340 H140 Q116 340 116 316 Z',
      p.round,
    ),
    rect(116, 164, 168, 132, 0, '#fffdf8'),
    rect(116, 164, 168, 34, 0, p.accent),
    label(150, 222, 100, p.deep),
    rect(132, 174, 90, 8, 4, '#fff', { opacity: 0.95 }),
    rect(132, 186, 60, 5, 2.5, '#fff', { opacity: 0.7 }),
    rect(124, 132, 12, 196, 6, '#fff', { opacity: 0.32 }),
    ...[
      [318, 322, 20],
      [66, 326, -30],
      [340, 296, 70],
    ].map(([x = 0, y = 0, a = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${a})`,
        rect(-24, -11, 48, 22, 11, '#f6c453'),
        path('M0 -11 H-13 A11 11 0 0 0 -13 11 H0 Z', '#e4572e'),
        rect(-16, -8, 30, 5, 2.5, '#fff', { opacity: 0.55 }),
      ),
    ),
  ],
} satisfies Record<string, Drawer>;
