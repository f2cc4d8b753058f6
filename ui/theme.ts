import { contrast, type Hex } from '#locales/format/contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** A tenant's visual choices; everything left out keeps the default of tokens.css. */
export type Theme = {
  primary?: Hex;
  shape?: 'sharp' | 'soft' | 'round';
  surface?: 'clean' | 'tinted';
};

const radius = { sharp: '0', soft: '1', round: '1.5' };

/** Grounds of text, besides the white or near-black cards: the page's ground and insets of tokens.css. */
const plain = { light: ['#f5f5f7', '#efeff2'], dark: ['#101014', '#212128'] } as const;

const AA = 4.5;
const STEP = 0.005;

/** Moves a colour's lightness by `step` until it can be read on every ground (WCAG 1.4.3, 4.5:1). */
function readable(colour: Oklch, grounds: readonly Hex[], step: number): Oklch {
  const hard = (l: number) => grounds.some((ground) => contrast(toHex({ ...colour, l }), ground) < AA);
  let l = colour.l;
  while (hard(l)) l += step;
  return { ...colour, l };
}

function primaryVariables(brand: Oklch, light: readonly Hex[], dark: readonly Hex[]) {
  const { c, h } = brand;
  const onLight = readable(brand, light, -STEP);
  const softLight = toHex({ l: 0.965, c: Math.min(c, 0.02), h });
  const onDark = readable(brand, dark, STEP);
  const softDark = toHex({ l: 0.25, c: Math.min(c, 0.05), h });
  return {
    '--primary-light': toHex(onLight),
    '--on-primary-light': '#ffffff',
    '--primary-hover-light': toHex({ ...onLight, l: onLight.l - 0.05 }),
    '--primary-soft-light': softLight,
    '--on-primary-soft-light': toHex(readable(onLight, [softLight], -STEP)),
    '--primary-dark': toHex(onDark),
    '--on-primary-dark': toHex({ l: 0.16, c: Math.min(c, 0.03), h }),
    '--primary-hover-dark': toHex({ ...onDark, l: Math.min(1, onDark.l + 0.05) }),
    '--primary-soft-dark': softDark,
    '--on-primary-soft-dark': toHex(readable(onDark, [softDark], STEP)),
  };
}

/**
 * CSS variables of a tenant's theme, to be set on `<html>`. Any valid `primary` gives text of at least 4.5:1 in both
 * themes: its lightness is adapted, its hue stays. Throws a `RangeError` if `primary` isn't hex.
 */
export function themeVariables(theme: Theme): Record<string, string> {
  const brand = toOklch(theme.primary ?? '#c9360e');
  const tinted = (l: number, c: number) => toHex({ l, c: Math.min(brand.c, c), h: brand.h });
  const ground =
    theme.surface === 'tinted'
      ? { light: [tinted(0.975, 0.01), tinted(0.96, 0.012)], dark: [tinted(0.17, 0.012), tinted(0.24, 0.02)] }
      : plain;
  return {
    ...(theme.shape && { '--radius': radius[theme.shape] }),
    ...(theme.surface === 'tinted' && {
      '--bg-light': ground.light[0],
      '--surface-2-light': ground.light[1],
      '--bg-dark': ground.dark[0],
      '--surface-2-dark': ground.dark[1],
    }),
    ...(theme.primary && primaryVariables(brand, ground.light, ground.dark)),
  };
}
