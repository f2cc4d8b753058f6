import { readFileSync } from 'node:fs';
import type { Hex } from '#locales/format/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const grounds = ['bg', 'surface', 'surface-2'];
const inks = ['text', 'muted', 'subtle', 'primary', 'price', 'success', 'warning', 'info', 'danger'];
const tones = ['primary', 'price', 'success', 'warning', 'info'];

/** Pairs of text colour and ground, as token names, that need a contrast of 4.5:1. */
export const textPairs: [ink: string, ground: string][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ...tones.map((tone): [string, string] => [`on-${tone}-soft`, `${tone}-soft`]),
  ...tones.map((tone): [string, string] => [`on-${tone}-soft`, 'surface']),
  ['text', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-price', 'price'],
  ['inverse', 'text'],
  ['on-media', 'media'],
  ['on-rank', 'rank-1'],
  ['on-rank', 'rank-2'],
  ['on-rank', 'rank-3'],
];

/** Pairs with control borders and the focus ring: 3:1. */
export const controlPairs: [ink: string, ground: string][] = ['border-strong', 'focus'].flatMap((ink) =>
  grounds.map((ground): [string, string] => [ink, ground]),
);

/** A colour token's value in one theme, with a tenant's variables laid over the defaults. */
export function colour(name: string, theme: 'light' | 'dark', variables: Record<string, string> = {}): Hex {
  const declared = new RegExp(`--c-${name}:\\s*([^;]+);`, 'u').exec(css)?.[1];
  if (!declared) throw new Error(`no token --c-${name}`);
  const sides = declared.match(/var\([^)]*\)|#[0-9a-f]+/gu) ?? [];
  const side = sides[theme === 'dark' ? sides.length - 1 : 0] ?? '';
  const [, variable, fallback] = /^var\((--[\w-]+), (#[0-9a-f]+)\)$/u.exec(side) ?? [];
  return variable && fallback ? (variables[variable] ?? fallback) : side;
}
