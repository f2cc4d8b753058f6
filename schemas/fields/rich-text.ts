import * as z from 'zod';
import { sanitizeRichText } from '../content/rich-text.ts';
import { LIMITS } from '../page/limits.ts';
import { localized } from '../page/localized.ts';
import type { FieldBase } from './types.ts';

export type RichTextField = FieldBase<'RICH_TEXT'>;

/** HTML, sanitised by parsing. */
export const htmlSchema = z
  .string()
  .max(LIMITS.stringLength)
  .transform((html) => sanitizeRichText(html));

/** HTML per language. */
export const richTextValue = localized(htmlSchema);
