import { createRandom, hash } from '#server/platform/random.ts';
import { mix } from './paint.ts';
import { words } from './scene.ts';
import { circle, rect, svg } from './svg.ts';

const INKS = [
  '#C9360E',
  '#1D3F72',
  '#0B6E69',
  '#8A2846',
  '#3F3A6B',
  '#2F5D34',
  '#B4701A',
  '#23252B',
] as const;
/** Ways of writing a name: as it is, in small letters with a dot after it, in wide capitals. */
const STYLES = ['plain', 'dotted', 'wide'] as const;

/** Name of a brand from its code: `jbl` → JBL, `kitchora` → Kitchora. */
function brandWord(code: string): string {
  return code.length <= 4 ? code.toUpperCase() : code.charAt(0).toUpperCase() + code.slice(1);
}

/** The brand's name in its own style across the middle of a field of 600 × 600. */
function wordmark(code: string, fill: string, accent: string): string {
  const random = createRandom(hash(`brand${code}`));
  const style = random.pick(STYLES);
  const word = style === 'wide' ? code.toUpperCase() : brandWord(code);
  const text = style === 'dotted' ? code : word;
  const spacing = style === 'wide' ? 0.16 : 0;
  const size = Math.min(120, 440 / (text.length * ((style === 'wide' ? 0.7 : 0.6) + spacing)));
  const mark = words(300, 300 + size * 0.34, size, fill, text, {
    'text-anchor': 'middle',
    ...(spacing && { 'letter-spacing': size * spacing }),
  });
  if (style === 'dotted') return mark + circle(300, 300 + size * 0.95, size * 0.09, accent);
  return style === 'wide' ? mark + rect(270, 300 + size * 0.8, 60, 5, 2.5, accent) : mark;
}

function inkOf(code: string): string {
  return INKS[hash(`ink${code}`) % INKS.length] as string;
}

/** A brand's word mark on white, 600 × 600. */
export function drawLogo(code: string): string {
  const ink = inkOf(code);
  return svg(600, 600, rect(0, 0, 600, 600, 0, '#ffffff'), wordmark(code, ink, mix(ink, '#ffffff', 0.35)));
}

/** A brand's word mark in white on the brand's colour. */
export function drawBrandCover(code: string): string {
  const ink = inkOf(code);
  return svg(
    600,
    600,
    rect(0, 0, 600, 600, 0, ink),
    circle(600, 0, 300, mix(ink, '#ffffff', 0.08)),
    circle(0, 600, 220, mix(ink, '#000000', 0.1)),
    wordmark(code, '#ffffff', mix(ink, '#ffffff', 0.55)),
  );
}
