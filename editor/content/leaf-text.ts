import { fieldOfLeaf } from '#engine/content/leaves.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { labelText } from '../fields/control.ts';
import { valueText } from './value-text.ts';

type Fields = Pick<ContentType, 'fields'>;
type TextContext = Pick<ViewContext, 'lang' | 'tenant' | 't'>;

/** Name of a leaf: its field's label and its language, `Title (TH)`. */
export function leafName(type: Fields, leaf: string, { t }: Pick<TextContext, 't'>): string {
  const found = fieldOfLeaf(type, leaf);
  if (!found) return leaf;
  const label = labelText(t, found.field.label);
  return found.lang ? `${label} (${found.lang.toUpperCase()})` : label;
}

/** Value of a leaf in words; a dash for none. */
export function leafText(type: Fields, leaf: string, value: unknown, ctx: TextContext): string {
  const found = fieldOfLeaf(type, leaf);
  return (found && valueText(found.field, value, ctx)) || '–';
}
