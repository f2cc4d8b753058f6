import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

export const CLEANING = {
  vacuum: (p) => [
    group(
      'rotate(14 200 200)',
      rect(192, 130, 16, 170, 8, p.metal),
      rect(164, 40, 72, 96, 24, p.top),
      rect(176, 112, 48, 74, 16, p.glass, { opacity: 0.9 }),
      rect(182, 150, 36, 32, 10, p.accent, { opacity: 0.8 }),
      path('M164 64 H120 Q100 64 102 86 L108 126 H132 L128 92 H164 Z', p.dark),
      rect(104, 122, 34, 40, 10, '#23252b'),
      circle(200, 66, 15, '#15171c'),
      line('M192 66 a8 8 0 1 1 8 8', '#8df2cf', 3),
      rect(170, 48, 8, 70, 4, '#fff', { opacity: 0.25 }),
    ),
    path('M96 312 Q98 296 116 296 H220 Q236 296 238 312 V330 Q238 340 228 340 H106 Q96 340 96 330 Z', p.dark),
    rect(106, 318, 122, 14, 7, '#15171c'),
    repeat(9, (i) => rect(112 + i * 12.5, 320, 5, 10, 2, p.accent)),
    rect(110, 300, 60, 6, 3, '#fff', { opacity: 0.25 }),
  ],
  'robot-vacuum': (p) => [
    group(
      'translate(0 40)',
      ellipse(200, 256, 158, 46, p.deep),
      path('M42 214 A158 62 0 0 0 358 214 V250 A158 52 0 0 1 42 250 Z', p.dark),
      ellipse(200, 212, 158, 66, p.top),
      ellipse(200, 208, 132, 53, p.light, { opacity: 0.25 }),
      ellipse(200, 200, 46, 19, p.deep),
      path('M154 186 A46 18 0 0 0 246 186 V200 A46 19 0 0 1 154 200 Z', '#15171c'),
      ellipse(200, 184, 46, 18, p.black),
      ellipse(200, 182, 30, 11, p.accent),
      rect(168, 236, 64, 8, 4, p.deep, { opacity: 0.6 }),
      circle(182, 240, 2.5, '#8df2cf'),
      circle(218, 240, 2.5, '#8df2cf'),
      path('M70 190 Q110 158 176 152 Q110 176 92 216 Q72 206 70 190 Z', '#fff', { opacity: 0.3 }),
      path('M150 262 Q200 276 250 262 V274 Q200 288 150 274 Z', '#0d0f13', { opacity: 0.7 }),
      line('M70 268 L40 290 M72 270 L52 300 M76 272 L70 304', '#5a5f68', 4),
    ),
  ],
  fan: (p, r) => {
    const blades = r.int(3, 5);
    return [
      ellipse(200, 334, 86, 14, p.dark),
      ellipse(200, 328, 80, 12, p.base),
      rect(192, 230, 16, 100, 6, p.metal),
      rect(176, 262, 48, 44, 12, p.dark),
      repeat(3, (i) => circle(188 + i * 12, 284, 4, i === 1 ? p.accent : '#fff', { opacity: 0.9 })),
      circle(200, 150, 118, '#ffffff', { opacity: 0.35 }),
      repeat(blades, (i) =>
        group(
          `rotate(${(360 / blades) * i + 12} 200 150)`,
          path('M200 150 C196 96 214 58 254 58 C276 92 248 132 200 150 Z', p.accent, { opacity: 0.9 }),
          path('M202 144 C206 104 222 74 250 66 C240 96 226 124 202 144 Z', '#fff', { opacity: 0.3 }),
        ),
      ),
      repeat(24, (i) =>
        line('M200 150 V34', p.dark, 1.2, { opacity: 0.45, transform: `rotate(${i * 15} 200 150)` }),
      ),
      repeat(3, (i) =>
        circle(200, 150, 46 + i * 26, 'none', { stroke: p.dark, 'stroke-width': 1.2, opacity: 0.45 }),
      ),
      circle(200, 150, 118, 'none', { stroke: p.base, 'stroke-width': 9 }),
      circle(200, 150, 118, 'none', { stroke: '#fff', 'stroke-width': 2, opacity: 0.4 }),
      circle(200, 150, 26, p.top),
      circle(192, 142, 8, '#fff', { opacity: 0.5 }),
    ];
  },
  'air-purifier': (p, r) => [
    rect(112, 56, 176, 284, r.chance(0.5) ? 30 : 70, p.white),
    rect(112, 56, 176, 284, 30, 'none', { stroke: '#cfcfca', 'stroke-width': 1.5, opacity: 0 }),
    ellipse(200, 84, 62, 15, '#2b2e35'),
    repeat(6, (i) => rect(150 + i * 18, 76, 6, 16, 3, '#4a4f59')),
    circle(200, 148, 30, '#15171c'),
    circle(200, 148, 24, 'none', { stroke: '#8df2cf', 'stroke-width': 4 }),
    rect(190, 142, 20, 12, 3, '#fff', { opacity: 0.9 }),
    repeat(9, (row) =>
      repeat(11, (i) => circle(136 + i * 12.8, 206 + row * 12.5, 3, p.dark, { opacity: 0.55 })),
    ),
    rect(136, 322, 128, 5, 2.5, p.accent),
    path('M122 100 Q124 70 150 66 L136 330 Q122 322 122 300 Z', '#fff', { opacity: 0.8 }),
  ],
} satisfies Record<string, Drawer>;
