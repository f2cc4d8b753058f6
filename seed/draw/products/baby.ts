import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

export const BABY = {
  diapers: (p) => [
    path('M84 112 Q200 84 316 112 L330 316 Q332 340 306 340 H94 Q68 340 70 316 Z', p.top),
    path('M84 112 Q200 84 316 112 L314 140 Q200 116 86 140 Z', '#fff', { opacity: 0.35 }),
    path('M164 92 Q200 52 236 92 L226 98 Q200 72 174 98 Z', p.dark),
    ellipse(200, 224, 80, 74, '#fffdf8'),
    circle(200, 214, 44, '#fbd7b5'),
    circle(158, 216, 9, '#fbd7b5'),
    circle(242, 216, 9, '#fbd7b5'),
    circle(184, 212, 4.5, '#3b2a20'),
    circle(216, 212, 4.5, '#3b2a20'),
    path('M186 230 Q200 244 214 230', 'none', {
      stroke: '#c46a52',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    circle(172, 228, 7, '#f5a39a', { opacity: 0.7 }),
    circle(228, 228, 7, '#f5a39a', { opacity: 0.7 }),
    line('M200 170 q12 -12 4 -20', '#8a5a33', 5),
    path('M156 282 H244 L236 306 Q200 296 164 306 Z', p.accent),
    circle(290, 298, 25, p.accent),
    rect(281, 286, 18, 24, 3, '#fff', { opacity: 0.9 }),
    path('M84 132 L78 316 Q78 330 92 332 L104 136 Z', '#fff', { opacity: 0.25 }),
    ...[
      [110, 168],
      [292, 176],
      [108, 290],
    ].map(([x = 0, y = 0]) =>
      path(`M${x} ${y} l4 9 l10 1 l-8 7 l3 10 l-9 -6 l-9 6 l3 -10 l-8 -7 l10 -1 Z`, '#fff', { opacity: 0.8 }),
    ),
  ],
  blocks: (p, r) => {
    const colours = [p.base, p.accent, '#f2c14e', '#4a8fd6', '#4caf7a', '#e4572e'];
    const brick = (x: number, y: number, studs: number) => {
      const c = r.pick(colours);
      return (
        repeat(
          studs,
          (i) =>
            rect(x + 9 + i * 36, y - 11, 20, 13, 4, c) +
            rect(x + 9 + i * 36, y - 11, 20, 4, 2, '#fff', { opacity: 0.45 }),
        ) +
        rect(x, y, studs * 36 + 2, 46, 5, c) +
        rect(x, y, studs * 36 + 2, 9, 4, '#fff', { opacity: 0.28 }) +
        rect(x, y + 34, studs * 36 + 2, 12, 4, '#000', { opacity: 0.12 })
      );
    };
    return [
      brick(58, 294, 4),
      brick(206, 294, 4),
      brick(94, 246, 3),
      brick(206, 246, 3),
      brick(130, 198, 4),
      brick(168, 150, 2),
      brick(168, 102, 2),
      group('rotate(-16 320 196)', brick(276, 190, 2)),
      circle(204, 74, 17, '#f9cf58'),
      circle(198, 72, 2.5, '#2b2e35'),
      circle(210, 72, 2.5, '#2b2e35'),
      path('M197 80 Q204 86 211 80', 'none', { stroke: '#2b2e35', 'stroke-width': 2 }),
    ];
  },
  stroller: (p) => [
    line('M78 92 H112 L196 282', '#9aa0a8', 9),
    line('M292 216 L150 296 M196 282 L300 306 M258 226 L128 306', '#8f959d', 8),
    rect(58, 82, 48, 17, 8, '#2b2e35'),
    path('M148 178 Q150 68 258 64 Q318 70 330 170 V178 Z', p.top),
    path('M148 178 Q170 96 236 72 L246 178 Z', p.light, { opacity: 0.4 }),
    path('M258 64 Q318 70 330 170 L290 174 Q294 96 250 64 Z', p.dark, { opacity: 0.5 }),
    path('M140 178 H332 Q332 250 270 254 H186 Q146 250 140 178 Z', p.dark),
    path('M152 184 H320 Q316 238 268 242 H192 Q160 238 152 184 Z', p.accent, { opacity: 0.85 }),
    path('M118 262 H250 L240 286 H134 Z', p.deep, { opacity: 0.75 }),
    ...[
      [128, 306],
      [302, 306],
    ].map(
      ([x = 0, y = 0]) =>
        circle(x, y, 34, '#23252b') +
        circle(x, y, 24, '#e9ebee') +
        circle(x, y, 8, p.accent) +
        repeat(6, (i) =>
          line(`M${x} ${y} V${y - 22}`, '#9aa0a8', 3, { transform: `rotate(${i * 60} ${x} ${y})` }),
        ),
    ),
  ],
} satisfies Record<string, Drawer>;
