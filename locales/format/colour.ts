/** A colour of 3 or 6 hex digits, with or without `#`, as '#rrggbb'; anything else gives '' (S1 §5). */
export function parseColour(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return '';
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/**
 * A module's background: two colours make a vertical gradient, four a horizontal one (the first two)
 * blended half and half with a vertical one (S1 §2). Any other number, or a bad colour, gives none.
 */
export function moduleBackground(colours: readonly string[]): { backgroundImage: string } | undefined {
  const parsed = colours.map(parseColour);
  if (parsed.includes('')) return undefined;
  const [a, b, c, d] = parsed;
  if (parsed.length === 2) return { backgroundImage: `linear-gradient(to bottom, ${a}, ${b})` };
  if (parsed.length !== 4) return undefined;
  return {
    backgroundImage: `linear-gradient(to bottom, ${c}80, ${d}80), linear-gradient(to right, ${a}, ${b})`,
  };
}
