import { words } from './scene.ts';
import { circle, gradient, group, line, path, rect, svg } from './svg.ts';

export const TITLES = {
  'daily-special': { th: 'ดีลพิเศษประจำวัน', en: 'Daily Specials' },
  leaderboard: { th: 'จัดอันดับสินค้าเด็ด', en: 'Top Rankings' },
} as const;
export type TitleName = keyof typeof TITLES;

/**
 * Lettering above the daily offers (720 × 160, in a red that can be read on a light and a dark ground), or on the first card of the leaderboards (720 × 264).
 */
export function drawTitleImage(name: TitleName, language: 'th' | 'en'): string {
  return name === 'daily-special'
    ? dailySpecial(TITLES[name][language])
    : leaderboard(TITLES[name][language]);
}

function dailySpecial(title: string): string {
  const clock = group(
    'translate(84 78) scale(0.92)',
    circle(0, 0, 60, '#CF1238'),
    circle(0, 0, 46, '#ffffff'),
    line('M0 -28 V0 L20 14', '#CF1238', 9),
    path('M-70 -44 L-44 -68 M70 -44 L44 -68', 'none', {
      stroke: '#CF1238',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    path('M44 18 L78 18 L60 44 L80 44 L38 84 L50 54 L30 54 Z', '#FFB400', {
      stroke: '#ffffff',
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
  );
  return svg(720, 160, clock, words(176, 106, 64, '#E8304F', title));
}

function leaderboard(title: string): string {
  const trophy = group(
    'translate(560 52)',
    path('M10 10 H110 V60 C110 104 88 124 60 124 S10 104 10 60 Z', '#FFC93C'),
    path('M10 24 H-14 C-14 66 -2 84 22 88 M110 24 H134 C134 66 122 84 98 88', 'none', {
      stroke: '#FFC93C',
      'stroke-width': 13,
    }),
    rect(50, 120, 20, 26, 2, '#E0A21B'),
    rect(24, 144, 72, 20, 6, '#8A4B1F'),
    path('M60 34 l9 19 l20 2 l-15 14 l4 20 l-18 -10 l-18 10 l4 -20 l-15 -14 l20 -2 Z', '#ffffff'),
    path('M22 18 H38 V64 C38 88 42 100 50 112 C32 106 22 88 22 62 Z', '#ffffff', { opacity: 0.35 }),
  );
  return svg(
    720,
    264,
    `<defs>${gradient('t', 20, ['#B00E2F', '#E4572E'])}</defs>`,
    rect(0, 0, 720, 264, 24, 'url(#t)'),
    circle(620, 130, 180, '#ffffff', { opacity: 0.08 }),
    circle(620, 130, 120, '#ffffff', { opacity: 0.08 }),
    trophy,
    words(44, 142, 56, '#ffffff', title),
    ...[0, 1, 2].map((i) =>
      group(
        `translate(${48 + i * 92} 180)`,
        rect(0, 0, 76, 40, 20, '#ffffff', { opacity: 1 - i * 0.22 }),
        words(38, 29, 25, '#B00E2F', `0${i + 1}`, { 'text-anchor': 'middle' }),
      ),
    ),
  );
}
