import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

export const COMPUTING = {
  laptop: (p) => [
    path('M92 104 Q92 90 106 90 H294 Q308 90 308 104 V282 H92 Z', '#16181d'),
    rect(102, 100, 196, 172, 4, p.screen),
    path('M102 230 Q160 170 206 222 T298 204 V272 H102 Z', '#fff', { opacity: 0.16 }),
    rect(120, 122, 76, 12, 6, '#fff', { opacity: 0.9 }),
    rect(120, 142, 50, 8, 4, '#fff', { opacity: 0.6 }),
    rect(216, 120, 62, 44, 6, '#fff', { opacity: 0.3 }),
    rect(120, 246, 160, 14, 7, '#fff', { opacity: 0.28 }),
    path('M102 100 H190 L120 272 H102 Z', '#fff', { opacity: 0.1 }),
    path('M56 282 H344 L360 326 Q362 338 350 338 H50 Q38 338 40 326 Z', p.metal),
    path('M82 290 H318 L326 312 H74 Z', '#2b2e35'),
    repeat(3, (row) =>
      repeat(16, (i) => rect(84 + i * 14.6 - row * 2, 292 + row * 6.6, 12, 4.6, 1.5, '#4a4f59')),
    ),
    path('M158 316 H242 L246 330 H154 Z', '#b9bec5'),
    rect(40, 328, 320, 10, 5, '#9aa0a8'),
  ],
  keyboard: (p) => [
    group(
      'translate(0 20)',
      path(
        'M44 176 Q46 160 62 160 H338 Q354 160 356 176 L366 292 Q368 312 348 312 H52 Q32 312 34 292 Z',
        p.dark,
      ),
      path(
        'M52 176 Q53 166 63 166 H337 Q347 166 348 176 L356 286 Q357 298 345 298 H55 Q43 298 44 286 Z',
        p.deep,
      ),
      repeat(4, (row) =>
        repeat(11, (i) => {
          const special = (row === 0 && i === 0) || (row === 2 && i === 10) || (row === 1 && i === 10);
          const fill = special ? p.accent : i === 0 || i === 10 ? p.light : '#f6f4ef';
          const x = 58 + i * 26 - row * 0.6;
          const y = 174 + row * 26;
          return (
            rect(x, y, 23, 23, 5, '#000', { opacity: 0.35 }) +
            rect(x, y, 23, 20, 5, fill) +
            rect(x + 3, y + 2, 17, 14, 4, '#fff', { opacity: 0.28 })
          );
        }),
      ),
      rect(56, 278, 48, 16, 4, p.light),
      rect(110, 278, 160, 16, 4, p.accent),
      rect(276, 278, 66, 16, 4, p.light),
      circle(332, 148, 14, p.metal),
      circle(332, 146, 9, '#3a3d44'),
    ),
  ],
  mouse: (p) => [
    path(
      'M200 72 C286 72 306 150 306 214 C306 292 266 340 200 340 S94 292 94 214 C94 150 114 72 200 72 Z',
      p.top,
    ),
    path('M200 72 C286 72 306 150 306 206 Q254 186 200 186 T94 206 C94 150 114 72 200 72 Z', p.light, {
      opacity: 0.35,
    }),
    line('M200 74 V184', p.deep, 3, { opacity: 0.6 }),
    line('M95 208 Q146 186 200 186 T305 208', p.deep, 3, { opacity: 0.5 }),
    rect(187, 104, 26, 58, 13, '#1b1d22'),
    rect(193, 112, 14, 42, 7, p.accent),
    repeat(4, (i) => rect(193, 118 + i * 9, 14, 2.5, 1, '#000', { opacity: 0.25 })),
    circle(200, 290, 9, p.accent, { opacity: 0.9 }),
    path('M112 190 C116 126 138 92 174 84 C140 120 128 170 128 230 C120 220 112 206 112 190 Z', '#fff', {
      opacity: 0.28,
    }),
  ],
  monitor: (p, r) => {
    const scene = r.int(0, 1);
    return [
      ellipse(200, 336, 78, 12, '#9298a1'),
      path('M184 262 H216 L226 334 H174 Z', p.metal),
      rect(36, 66, 328, 206, 12, '#17191e'),
      rect(44, 74, 312, 182, 5, p.screen),
      scene === 0
        ? path('M44 256 V206 L116 142 L168 196 L232 120 L356 220 V256 Z', '#fff', { opacity: 0.22 }) +
          circle(292, 116, 20, '#fff', { opacity: 0.75 })
        : repeat(3, (i) => rect(64 + i * 96, 100, 82, 58, 8, '#fff', { opacity: 0.3 })) +
          rect(64, 176, 274, 14, 7, '#fff', { opacity: 0.5 }) +
          rect(64, 200, 190, 10, 5, '#fff', { opacity: 0.35 }),
      path('M44 79 Q44 74 49 74 H190 L96 256 H49 Q44 256 44 251 Z', '#fff', { opacity: 0.09 }),
      rect(186, 261, 28, 4, 2, p.accent),
    ];
  },
  tv: (p) => [
    path('M96 292 L78 338 H100 L120 292 Z', '#2b2e35'),
    path('M304 292 L322 338 H300 L280 292 Z', '#2b2e35'),
    rect(20, 92, 360, 206, 8, '#121317'),
    rect(25, 97, 350, 192, 4, p.screen),
    path('M25 289 V232 Q92 168 158 226 T300 196 T375 210 V289 Z', p.deep, { opacity: 0.35 }),
    path('M25 289 V252 Q110 214 190 254 T375 240 V289 Z', p.deep, { opacity: 0.5 }),
    circle(296, 146, 26, '#fff3d6', { opacity: 0.95 }),
    repeat(5, (i) => rect(44 + i * 54, 256, 46, 24, 5, '#fff', { opacity: i === 0 ? 0.95 : 0.42 })),
    path('M25 101 Q25 97 29 97 H170 L90 289 H29 Q25 289 25 285 Z', '#fff', { opacity: 0.08 }),
    rect(186, 292, 28, 3, 1.5, '#d7dadf'),
  ],
  gamepad: (p) => [
    group(
      'translate(0 26)',
      path(
        'M118 128 H282 C352 128 380 262 362 300 C348 328 314 318 292 286 L272 258 H128 L108 286 C86 318 52 328 38 300 C20 262 48 128 118 128 Z',
        p.top,
      ),
      path(
        'M118 128 H282 C312 128 332 152 345 182 Q270 160 200 160 T55 182 C68 152 88 128 118 128 Z',
        '#fff',
        { opacity: 0.14 },
      ),
      circle(146, 236, 32, '#1b1d22'),
      circle(146, 234, 22, '#363a43'),
      circle(254, 236, 32, '#1b1d22'),
      circle(254, 234, 22, '#363a43'),
      rect(94, 166, 18, 50, 5, '#1b1d22'),
      rect(78, 182, 50, 18, 5, '#1b1d22'),
      circle(298, 166, 11, '#f2c14e'),
      circle(298, 212, 11, '#4caf7a'),
      circle(275, 189, 11, '#4a8fd6'),
      circle(321, 189, 11, '#e4572e'),
      rect(168, 150, 64, 36, 10, p.deep, { opacity: 0.75 }),
      circle(200, 168, 9, p.accent),
      rect(96, 112, 62, 18, 9, p.deep),
      rect(242, 112, 62, 18, 9, p.deep),
      path('M66 208 C72 164 92 142 122 138 C96 164 84 210 74 262 C62 250 62 228 66 208 Z', '#fff', {
        opacity: 0.2,
      }),
    ),
  ],
} satisfies Record<string, Drawer>;
