import * as z from 'zod';
import { localized } from '../page/localized.ts';
import type { FieldBase } from './types.ts';

/**
 * `maxLength` counts graphemes, what a reader calls characters: a Thai consonant with its marks is one. A `short` text
 * stands on one line of a phone: the check before publishing warns of long ones.
 */
export type TextField = FieldBase<'TEXT'> & {
  maxLength?: number;
  localized?: boolean;
  multiline?: boolean;
  short?: boolean;
  /** The text is a code of one of these, picked by name. */
  codeOf?: 'CATEGORY' | 'DEAL_MODULE' | 'BOARD' | 'ACTIVITY';
};

const DEFAULT_MAX_LENGTH = 200;
/** No script needs more UTF-16 units for a grapheme; what has more isn't worth counting. */
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

/** The same per language. */
export function localizedTextValue(maxLength = DEFAULT_MAX_LENGTH) {
  return localized(textValue(maxLength));
}
