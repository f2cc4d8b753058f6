import { channels, type Hex, toLinear } from '#locales/format/contrast.ts';

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in radians. */
export type Oklch = { l: number; c: number; h: number };

/** A hex colour in OKLCH (Björn Ottosson's matrices). */
export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = channels(hex).map((channel) => toLinear(channel / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** The nearest hex colour of the same lightness and hue: chroma is reduced until sRGB can show it. */
export function toHex(colour: Oklch): Hex {
  const fits = (c: number) =>
    toLinearRgb({ ...colour, c }).every((channel) => channel > -0.0001 && channel < 1.0001);
  let chroma = colour.c;
  while (chroma > 0.001 && !fits(chroma)) chroma -= 0.002;
  const rgb = toLinearRgb({ ...colour, c: Math.max(0, chroma) }).map((linear) => {
    const bounded = Math.min(1, Math.max(0, linear));
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${rgb.join('')}`;
}
