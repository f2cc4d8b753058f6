import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

export const CAMERAS = {
  camera: (p) => [
    group(
      'translate(0 26)',
      path(
        'M76 138 Q76 122 92 122 H138 L152 92 H248 L262 122 H308 Q324 122 324 138 V298 Q324 314 308 314 H92 Q76 314 76 298 Z',
        p.black,
      ),
      path('M76 168 H324 V276 H76 Z', p.base, { opacity: 0.92 }),
      path('M76 168 H324 V180 H76 Z', '#fff', { opacity: 0.12 }),
      rect(176, 100, 48, 24, 6, '#0e0f12'),
      rect(92, 106, 34, 18, 5, p.metal),
      circle(292, 116, 13, p.metal),
      circle(200, 222, 86, '#101216'),
      circle(200, 222, 80, p.metal),
      circle(200, 222, 70, '#17191e'),
      circle(200, 222, 54, '#0c0e12'),
      circle(200, 222, 42, p.screen),
      circle(200, 222, 42, '#0a1420', { opacity: 0.55 }),
      circle(200, 222, 22, '#05070a', { opacity: 0.75 }),
      ellipse(182, 202, 14, 9, '#fff', { opacity: 0.75, transform: 'rotate(-35 182 202)' }),
      circle(220, 244, 5, '#fff', { opacity: 0.4 }),
      circle(300, 150, 6, p.accent),
    ),
  ],
  'security-camera': (p) => [
    ellipse(200, 336, 66, 12, p.dark),
    rect(176, 262, 48, 76, 14, p.white),
    circle(200, 186, 108, p.white),
    circle(200, 186, 108, 'none', { stroke: '#c9c9c6', 'stroke-width': 2 }),
    ellipse(200, 188, 84, 78, '#121419'),
    circle(200, 190, 48, '#1d2128'),
    circle(200, 190, 34, p.screen),
    circle(200, 190, 34, '#06121d', { opacity: 0.6 }),
    circle(200, 190, 16, '#04060a'),
    ellipse(186, 174, 9, 6, '#fff', { opacity: 0.85 }),
    repeat(8, (i) =>
      circle(200 + Math.cos((i * Math.PI) / 4) * 62, 190 + Math.sin((i * Math.PI) / 4) * 58, 4, '#c9463d', {
        opacity: 0.7,
      }),
    ),
    path('M108 150 Q124 96 178 84 Q140 110 130 160 Z', '#fff', { opacity: 0.85 }),
    circle(200, 286, 4, p.accent),
  ],
  'smart-watch': (p, r) => [
    path('M152 40 H248 L256 128 H144 Z', p.top),
    path('M144 272 H256 L248 362 H152 Z', p.top),
    repeat(4, (i) => circle(200, 300 + i * 15, 3.5, p.deep)),
    ...(r.chance(0.5)
      ? [rect(118, 108, 164, 184, 46, p.metal), rect(126, 116, 148, 168, 40, '#0d0f13')]
      : [circle(200, 200, 102, p.metal), circle(200, 200, 92, '#0d0f13')]),
    line('M200 148 A52 52 0 1 1 152 220', '#ff5a6e', 9),
    line('M200 164 A36 36 0 1 1 166 212', '#7ef0a0', 9),
    line('M200 180 A20 20 0 1 1 182 208', '#5cc8ff', 9),
    rect(284, 182, 14, 36, 6, p.metal),
    path('M138 150 Q146 128 176 124 L142 220 Z', '#fff', { opacity: 0.14 }),
  ],
} satisfies Record<string, Drawer>;
