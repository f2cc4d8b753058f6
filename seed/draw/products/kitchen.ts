import { circle, ellipse, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

const STEAM_LINE =
  'M172 84 q-10 -12 0 -24 t0 -24 M200 80 q-10 -12 0 -24 t0 -24 M228 84 q-10 -12 0 -24 t0 -24';

/** Air fryer with one drawer. */
const drawerFryer: Drawer = (p, r) => [
  path('M106 96 Q110 64 142 64 H258 Q290 64 294 96 L308 308 Q310 340 278 340 H122 Q90 340 92 308 Z', p.round),
  path('M124 92 Q126 80 142 80 H258 Q274 80 276 92 L280 148 Q240 158 200 158 T120 148 Z', '#14161b'),
  ...(r.chance(0.5)
    ? [
        circle(200, 118, 24, 'none', { stroke: '#8df2cf', 'stroke-width': 4 }),
        rect(190, 112, 20, 12, 3, '#8df2cf'),
        circle(148, 118, 5, '#fff', { opacity: 0.7 }),
        circle(252, 118, 5, '#fff', { opacity: 0.7 }),
      ]
    : [circle(200, 118, 27, p.metal), circle(200, 118, 19, '#2b2e35'), rect(198, 100, 4, 16, 2, p.accent)]),
  path('M110 186 Q200 200 290 186 L298 296 Q300 318 278 318 H122 Q100 318 102 296 Z', p.dark),
  path('M122 200 Q200 212 278 200 L283 286 Q284 300 270 300 H130 Q116 300 117 286 Z', p.deep, {
    opacity: 0.5,
  }),
  rect(152, 224, 96, 32, 16, p.accent),
  rect(164, 232, 72, 10, 5, '#fff', { opacity: 0.3 }),
  path('M110 104 Q114 76 134 74 L112 320 Q104 312 106 296 Z', '#fff', { opacity: 0.22 }),
  rect(116, 334, 30, 10, 4, '#22242a'),
  rect(254, 334, 30, 10, 4, '#22242a'),
];

/** Air fryer with two drawers side by side. */
const twinFryer: Drawer = (p) => [
  rect(46, 112, 308, 226, 34, p.top),
  rect(66, 128, 268, 58, 16, '#14161b'),
  repeat(2, (i) => rect(92 + i * 176, 146, 40, 22, 4, '#8df2cf', { opacity: 0.9 })),
  repeat(3, (i) => circle(176 + i * 24, 157, 6, '#4a4f59')),
  repeat(2, (i) => rect(66 + i * 138, 200, 130, 122, 14, p.dark)),
  repeat(2, (i) => rect(78 + i * 138, 210, 106, 42, 8, '#20242b')),
  repeat(2, (i) => rect(102 + i * 138, 264, 58, 22, 11, p.accent)),
  path('M60 146 Q60 120 86 118 L72 326 Q58 320 58 300 Z', '#fff', { opacity: 0.2 }),
  rect(84, 334, 40, 9, 4, '#22242a'),
  rect(276, 334, 40, 9, 4, '#22242a'),
];

/** Air fryer like a small oven, with a glass door. */
const ovenFryer: Drawer = (p) => [
  rect(76, 70, 248, 268, 22, p.round),
  rect(94, 150, 212, 170, 14, '#14161b'),
  rect(108, 164, 184, 142, 8, '#3a2a1c'),
  path('M108 164 H292 L240 306 H108 Z', '#ffb35c', { opacity: 0.28 }),
  repeat(3, (i) => line(`M116 ${196 + i * 38} H284`, '#c9c9c6', 3, { opacity: 0.6 })),
  ellipse(170, 220, 26, 13, '#d98d3f'),
  ellipse(230, 222, 24, 12, '#c77a30'),
  ellipse(200, 260, 30, 13, '#e0a05a'),
  rect(130, 136, 140, 10, 5, p.metal),
  circle(120, 106, 16, p.metal),
  circle(280, 106, 16, p.metal),
  rect(158, 92, 84, 28, 6, '#14161b'),
  rect(172, 100, 36, 12, 3, '#8df2cf'),
  path('M88 92 Q88 78 104 78 H118 L100 330 Q88 326 88 312 Z', '#fff', { opacity: 0.22 }),
];

/** Round air fryer with a basket that is pulled out. */
const roundFryer: Drawer = (p) => [
  path('M88 180 Q88 64 200 64 T312 180 V300 Q312 338 274 338 H126 Q88 338 88 300 Z', p.round),
  path('M116 160 Q124 92 200 90 T284 160 Q240 176 200 176 T116 160 Z', p.white, { opacity: 0.9 }),
  circle(200, 132, 20, p.metal),
  rect(198, 116, 4, 14, 2, p.accent),
  path('M96 214 H304 V262 H96 Z', '#1b1e24'),
  path('M70 240 H330 V314 Q330 344 300 344 H100 Q70 344 70 314 Z', p.dark),
  repeat(5, (i) => ellipse(112 + i * 44, 240, 22, 13, i % 2 ? '#e0a05a' : '#c77a30')),
  rect(158, 280, 84, 28, 14, p.accent),
  rect(170, 288, 60, 8, 4, '#fff', { opacity: 0.35 }),
];

export const KITCHEN = {
  'air-fryer': (p, r) => r.pick([drawerFryer, twinFryer, ovenFryer, roundFryer])(p, r),
  'rice-cooker': (p) => [
    path('M76 190 H324 V288 Q324 338 274 338 H126 Q76 338 76 288 Z', p.round),
    path('M72 192 Q72 108 200 104 T328 192 Q264 206 200 206 T72 192 Z', p.white),
    path('M72 188 Q136 204 200 204 T328 188 V202 Q264 218 200 218 T72 202 Z', p.metal),
    rect(170, 92, 60, 20, 10, p.dark),
    circle(268, 142, 8, '#c9c9c6'),
    rect(146, 242, 108, 66, 16, '#15171c'),
    rect(160, 254, 50, 26, 5, '#203a35'),
    rect(166, 261, 26, 12, 2, '#8df2cf'),
    circle(232, 266, 10, p.accent),
    repeat(3, (i) => rect(162 + i * 28, 288, 20, 9, 4.5, '#4a4f59')),
    path('M86 208 Q100 214 116 216 V326 Q90 312 86 284 Z', '#fff', { opacity: 0.2 }),
    path('M96 176 Q110 132 164 118 Q126 146 118 184 Q104 182 96 176 Z', '#fff', { opacity: 0.8 }),
    rect(50, 214, 26, 40, 12, p.dark),
    rect(324, 214, 26, 40, 12, p.dark),
    line(STEAM_LINE, '#d8dee2', 6, { opacity: 0.9 }),
  ],
  'coffee-machine': (p) => [
    rect(96, 60, 208, 88, 20, p.top),
    rect(96, 130, 74, 208, 10, p.top),
    rect(84, 312, 232, 28, 10, p.dark),
    rect(96, 306, 208, 10, 3, p.metal),
    repeat(9, (i) => rect(184 + i * 13, 308, 7, 5, 2, '#5a5f68')),
    rect(112, 76, 100, 40, 10, '#14161b'),
    repeat(3, (i) => circle(132 + i * 30, 96, 9, i === 1 ? p.accent : '#4a4f59')),
    circle(264, 96, 22, p.metal),
    circle(264, 96, 14, '#2b2e35'),
    line('M264 96 L272 86', p.accent, 3),
    rect(206, 146, 64, 20, 6, p.metal),
    path('M214 166 H262 L254 184 H222 Z', '#3a3d44'),
    rect(262, 152, 66, 12, 6, '#23252b'),
    line('M230 186 V226 M246 186 V226', '#5a351c', 5),
    path('M200 228 H276 L268 296 Q266 304 258 304 H218 Q210 304 208 296 Z', '#ffffff'),
    path('M204 240 Q238 250 272 240 L271 246 Q238 258 205 246 Z', '#6b4226'),
    line('M274 244 q24 4 16 26 t-22 16', '#f1f1ef', 7),
    path('M104 84 Q104 68 122 68 H140 L118 330 H104 Z', '#fff', { opacity: 0.14 }),
    repeat(2, (i) => line(`M${228 + i * 20} 222 q-8 -10 0 -20`, '#fff', 4, { opacity: 0.7 })),
  ],
  blender: (p, r) => {
    const juice = r.pick(['#f2994a', '#eb5f7a', '#8cc152', '#f2c94c', '#a05fb5']);
    return [
      path('M136 252 H264 L284 322 Q288 340 270 340 H130 Q112 340 116 322 Z', p.round),
      circle(200, 300, 20, p.metal),
      circle(200, 300, 12, '#2b2e35'),
      rect(198, 286, 4, 12, 2, p.accent),
      rect(140, 322, 120, 8, 4, p.deep, { opacity: 0.4 }),
      path('M126 76 H274 L256 244 H144 Z', '#dfeef5', { opacity: 0.75 }),
      path('M131 122 Q166 112 200 122 T269 122 L256 244 H144 Z', juice, { opacity: 0.92 }),
      ellipse(200, 122, 69, 9, '#fff', { opacity: 0.35 }),
      repeat(6, (i) =>
        circle(160 + ((i * 37) % 84), 150 + ((i * 53) % 76), 4 + (i % 3), '#fff', { opacity: 0.4 }),
      ),
      line('M270 104 C322 108 316 206 260 214', p.dark, 14),
      rect(122, 60, 156, 20, 8, p.dark),
      rect(178, 44, 44, 20, 8, p.deep),
      rect(140, 240, 120, 16, 6, p.dark),
      path('M136 84 H160 L164 238 H152 Z', '#fff', { opacity: 0.45 }),
      repeat(4, (i) => rect(232, 136 + i * 26, 16, 3, 1.5, '#fff', { opacity: 0.8 })),
    ];
  },
} satisfies Record<string, Drawer>;
