import { z } from 'zod';

/** A colour of 3 or 6 hex digits, with or without `#` (S1 §5, S2 §5), normalised to `#rrggbb`. */
export const colourSchema = z
  .string()
  .regex(/^#?([\da-f]{3}|[\da-f]{6})$/i)
  .transform((value) => {
    const digits = value.replace('#', '').toLowerCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });
