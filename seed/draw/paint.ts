import type { Random } from '#server/platform/random.ts';
import { gradient } from './svg.ts';

/** The colours of one object: plain ones, and gradients (`url(#…)`) that model light from the upper left. */
export type Paint = {
  base: string;
  light: string;
  pale: string;
  dark: string;
  deep: string;
  accent: string;
  /** Gradient of an object that is round about a vertical axis, like a bottle. */
  round: string;
  /** Gradient of a surface lit from above. */
  top: string;
  metal: string;
  black: string;
  white: string;
  glass: string;
  screen: string;
  /** SVG definitions of the gradients. */
  defs: string;
};

/** Pairs of a product colour and a matching one. */
const PAIRS = [
  ['#E4572E', '#FFD6A5'],
  ['#2F4858', '#F6AE2D'],
  ['#3C7A89', '#F2D0A4'],
  ['#5B8E7D', '#F4E285'],
  ['#F2A7A0', '#7A3E48'],
  ['#8E7DBE', '#F1E3F3'],
  ['#D9A441', '#3B3A36'],
  ['#2B2D33', '#E4572E'],
  ['#EFEAE2', '#C08552'],
  ['#F4F4F2', '#4A7BA6'],
  ['#4A7BA6', '#FCEADE'],
  ['#B5475A', '#F7D9C4'],
  ['#7FB7BE', '#DD614A'],
  ['#A3B18A', '#3A5A40'],
  ['#C9B6E4', '#5E548E'],
  ['#F6BD60', '#84573B'],
  ['#3A5A40', '#DAD7CD'],
  ['#D8E2DC', '#E5989B'],
  ['#23395B', '#8EA8C3'],
  ['#E7C6A0', '#6B4226'],
] as const;

/** Pairs of the colours in which variants of a product are sold. */
const COLOURS = {
  black: ['#2B2D33', '#8EA8C3'],
  white: ['#F4F4F2', '#4A7BA6'],
  navy: ['#23395B', '#8EA8C3'],
  sage: ['#A3B18A', '#3A5A40'],
  lilac: ['#C9B6E4', '#5E548E'],
  sand: ['#E7C6A0', '#6B4226'],
} as const;
export type ProductColour = keyof typeof COLOURS;
export const PRODUCT_COLOURS = Object.keys(COLOURS) as ProductColour[];

const SCREENS = [
  ['#9be7ff', '#4f8dfd', '#3a2f8f'],
  ['#ffd3a5', '#fd6585', '#6a2c91'],
  ['#c7f9cc', '#38a3a5', '#22577a'],
  ['#fbc2eb', '#a18cd1', '#4b4e9e'],
  ['#ffe29f', '#ffa08f', '#f0567f'],
  ['#a1c4fd', '#6f86d6', '#313866'],
] as const;

export function pickPaint(id: string, random: Random, colour?: ProductColour): Paint {
  const picked = random.pick(PAIRS);
  const [base, accent] = colour === undefined ? picked : COLOURS[colour];
  const light = mix(base, '#ffffff', 0.35);
  const pale = mix(base, '#ffffff', 0.7);
  const dark = mix(base, '#12131a', 0.28);
  const deep = mix(base, '#12131a', 0.55);
  const defs = [
    gradient(`${id}r`, 0, [dark, light, base, base, dark]),
    gradient(`${id}t`, 70, [light, base, dark]),
    gradient(`${id}m`, 0, ['#8f959d', '#f3f5f7', '#c4c9cf', '#9aa1a9', '#e1e4e8', '#8b9199']),
    gradient(`${id}k`, 65, ['#565b66', '#2c2f37', '#16181d']),
    gradient(`${id}w`, 65, ['#ffffff', '#f1f1ef', '#d3d3d0']),
    gradient(`${id}g`, 55, ['#eaf5fb', '#c3dbe8', '#a9c7d8']),
    gradient(`${id}s`, 50, random.pick(SCREENS)),
  ].join('');
  const url = (name: string) => `url(#${id}${name})`;
  return {
    base,
    light,
    pale,
    dark,
    deep,
    accent,
    round: url('r'),
    top: url('t'),
    metal: url('m'),
    black: url('k'),
    white: url('w'),
    glass: url('g'),
    screen: url('s'),
    defs,
  };
}

/** The colour `share` of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(channel(from, i) * (1 - share) + channel(to, i) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
