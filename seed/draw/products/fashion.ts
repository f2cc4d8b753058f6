import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

export const FASHION = {
  dress: (p, r) => {
    const flowers = r.chance(0.6);
    return [
      line('M172 30 q28 -22 56 0', '#b08d57', 5),
      line('M200 20 V8 q10 -8 14 2', '#b08d57', 4),
      path(
        'M160 40 Q166 34 176 34 Q184 66 200 66 T224 34 Q234 34 240 40 L250 116 Q246 140 242 152 C272 210 300 280 308 326 Q200 356 92 326 C100 280 128 210 158 152 Q154 140 150 116 Z',
        p.top,
      ),
      path('M158 152 Q200 166 242 152 L238 140 Q200 152 162 140 Z', p.accent),
      repeat(5, (i) =>
        line(`M${176 + i * 12} 160 Q${150 + i * 25} 250 ${124 + i * 38} 334`, p.dark, 2.5, { opacity: 0.3 }),
      ),
      ...(flowers
        ? [
            repeat(26, (i) => {
              const y = 70 + ((i * 61) % 255);
              const half = y < 150 ? 30 : 24 + (y - 150) * 0.46;
              return flower(200 + (((i * 83) % 100) / 50 - 1) * half, y, p.pale, p.accent);
            }),
          ]
        : []),
      path('M92 326 Q200 356 308 326 L304 310 Q200 340 96 310 Z', p.dark, { opacity: 0.35 }),
      path('M160 44 Q150 90 154 116 L140 110 Q136 70 152 42 Z', p.light),
      path('M240 44 Q250 90 246 116 L260 110 Q264 70 248 42 Z', p.light),
    ];
  },
  't-shirt': (p, r) => [
    path(
      'M134 62 Q200 104 266 62 L332 96 L366 168 L312 194 L296 166 V330 Q200 348 104 330 V166 L88 194 L34 168 L68 96 Z',
      p.top,
    ),
    path('M134 62 Q200 112 266 62 L254 56 Q200 92 146 56 Z', p.dark),
    path('M296 166 V330 Q280 334 262 336 Q284 260 280 140 Z', p.deep, { opacity: 0.18 }),
    path('M104 166 V330 Q118 333 134 335 Q116 260 120 146 Z', '#fff', { opacity: 0.14 }),
    line('M88 194 L104 166 M312 194 L296 166', p.deep, 2.5, { opacity: 0.4 }),
    line('M42 158 L94 182 M358 158 L306 182', p.deep, 2, { opacity: 0.3 }),
    r.pick([
      circle(200, 196, 46, p.accent) +
        path('M162 206 L184 172 L204 200 L218 184 L240 210 Q200 250 162 206 Z', '#fff', { opacity: 0.75 }),
      repeat(4, (i) => rect(104, 156 + i * 38, 192, 16, 0, p.accent, { opacity: 0.85 })),
      rect(228, 142, 46, 52, 6, p.dark, { opacity: 0.4 }) + rect(228, 142, 46, 10, 4, p.accent),
    ]),
  ],
  sneakers: (p) => [
    group('translate(34 -64) scale(.92)', shoe(p.dark, p.deep, p.accent, p.pale)),
    group('translate(-6 24)', shoe(p.top, p.dark, p.accent, '#fff')),
  ],
  sandals: (p) => [
    ...[0, 1].map((i) =>
      group(
        `translate(${i ? 206 : 34} ${i ? 30 : 44}) rotate(${i ? 7 : -7} 80 150)`,
        path(
          'M40 40 C40 0 130 0 134 46 C138 92 124 132 128 176 C132 252 112 290 82 290 S32 250 38 176 C42 132 36 92 40 40 Z',
          p.dark,
        ),
        path(
          'M40 32 C40 -8 130 -8 134 38 C138 84 124 124 128 168 C132 244 112 280 82 280 S32 242 38 168 C42 124 36 84 40 32 Z',
          p.top,
        ),
        path(
          'M54 44 C56 14 116 14 118 48 C122 88 110 124 114 168 C118 236 102 264 82 264 S48 234 52 168 C56 124 52 88 54 44 Z',
          p.pale,
          { opacity: 0.5 },
        ),
        repeat(5, (k) =>
          line(`M66 ${190 + k * 13} Q82 ${186 + k * 13} 100 ${190 + k * 13}`, p.dark, 2.5, { opacity: 0.4 }),
        ),
        path('M26 96 Q84 54 144 96 L138 152 Q84 116 32 152 Z', p.accent),
        path('M30 100 Q84 62 140 100 L139 110 Q84 74 31 110 Z', '#fff', { opacity: 0.35 }),
        circle(84, 104, 12, '#fff', { opacity: 0.5 }),
      ),
    ),
  ],
  backpack: (p) => [
    line('M164 84 C164 40 236 40 236 84', p.deep, 13),
    path('M92 132 Q60 150 64 244 Q66 282 92 288 Z', p.deep),
    path('M308 132 Q340 150 336 244 Q334 282 308 288 Z', p.deep),
    path('M90 164 C90 96 130 72 200 72 S310 96 310 164 V306 Q310 338 278 338 H122 Q90 338 90 306 Z', p.top),
    line('M112 176 C112 118 150 98 200 98 S288 118 288 176', p.deep, 4, { opacity: 0.55 }),
    rect(276, 172, 9, 26, 4, p.metal),
    path('M114 212 Q200 196 286 212 V298 Q286 316 268 316 H132 Q114 316 114 298 Z', p.dark),
    line('M122 226 Q200 212 278 226', p.accent, 6),
    rect(194, 220, 12, 34, 5, p.metal),
    rect(164, 128, 72, 44, 8, p.accent),
    rect(176, 142, 48, 6, 3, '#fff', { opacity: 0.85 }),
    rect(176, 153, 30, 5, 2.5, '#fff', { opacity: 0.6 }),
    path('M102 168 C104 114 132 92 168 84 C130 112 122 168 120 326 Q104 320 102 304 Z', '#fff', {
      opacity: 0.16,
    }),
  ],
  suitcase: (p) => [
    line('M162 92 V36 H238 V92', '#9aa0a8', 8),
    rect(154, 26, 92, 16, 8, '#2b2e35'),
    rect(104, 84, 192, 236, 26, p.round),
    repeat(
      6,
      (i) =>
        rect(124 + i * 27, 96, 12, 212, 6, p.dark, { opacity: 0.35 }) +
        rect(126 + i * 27, 98, 3, 208, 1.5, '#fff', { opacity: 0.22 }),
    ),
    rect(104, 196, 192, 9, 0, p.deep, { opacity: 0.55 }),
    rect(180, 184, 40, 34, 6, p.metal),
    rect(188, 192, 24, 8, 2, '#15171c'),
    rect(168, 70, 64, 20, 8, p.dark),
    path('M104 110 Q104 84 130 84 H152 V100 Q122 102 120 130 H104 Z', p.accent, { opacity: 0.85 }),
    path('M296 294 Q296 320 270 320 H248 V304 Q278 302 280 274 H296 Z', p.accent, { opacity: 0.85 }),
    ...[124, 260].map(
      (x) =>
        rect(x, 318, 18, 12, 2, '#5a5f68') +
        circle(x + 9, 332, 10, '#15171c') +
        circle(x + 9, 332, 4, '#8f959d'),
    ),
    group(
      'rotate(10 292 140)',
      rect(286, 98, 34, 56, 6, '#f7f3ea'),
      line('M294 112 H312 M294 122 H308', p.accent, 3),
      circle(303, 104, 2.5, '#8a6f4d'),
    ),
  ],
} satisfies Record<string, Drawer>;

function flower(x: number, y: number, petal: string, heart: string): string {
  return (
    repeat(5, (i) => circle(x + Math.cos(i * 1.257) * 5.5, y + Math.sin(i * 1.257) * 5.5, 4.4, petal)) +
    circle(x, y, 3.4, heart)
  );
}

function shoe(upper: string, side: string, accent: string, lace: string): string {
  return [
    path('M44 286 C40 300 44 316 62 316 H336 C364 316 372 298 364 282 Z', '#f7f5f0'),
    path('M44 300 H366 C364 310 354 316 336 316 H62 C50 316 44 308 44 300 Z', accent),
    path(
      'M60 170 C66 146 96 148 108 166 C128 190 158 190 170 160 L180 150 C216 196 262 226 318 238 C354 246 368 264 364 286 H46 C38 250 46 210 60 170 Z',
      upper,
    ),
    path('M46 286 C40 256 46 226 54 196 C88 216 112 240 120 286 Z', side, { opacity: 0.75 }),
    path('M300 234 C352 242 368 264 364 286 H282 C282 262 288 246 300 234 Z', side, { opacity: 0.6 }),
    path('M128 262 C180 280 236 252 250 226 L264 232 C246 276 186 296 134 280 Z', accent),
    repeat(4, (i) => line(`M${176 + i * 25} ${170 + i * 17} l${-22 + i * 2} ${20 - i}`, lace, 7)),
    line('M60 172 C66 148 96 150 108 168 C128 192 158 190 170 160', lace, 5, { opacity: 0.7 }),
    ellipse(210, 306, 150, 3, '#fff', { opacity: 0.5 }),
  ].join('');
}
