import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

export const LIVING = {
  sofa: (p) => [
    rect(70, 306, 12, 34, 4, '#8a5a33'),
    rect(318, 306, 12, 34, 4, '#8a5a33'),
    path('M64 168 Q64 122 110 122 H290 Q336 122 336 168 V270 H64 Z', p.top),
    rect(82, 138, 114, 106, 22, p.light, { opacity: 0.35 }),
    rect(204, 138, 114, 106, 22, p.light, { opacity: 0.35 }),
    rect(64, 228, 272, 62, 20, p.base),
    rect(70, 222, 128, 44, 16, p.light),
    rect(202, 222, 128, 44, 16, p.light),
    line('M200 228 V262', p.dark, 2, { opacity: 0.4 }),
    path('M28 216 Q28 184 58 184 T88 216 V300 Q88 314 74 314 H42 Q28 314 28 300 Z', p.dark),
    path('M312 216 Q312 184 342 184 T372 216 V300 Q372 314 358 314 H326 Q312 314 312 300 Z', p.dark),
    path('M36 212 Q38 192 58 192 T80 212 V226 H36 Z', p.base),
    path('M320 212 Q322 192 342 192 T364 212 V226 H320 Z', p.base),
    rect(88, 284, 224, 28, 8, p.dark),
    group(
      'rotate(-12 128 208)',
      rect(98, 176, 60, 58, 14, p.accent),
      line('M104 184 L152 228 M152 184 L104 228', '#fff', 2, { opacity: 0.4 }),
    ),
    group(
      'rotate(9 276 208)',
      rect(248, 178, 58, 56, 14, '#f7f3ea'),
      repeat(3, (i) => line(`M252 ${194 + i * 13} H302`, p.accent, 3, { opacity: 0.6 })),
    ),
  ],
  chair: (p) => [
    ...[-62, -22, 22, 62].map(
      (x) => line(`M200 290 L${200 + x} 326`, '#2b2e35', 9) + circle(200 + x, 332, 9, '#15171c'),
    ),
    rect(192, 238, 16, 56, 6, p.metal),
    rect(158, 40, 84, 34, 16, p.dark),
    rect(194, 68, 12, 20, 4, p.metal),
    path('M140 84 Q200 72 260 84 Q272 150 250 206 H150 Q128 150 140 84 Z', p.top),
    path('M152 94 Q200 84 248 94 Q258 148 240 196 H160 Q142 148 152 94 Z', p.dark, { opacity: 0.5 }),
    repeat(8, (i) =>
      line(`M158 ${106 + i * 11} Q200 ${100 + i * 11} 242 ${106 + i * 11}`, p.pale, 1.6, { opacity: 0.5 }),
    ),
    rect(160, 168, 80, 18, 9, p.accent),
    path(
      'M118 214 Q120 206 134 206 H266 Q280 206 282 214 L286 232 Q286 244 272 244 H128 Q114 244 114 232 Z',
      p.base,
    ),
    path('M118 214 Q200 200 282 214 L283 222 Q200 210 117 222 Z', '#fff', { opacity: 0.25 }),
    line('M116 206 V176 H92', '#2b2e35', 9),
    rect(74, 166, 48, 14, 7, p.dark),
    line('M284 206 V176 H308', '#2b2e35', 9),
    rect(278, 166, 48, 14, 7, p.dark),
  ],
  pillow: (p) => [
    group(
      'translate(0 14)',
      path(
        'M58 236 Q44 206 62 204 Q200 178 338 204 Q356 206 342 236 Q356 302 338 312 Q200 340 62 312 Q44 302 58 236 Z',
        p.top,
      ),
      repeat(6, (i) =>
        line(`M${92 + i * 43} 206 Q${100 + i * 40} 260 ${92 + i * 43} 314`, '#fff', 2, { opacity: 0.22 }),
      ),
      path(
        'M84 150 Q70 112 92 112 Q200 88 308 112 Q330 112 316 150 Q330 206 308 214 Q200 238 92 214 Q70 206 84 150 Z',
        p.white,
      ),
      path(
        'M84 150 Q70 112 92 112 Q200 88 308 112 Q330 112 316 150 Q330 206 308 214 Q200 238 92 214 Q70 206 84 150 Z',
        'none',
        { stroke: '#d9d9d4', 'stroke-width': 2 },
      ),
      path('M100 196 Q150 176 200 184 T300 192 Q250 216 200 218 T100 196 Z', p.pale, { opacity: 0.6 }),
      line('M96 128 Q130 140 150 128 M304 128 Q276 142 256 128', '#cfcfc9', 3),
      rect(288, 186, 22, 30, 3, p.accent),
      line('M292 194 H306 M292 201 H306', '#fff', 2),
    ),
  ],
  lamp: (p, r) =>
    r.chance(0.5)
      ? [
          path('M120 178 L60 340 H340 L280 178 Z', '#ffe9b0', { opacity: 0.4 }),
          ellipse(200, 336, 72, 12, p.dark),
          ellipse(200, 330, 66, 11, p.base),
          rect(194, 170, 12, 160, 5, p.metal),
          path('M146 62 H254 L300 180 Q200 200 100 180 Z', p.top),
          path('M100 180 Q200 200 300 180 L297 172 Q200 190 103 172 Z', p.pale),
          ellipse(200, 184, 84, 7, '#fff6d8'),
          path('M152 68 H178 L134 178 Q118 177 108 174 Z', '#fff', { opacity: 0.22 }),
          rect(190, 48, 20, 16, 6, p.metal),
          line('M262 190 V238', p.accent, 3),
          circle(262, 244, 7, p.accent),
        ]
      : [
          ellipse(180, 334, 90, 13, p.dark),
          ellipse(180, 328, 84, 12, p.base),
          circle(180, 324, 9, p.accent),
          line('M180 322 L118 206 L214 104', p.dark, 12),
          circle(118, 206, 13, p.metal),
          circle(214, 104, 12, p.metal),
          path('M262 162 L196 340 H372 Z', '#ffe9b0', { opacity: 0.45 }),
          group(
            'rotate(34 244 108)',
            path('M196 84 Q244 44 292 84 L304 134 H184 Z', p.top),
            ellipse(244, 134, 60, 10, '#fff6d8'),
            path('M202 86 Q222 66 240 64 L214 130 H190 Z', '#fff', { opacity: 0.25 }),
          ),
        ],
  drill: (p) => [
    path('M96 96 H236 Q258 96 262 118 L264 150 Q264 172 242 172 H104 Q74 172 74 134 T96 96 Z', p.top),
    path('M258 108 H292 L304 120 V148 L292 160 H260 Z', '#2b2e35'),
    rect(300, 126, 22, 16, 4, p.metal),
    path('M320 130 h44 l6 4 l-6 4 h-44 Z', '#a9afb7'),
    repeat(4, (i) => line(`M${326 + i * 10} 130 l5 8`, '#747a83', 2)),
    path('M110 168 H184 L168 282 H104 Q92 282 94 270 Z', '#2b2e35'),
    path('M118 176 H172 L160 276 H110 Z', p.base, { opacity: 0.9 }),
    repeat(5, (i) => line(`M122 ${202 + i * 14} H160`, p.deep, 3, { opacity: 0.5 })),
    path('M184 172 h22 q2 30 -18 42 l-10 -4 Z', p.accent),
    path(
      'M72 280 H200 Q210 280 210 290 V330 Q210 340 200 340 H72 Q62 340 62 330 V290 Q62 280 72 280 Z',
      p.black,
    ),
    rect(80, 300, 52, 20, 4, p.accent),
    repeat(3, (i) => circle(152 + i * 16, 310, 4, i < 2 ? '#8df2cf' : '#5a5f68')),
    repeat(5, (i) => rect(92 + i * 14, 118, 6, 32, 3, p.deep, { opacity: 0.55 })),
    circle(204, 134, 15, p.metal),
    path('M88 110 Q100 100 122 100 H220 Q150 108 92 128 Q86 120 88 110 Z', '#fff', { opacity: 0.25 }),
    ...[248, 272, 296, 320, 344].map(
      (x, i) =>
        rect(x, 316 - i * 5, 12, 24 + i * 5, 3, p.metal) +
        path(`M${x + 2} ${316 - i * 5} h8 l-4 -16 Z`, '#8f959d'),
    ),
  ],
} satisfies Record<string, Drawer>;
