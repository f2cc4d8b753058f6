/** An sRGB colour as `#rrggbb`. */
export type Hex = string;

/** Channels of a `#rgb` or `#rrggbb` colour, 0 to 255. Throws a `RangeError` on anything else. */
export function channels(hex: Hex): [number, number, number] {
  const long = /^#[0-9a-f]{3}$/iu.test(hex) ? hex.replace(/[0-9a-f]/giu, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/iu.test(long)) throw new RangeError(`not a hex colour: ${hex}`);
  const value = Number.parseInt(long.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** One sRGB channel, 0 to 1, to linear light. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * toLinear(r / 255) + 0.7152 * toLinear(g / 255) + 0.0722 * toLinear(b / 255);
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
