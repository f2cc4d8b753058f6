import * as z from 'zod';
import { addProblem } from '../page/problem.ts';

const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/** A colour of 3 or 6 hex digits, with or without `#` (S1 §5, S2 §5), normalised to `#rrggbb`. */
export const colourSchema = z.string().transform((colour, ctx) => {
  const digits = HEX.exec(colour)?.[1]?.toLowerCase();
  if (!digits) {
    addProblem(ctx, { code: 'BAD_COLOUR', path: [], params: { colour: colour.slice(0, 100) } });
    return z.NEVER;
  }
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
});
