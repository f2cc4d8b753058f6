import { parseColour } from './colour.ts';
import { channels, contrast, type Hex } from './contrast.ts';

/** Tone of the text: dark, light, or on a plate where neither is readable everywhere. */
export type BandTone = 'ink' | 'paper' | 'plate';

/** Colours of the tokens `--c-on-media` and `--c-media`. */
const INK = '#16161b';
const PAPER = '#ffffff';
/** Minimum contrast for text (WCAG 2.2). */
const READABLE = 4.5;
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** Tone of readable text on a module's background of two or four colours (`moduleBackground`). */
export function bandTone(colours: readonly string[]): BandTone {
  const [a, b, c = a, d = b] = colours.map(parseColour);
  if (!a || !b || !c || !d) return 'plate';
  const across = STEPS.map((step) => mix(a, b, step));
  const down = STEPS.map((step) => mix(c, d, step));
  const ground =
    colours.length === 2 ? across : across.flatMap((one) => down.map((two) => mix(one, two, 0.5)));
  const worst = (letters: Hex) => Math.min(...ground.map((colour) => contrast(letters, colour)));
  const [ink, paper] = [worst(INK), worst(PAPER)];
  if (Math.max(ink, paper) < READABLE) return 'plate';
  return ink >= paper ? 'ink' : 'paper';
}

function mix(from: Hex, to: Hex, share: number): Hex {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
