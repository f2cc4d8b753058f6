import { escapeMarkup } from '#schemas/content/escape-markup.ts';

/** Attributes of a shape, such as `{ opacity: 0.4 }`. */
export type Attributes = Record<string, string | number>;

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<rect${write({ x, y, width, height, rx, fill, ...more })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${write({ cx, cy, r, fill, ...more })}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<ellipse${write({ cx, cy, rx, ry, fill, ...more })}/>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path${write({ d, fill, ...more })}/>`;
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return `<path${write({ d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`;
}

export function group(transform: string, ...shapes: string[]): string {
  return `<g transform="${transform}">${shapes.join('')}</g>`;
}

/** Repeats a shape `count` times, drawn by its index. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/** A linear gradient from colours at even distances; `angle` 0 runs to the right, 90 downwards. */
export function gradient(id: string, angle: number, colours: readonly string[]): string {
  const stops = colours
    .map(
      (colour, i) =>
        `<stop offset="${Math.round((i / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stops}</linearGradient>`;
}

/** A complete SVG document. */
export function svg(width: number, height: number, ...content: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`;
}

export function text(x: number, y: number, content: string, attributes: Attributes): string {
  return `<text${write({ x, y, ...attributes })}>${escapeMarkup(content)}</text>`;
}
