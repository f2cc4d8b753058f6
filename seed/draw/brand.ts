import { createRandom, hash } from '#server/platform/random.ts';
import { mix } from './paint.ts';
import { words } from './scene.ts';
import { circle, path, rect, repeat, svg } from './svg.ts';

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

/** Name of a brand from its code: `jbl` → JBL, `kitchora` → Kitchora. */
function brandWord(code: string): string {
  return code.length <= 4 ? code.toUpperCase() : code.charAt(0).toUpperCase() + code.slice(1);
}

function identity(code: string) {
  const random = createRandom(hash(`brand${code}`));
  const ink = random.pick(INKS);
  return { ink, mark: random.int(0, 4), word: brandWord(code) };
}

function symbol(mark: number, x: number, y: number, size: number, ink: string): string {
  const half = size / 2;
  switch (mark) {
    case 0:
      return (
        circle(x, y, half, ink) +
        circle(x + half * 0.28, y - half * 0.28, half * 0.42, '#ffffff', { opacity: 0.9 })
      );
    case 1:
      return (
        path(`M${x} ${y - half} L${x + half} ${y} L${x} ${y + half} L${x - half} ${y} Z`, ink) +
        path(`M${x} ${y - half} L${x + half} ${y} L${x} ${y} Z`, mix(ink, '#ffffff', 0.45))
      );
    case 2:
      return repeat(3, (i) =>
        rect(
          x - half + i * size * 0.36,
          y - half + (2 - i) * size * 0.22,
          size * 0.26,
          size - (2 - i) * size * 0.22,
          size * 0.13,
          mix(ink, '#ffffff', i * 0.28),
        ),
      );
    case 3:
      return (
        path(
          `M${x - half} ${y + half} A${size} ${size} 0 0 1 ${x + half} ${y - half} A${size} ${size} 0 0 1 ${x - half} ${y + half} Z`,
          ink,
        ) +
        path(`M${x - half} ${y + half} L${x + half * 0.5} ${y - half * 0.5}`, 'none', {
          stroke: '#ffffff',
          'stroke-width': size * 0.07,
        })
      );
    default:
      return (
        rect(x - half, y - half, size, size, size * 0.3, ink) +
        circle(x, y, size * 0.24, 'none', { stroke: '#ffffff', 'stroke-width': size * 0.12 })
      );
  }
}

function wordmark(word: string, x: number, y: number, room: number, fill: string): string {
  const size = Math.min(80, room / (word.length * 0.6));
  return words(x, y, size, fill, word, { 'text-anchor': 'middle' });
}

/** A brand's mark and word on white, 600 × 600. */
export function drawLogo(code: string): string {
  const { ink, mark, word } = identity(code);
  return svg(
    600,
    600,
    rect(0, 0, 600, 600, 0, '#ffffff'),
    symbol(mark, 300, 220, 170, ink),
    wordmark(word, 300, 430, 460, ink),
  );
}

/** A brand's mark and word on the brand's colour. */
export function drawBrandCover(code: string): string {
  const { ink, mark, word } = identity(code);
  const pattern = repeat(5, (row) =>
    repeat(4, (i) => symbol(mark, 40 + i * 170 + (row % 2) * 85, 45 + row * 128, 76, '#ffffff')),
  );
  return svg(
    600,
    600,
    rect(0, 0, 600, 600, 0, ink),
    `<g opacity=".1">${pattern}</g>`,
    rect(70, 170, 460, 260, 60, '#ffffff'),
    symbol(mark, 300, 252, 84, ink),
    wordmark(word, 300, 388, 370, ink),
  );
}
