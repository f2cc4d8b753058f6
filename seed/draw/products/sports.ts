import { circle, ellipse, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

export const SPORTS = {
  bicycle: (p) => [
    ...[100, 300].map(
      (x) =>
        circle(x, 262, 74, 'none', { stroke: '#23252b', 'stroke-width': 9 }) +
        circle(x, 262, 67, 'none', { stroke: p.accent, 'stroke-width': 3 }) +
        repeat(14, (i) =>
          line(`M${x} 262 V198`, '#9aa0a8', 1.3, { transform: `rotate(${(i * 360) / 14} ${x} 262)` }),
        ) +
        circle(x, 262, 8, '#5a5f68'),
    ),
    line('M100 262 L158 158 L262 158 L186 266 Z M186 266 L150 130 M100 262 H186', p.base, 11),
    line('M262 158 L300 262 M268 174 L256 110', p.dark, 11),
    line('M103 256 L158 160 H258', '#fff', 2.5, { opacity: 0.5 }),
    path('M118 116 Q150 104 184 116 Q170 132 150 130 T118 116 Z', '#2b2e35'),
    line('M256 110 H286 q20 4 12 24', '#2b2e35', 8),
    rect(278, 102, 24, 12, 6, p.accent),
    circle(186, 266, 24, 'none', { stroke: '#5a5f68', 'stroke-width': 6 }),
    line('M186 266 L206 300', '#3a3d44', 6),
    rect(194, 298, 28, 8, 4, '#23252b'),
    path('M266 126 h46 v34 q-23 8 -46 0 Z', '#c79b63'),
    repeat(4, (i) => line(`M${272 + i * 12} 128 V160`, '#8a6231', 2)),
    line('M266 138 H312 M266 149 H312', '#8a6231', 2),
  ],
  dumbbell: (p) => [
    ...[0, 1].map((i) => {
      const y = i ? 276 : 176;
      const x = i ? 0 : 26;
      return (
        rect(x + 110, y - 11, 160, 22, 6, '#c4c9cf') +
        rect(x + 132, y - 13, 116, 26, 10, '#2b2e35') +
        repeat(9, (k) => rect(x + 138 + k * 12, y - 11, 3, 22, 1, '#5a5f68')) +
        [54, 262]
          .map(
            (left) =>
              path(`M${x + left} ${y - 38} l16 -24 h32 l16 24 v76 l-16 24 h-32 l-16 -24 Z`, p.top) +
              path(`M${x + left + 10} ${y - 34} l10 -16 h24 l10 16 v68 l-10 16 h-24 l-10 -16 Z`, p.dark, {
                opacity: 0.5,
              }) +
              circle(x + left + 32, y, 17, p.accent) +
              rect(x + left + 23, y - 4, 18, 8, 3, '#fff', { opacity: 0.9 }) +
              path(`M${x + left + 4} ${y - 34} l14 -22 h10 l-14 24 v60 l-10 10 Z`, '#fff', { opacity: 0.2 }),
          )
          .join('')
      );
    }),
  ],
  tent: (p) => [
    ellipse(200, 334, 176, 12, '#7fa05f', { opacity: 0.55 }),
    path('M200 84 C120 96 70 190 40 332 H360 C330 190 280 96 200 84 Z', p.top),
    path('M200 84 C252 116 300 220 318 332 H360 C330 190 280 96 200 84 Z', p.dark, { opacity: 0.65 }),
    path('M200 84 C148 116 104 220 84 332 H40 C70 190 120 96 200 84 Z', p.light, { opacity: 0.4 }),
    path('M200 140 C164 190 146 270 142 332 H258 C254 270 236 190 200 140 Z', '#2a2620'),
    path('M200 140 C176 190 164 270 196 332 H142 C146 270 164 190 200 140 Z', p.accent),
    path('M200 140 C224 190 246 260 226 332 H258 C254 270 236 190 200 140 Z', p.accent, { opacity: 0.8 }),
    line('M200 84 C120 96 70 190 40 332 M200 84 C280 96 330 190 360 332', '#fff', 3, { opacity: 0.5 }),
    circle(206, 288, 15, '#ffd166', { opacity: 0.35 }),
    circle(206, 288, 8, '#ffe9b0'),
    line('M40 332 L18 340 M360 332 L382 340', '#8a6f4d', 4),
    path('M188 98 Q200 92 212 98 L216 116 Q200 110 184 116 Z', '#fff', { opacity: 0.5 }),
    rect(176, 78, 48, 8, 4, p.deep),
  ],
} satisfies Record<string, Drawer>;
