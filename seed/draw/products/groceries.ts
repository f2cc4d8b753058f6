import type { Paint } from '../paint.ts';
import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

/** A pillow bag with crimped ends. */
const bag = (fill: string, crimp: string) =>
  path('M110 70 H290 L300 92 Q284 200 304 314 L292 338 H108 L96 314 Q116 200 100 92 Z', fill) +
  path('M110 70 H290 L298 90 H102 Z', crimp) +
  path('M108 338 H292 L302 318 H98 Z', crimp) +
  repeat(
    20,
    (i) =>
      rect(110 + i * 9.2, 72, 2, 16, 1, '#fff', { opacity: 0.35 }) +
      rect(110 + i * 9.2, 320, 2, 16, 1, '#fff', { opacity: 0.35 }),
  ) +
  path('M116 96 Q128 200 112 312 L128 312 Q142 200 134 96 Z', '#fff', { opacity: 0.22 });

export const GROCERIES = {
  snack: (p, r) => [
    bag(p.round, p.dark),
    ellipse(200, 156, 74, 44, p.accent),
    path('M148 150 H252 V162 H148 Z', '#fff', { opacity: 0.95 }),
    rect(168, 168, 64, 7, 3.5, '#fff', { opacity: 0.75 }),
    ...(r.chance(0.5)
      ? [
          [168, 250, -20],
          [214, 236, 15],
          [238, 268, -8],
          [190, 284, 30],
        ].map(([x = 0, y = 0, a = 0]) =>
          group(
            `translate(${x} ${y}) rotate(${a})`,
            path('M-34 0 Q-20 -24 4 -18 T36 2 Q18 20 -6 16 T-34 0 Z', '#f6c453'),
            path('M-24 -2 Q-8 -14 20 -4', 'none', { stroke: '#d9932f', 'stroke-width': 3 }),
          ),
        )
      : [
          [170, 256],
          [206, 236],
          [240, 258],
          [188, 288],
          [226, 286],
        ].map(
          ([x = 0, y = 0]) =>
            ellipse(x, y, 21, 15, '#c98b4a') +
            path(`M${x - 13} ${y} q13 -10 26 0`, 'none', { stroke: '#8a5a2b', 'stroke-width': 3 }),
        )),
    circle(270, 118, 20, '#fff', { opacity: 0.95 }),
    path('M262 118 l6 7 l11 -13', 'none', {
      stroke: '#3f9d5f',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ],
  coffee: (p) => [
    path('M118 96 H260 L272 120 V318 Q272 340 250 340 H128 Q106 340 106 318 V120 Z', p.black),
    path('M118 96 H260 L254 62 H124 Z', '#2b2e35'),
    rect(120, 84, 138, 12, 3, p.metal),
    rect(106, 156, 166, 124, 0, p.base),
    rect(106, 156, 166, 6, 0, p.accent),
    rect(106, 274, 166, 6, 0, p.accent),
    circle(189, 206, 34, '#fff8ec'),
    path('M189 182 C206 190 206 222 189 230 C172 222 172 190 189 182 Z', '#6b4226'),
    line('M189 184 Q196 206 189 228', '#fff8ec', 3),
    rect(148, 250, 82, 8, 4, '#fff', { opacity: 0.95 }),
    path('M116 124 H134 V332 Q116 330 116 314 Z', '#fff', { opacity: 0.13 }),
    circle(240, 122, 7, '#5a5f68'),
    path('M270 274 H352 L344 326 Q342 338 330 338 H292 Q280 338 278 326 Z', '#fffdf8'),
    ellipse(311, 274, 41, 9, '#fff'),
    ellipse(311, 275, 35, 7, '#6b4226'),
    line('M350 284 q24 4 14 26 t-24 12', '#f1efe9', 7),
    repeat(2, (i) => line(`M${300 + i * 20} 258 q-8 -12 0 -24`, '#cfcac0', 4)),
    ...[
      [70, 326],
      [52, 336],
      [88, 336],
    ].map(([x = 0, y = 0], i) =>
      group(
        `rotate(${i * 35 - 20} ${x} ${y})`,
        ellipse(x, y, 13, 9, '#6b4226'),
        line(`M${x - 10} ${y} q10 -5 20 0`, '#3f2413', 2.5),
      ),
    ),
  ],
  bottle: (p, r) =>
    r.chance(0.5)
      ? [
          rect(172, 40, 56, 36, 8, p.dark),
          line('M176 52 C140 30 140 84 172 82', p.accent, 9),
          rect(164, 72, 72, 20, 6, p.metal),
          path(
            'M150 120 Q150 92 172 92 H228 Q250 92 250 120 V318 Q250 340 228 340 H172 Q150 340 150 318 Z',
            p.round,
          ),
          rect(150, 300, 100, 10, 0, p.metal),
          rect(160, 112, 12, 178, 6, '#fff', { opacity: 0.35 }),
          path('M184 206 q16 -34 32 0 q-16 18 -32 0 Z', p.accent),
          rect(180, 236, 40, 5, 2.5, '#fff', { opacity: 0.8 }),
        ]
      : [
          rect(226, 22, 9, 90, 4.5, p.accent),
          rect(132, 84, 136, 26, 10, p.dark),
          path('M136 110 H264 L246 318 Q244 340 222 340 H178 Q156 340 154 318 Z', p.round),
          path('M150 266 H250 L246 318 Q244 340 222 340 H178 Q156 340 154 318 Z', p.metal),
          line('M262 142 C322 142 318 236 254 236', p.dark, 15),
          path('M146 118 H164 L172 258 H158 Z', '#fff', { opacity: 0.3 }),
          circle(200, 186, 19, p.accent, { opacity: 0.9 }),
          path('M190 190 q10 -22 20 0 q-10 10 -20 0 Z', '#fff', { opacity: 0.9 }),
        ],
  detergent: (p) => [
    rect(164, 46, 76, 52, 10, p.accent),
    repeat(7, (i) => rect(172 + i * 9.4, 52, 3, 42, 1.5, '#fff', { opacity: 0.3 })),
    path(
      'M150 98 H254 Q286 118 290 168 V306 Q290 340 256 340 H142 Q110 340 110 306 V168 Q114 118 150 98 Z',
      p.top,
    ),
    path('M234 122 Q272 136 270 196 Q268 222 250 222 T236 190 Z', '#fff', { opacity: 0.92 }),
    path('M240 132 Q262 144 260 194 Q258 210 250 210 T244 188 Z', p.pale),
    ellipse(192, 250, 68, 62, '#fff', { opacity: 0.95 }),
    path('M150 252 Q170 214 192 240 T236 236 Q236 286 192 290 T150 252 Z', p.accent, { opacity: 0.85 }),
    circle(172, 228, 9, '#cfe9f5'),
    circle(214, 214, 6, '#cfe9f5'),
    circle(226, 226, 4, '#cfe9f5'),
    path('M122 172 Q124 132 152 110 L146 328 Q124 324 122 304 Z', '#fff', { opacity: 0.25 }),
    ...[
      [324, 320, 18],
      [350, 334, 8],
      [80, 326, 14],
    ].map(
      ([x = 0, y = 0, s = 0]) =>
        circle(x, y, s, '#dff1f7', { opacity: 0.8 }) + circle(x - s / 3, y - s / 3, s / 4, '#fff'),
    ),
  ],
  'cat-food': (p) =>
    petFood(p, [
      path(
        'M166 146 L170 116 L190 132 Q200 129 210 132 L230 116 L234 146 Q240 196 200 198 T166 146 Z',
        '#4a4640',
      ),
      circle(186, 156, 5, '#f6c453'),
      circle(214, 156, 5, '#f6c453'),
      path('M195 170 h10 l-5 6 Z', '#f5a39a'),
      line('M178 174 L158 170 M178 180 L160 184 M222 174 L242 170 M222 180 L240 184', '#fff', 1.8),
    ]),
  'dog-food': (p) =>
    petFood(p, [
      path(
        'M164 150 Q152 122 174 124 Q200 112 226 124 Q248 122 236 150 Q240 198 200 200 T164 150 Z',
        '#b07a45',
      ),
      path('M164 150 Q150 120 174 124 Q180 150 170 176 Z', '#7d5230'),
      path('M236 150 Q250 120 226 124 Q220 150 230 176 Z', '#7d5230'),
      circle(187, 156, 5, '#2b2119'),
      circle(213, 156, 5, '#2b2119'),
      ellipse(200, 174, 10, 7, '#2b2119'),
      path('M192 184 Q200 192 208 184', 'none', { stroke: '#2b2119', 'stroke-width': 3 }),
    ]),
} satisfies Record<string, Drawer>;

function petFood(p: Paint, face: readonly string[]): string[] {
  return [
    bag(p.round, p.deep),
    circle(200, 164, 54, '#fffdf8'),
    ...face,
    rect(128, 234, 144, 26, 6, p.accent),
    rect(150, 243, 100, 8, 4, '#fff', { opacity: 0.9 }),
    ...[
      [146, 290],
      [176, 284],
      [206, 292],
      [236, 284],
      [258, 294],
    ].map(([x = 0, y = 0]) => circle(x, y, 9, '#a8703c') + circle(x - 3, y - 3, 3, '#d9a066')),
    path('M264 312 H376 L366 336 Q364 340 358 340 H282 Q276 340 274 336 Z', p.accent),
    ellipse(320, 311, 56, 9, '#8a5a33'),
    ...[296, 314, 332, 346].map((x) => circle(x, 306, 8, '#a8703c')),
  ];
}
