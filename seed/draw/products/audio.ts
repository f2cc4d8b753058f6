import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

export const AUDIO = {
  earbuds: (p) => [
    path('M92 232 Q92 168 156 168 H244 Q308 168 308 232 V264 Q308 332 240 332 H160 Q92 332 92 264 Z', p.top),
    path('M92 236 Q200 256 308 236', 'none', { stroke: p.deep, 'stroke-width': 3, opacity: 0.5 }),
    path('M104 164 Q104 92 160 92 H240 Q296 92 296 164 Q250 178 200 178 T104 164 Z', p.dark),
    path('M116 158 Q118 104 164 104 H236 Q282 104 284 158 Q240 168 200 168 T116 158 Z', p.deep),
    earbud(150, 168, false),
    earbud(250, 168, true),
    circle(200, 286, 5, '#7ef0c9'),
    path('M104 232 Q104 180 160 180 H176 Q124 196 120 300 Q104 290 104 260 Z', '#fff', { opacity: 0.22 }),
  ],
  headphones: (p) => [
    line('M96 236 C88 40 312 40 304 236', p.dark, 30),
    line('M100 220 C96 62 304 62 300 220', p.light, 8, { opacity: 0.7 }),
    path('M150 88 Q200 64 250 88 Q240 104 200 102 T150 88 Z', p.accent),
    rect(58, 204, 74, 128, 36, p.round),
    rect(268, 204, 74, 128, 36, p.round),
    rect(112, 212, 34, 112, 17, '#23252b'),
    rect(254, 212, 34, 112, 17, '#23252b'),
    ellipse(80, 268, 13, 40, p.accent, { opacity: 0.85 }),
    ellipse(320, 268, 13, 40, p.accent, { opacity: 0.85 }),
    path('M66 236 Q70 212 92 210 Q78 226 76 264 Z', '#fff', { opacity: 0.35 }),
    path('M276 236 Q280 212 302 210 Q288 226 286 264 Z', '#fff', { opacity: 0.35 }),
  ],
  speaker: (p, r) =>
    r.chance(0.5)
      ? [
          group(
            'translate(0 28)',
            rect(62, 130, 276, 180, 84, p.top),
            rect(76, 146, 248, 148, 70, p.dark, { opacity: 0.55 }),
            repeat(11, (row) =>
              repeat(19, (column) =>
                circle(92 + column * 12 + (row % 2) * 6, 160 + row * 12, 2.2, '#000', { opacity: 0.28 }),
              ),
            ),
            rect(160, 194, 80, 50, 12, p.accent),
            rect(172, 210, 56, 8, 4, '#fff', { opacity: 0.9 }),
            rect(172, 224, 34, 6, 3, '#fff', { opacity: 0.6 }),
            line('M84 150 C60 110 70 84 104 96', p.accent, 9),
            path('M92 170 Q110 140 160 140 H220 Q130 156 108 214 Z', '#fff', { opacity: 0.16 }),
          ),
        ]
      : [
          rect(118, 66, 164, 272, 40, p.round),
          circle(200, 246, 64, '#15171b'),
          circle(200, 246, 50, '#2b2e35'),
          circle(200, 246, 22, p.metal),
          circle(200, 130, 34, '#15171b'),
          circle(200, 130, 25, '#2b2e35'),
          circle(200, 130, 10, p.metal),
          path('M150 246 A50 50 0 0 1 186 198 L192 222 A24 24 0 0 0 176 240 Z', '#fff', { opacity: 0.16 }),
          path('M126 100 Q126 72 150 72 H166 L138 330 Q126 322 126 300 Z', '#fff', { opacity: 0.2 }),
          rect(176, 318, 48, 6, 3, p.accent),
        ],
} satisfies Record<string, Drawer>;

function earbud(x: number, y: number, mirrored: boolean): string {
  const shapes = [
    rect(-9, 4, 18, 58, 9, '#f5f5f3'),
    ellipse(-4, -8, 27, 25, '#ffffff'),
    ellipse(-8, -10, 27, 25, 'none', { stroke: '#d6d6d2', 'stroke-width': 1.5 }),
    rect(-2, 10, 4, 20, 2, '#d4d4d0'),
    ellipse(-22, 2, 8, 10, '#cfcfca'),
    ellipse(-6, -20, 12, 5, '#e9e9e6'),
  ];
  return group(`translate(${x} ${y})${mirrored ? ' scale(-1 1)' : ''}`, ...shapes);
}
