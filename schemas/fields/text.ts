import * as z from 'zod';
import { localized } from '../page/localized.ts';
import type { FieldBase } from './types.ts';

/**
 * Text field. `maxLength` counts graphemes, the characters that a reader sees: a Thai consonant with its marks is one.
 * A `short` text must fit one line of a phone: the check before publishing warns of long ones.
 */
export type TextField = FieldBase<'TEXT'> & {
  maxLength?: number;
  localized?: boolean;
  multiline?: boolean;
  short?: boolean;
  /** A colour as `#RRGGBB`, which the form shows beside it. */
  isColour?: true;
  /** Kind of the thing whose code the text is; picked by name. */
  codeOf?: 'CATEGORY' | 'BRAND' | 'DEAL_MODULE' | 'BOARD' | 'ACTIVITY' | 'SHARED';
};

const DEFAULT_MAX_LENGTH = 200;
/** Maximum UTF-16 units of a grapheme in any script; a text with more isn't worth counting. */
const UNITS_PER_GRAPHEME = 32;
const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

export function countGraphemes(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** A text of at most `maxLength` graphemes. */
export function textValue(maxLength = DEFAULT_MAX_LENGTH) {
  return z.string().superRefine((text, ctx) => {
    if (text.length > maxLength * UNITS_PER_GRAPHEME || countGraphemes(text) > maxLength) {
      ctx.addIssue({ code: 'too_big', origin: 'string', maximum: maxLength, input: text });
    }
  });
}

/** Localized text with the same limit per language. */
export function localizedTextValue(maxLength = DEFAULT_MAX_LENGTH) {
  return localized(textValue(maxLength));
}
