import { circle, ellipse, group, line, path, rect, repeat } from '../svg.ts';
import type { Drawer } from './drawer.ts';

/** One bud without a case; `turn` in degrees. */
const looseBud = (x: number, y: number, turn: number, shell: string, tip: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-16, -6, 32, 130, 16, shell),
    ellipse(-12, -20, 52, 46, shell),
    ellipse(-46, -4, 20, 26, tip),
    circle(6, -24, 9, '#14161b', { opacity: 0.5 }),
    rect(-8, 96, 16, 20, 8, '#14161b', { opacity: 0.35 }),
    path('M-50 -34 Q-34 -64 0 -60 Q-30 -48 -40 -22 Z', '#fff', { opacity: 0.35 }),
  );

/** Two buds beside each other, without their case. */
const looseBuds: Drawer = (p) => [
  looseBud(150, 178, -10, p.top, p.accent),
  group('translate(400 0) scale(-1 1)', looseBud(150, 196, -16, p.dark, p.accent)),
];

/** Buds with hooks around the ear, before a flat case. */
const sportBuds: Drawer = (p) => [
  rect(70, 210, 260, 128, 56, p.round),
  path('M76 262 Q200 282 324 262', 'none', { stroke: p.deep, 'stroke-width': 3, opacity: 0.5 }),
  circle(200, 306, 5, '#7ef0c9'),
  repeat(2, (i) =>
    group(
      `translate(${130 + i * 140} 150) scale(${i ? -1 : 1} 1)`,
      line('M10 10 C-70 -30 -40 -110 30 -96 C80 -84 70 -20 44 10', p.dark, 13),
      ellipse(6, 18, 40, 34, p.top),
      ellipse(-26, 26, 16, 20, p.accent),
      circle(14, 12, 9, '#14161b', { opacity: 0.5 }),
    ),
  ),
];

export const EARBUD_FORMS: readonly Drawer[] = [looseBuds, sportBuds];

/** Thin round power bank that a magnet holds to a phone. */
const magneticBank: Drawer = (p) => [
  rect(100, 64, 170, 276, 30, '#23262d'),
  rect(108, 72, 154, 260, 24, p.screen, { opacity: 0.9 }),
  group(
    'translate(64 22)',
    rect(96, 130, 166, 186, 34, p.round),
    circle(179, 214, 54, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.6 }),
    path('M188 178 l-28 44 h20 l-8 34 l32 -46 h-20 l10 -32 Z', p.accent),
    repeat(4, (i) =>
      circle(149 + i * 20, 292, 4.5, i < 3 ? '#8df2cf' : '#fff', { opacity: i < 3 ? 1 : 0.4 }),
    ),
  ),
];

/** Flat wide power bank with three ports. */
const wideBank: Drawer = (p) => [
  rect(56, 160, 288, 178, 26, p.top),
  rect(56, 160, 288, 178, 26, 'none', { stroke: p.deep, 'stroke-width': 2, opacity: 0.4 }),
  rect(84, 186, 96, 46, 10, '#11141a'),
  repeat(2, (i) => rect(104 + i * 28, 197, 16, 24, 3, 'none', { stroke: '#7ef0c9', 'stroke-width': 4 })),
  repeat(3, (i) => rect(84 + i * 78, 292, 58, 22, i === 1 ? 4 : 11, '#14161b')),
  repeat(3, (i) => rect(94 + i * 78, 300, 38, 6, 3, p.metal)),
  circle(296, 210, 17, p.accent),
  line('M70 176 C40 120 120 92 150 120 S220 150 260 118', p.accent, 9),
  rect(252, 106, 34, 20, 5, '#e9eaec'),
];

export const POWER_BANK_FORMS: readonly Drawer[] = [magneticBank, wideBank];

/** Pump bottle. */
const pumpBottle: Drawer = (p) => [
  path('M192 60 H262 Q278 60 278 76 V84 H258 V78 H208 V104 H192 Z', '#2b2e35'),
  rect(176, 100, 48, 30, 5, p.metal),
  path(
    'M140 156 Q140 130 166 130 H234 Q260 130 260 156 V316 Q260 340 236 340 H164 Q140 340 140 316 Z',
    p.round,
  ),
  rect(154, 180, 92, 120, 6, '#fff', { opacity: 0.92 }),
  circle(200, 212, 17, p.accent),
  repeat(3, (i) =>
    rect(170 + i * 5, 246 + i * 14, 60 - i * 10, i ? 4 : 7, 2, p.deep, { opacity: i ? 0.5 : 0.9 }),
  ),
  rect(148, 146, 10, 180, 5, '#fff', { opacity: 0.4 }),
];

/** Row of small ampoules before their box. */
const ampoules: Drawer = (p) => [
  rect(90, 90, 220, 250, 8, p.pale),
  rect(90, 90, 220, 60, 8, p.base),
  rect(130, 112, 140, 12, 6, '#fff', { opacity: 0.9 }),
  repeat(3, (i) =>
    group(
      `translate(${112 + i * 66} 176)`,
      rect(14, 0, 16, 26, 5, '#2b2e35'),
      path('M4 50 Q4 24 22 24 T40 50 V148 Q40 164 22 164 T4 148 Z', p.round),
      rect(9, 76, 26, 50, 3, '#fff', { opacity: 0.9 }),
      circle(22, 96, 6, p.accent),
      rect(8, 46, 5, 104, 2.5, '#fff', { opacity: 0.45 }),
    ),
  ),
];

export const SERUM_FORMS: readonly Drawer[] = [pumpBottle, ampoules];
