import { jumpValue } from '../fields/jump.ts';
import type { Field } from '../fields/registry.ts';
import type { SourceField } from '../fields/source.ts';
import { localizedTextValue } from '../fields/text.ts';

const TITLE_LENGTH = 80;

/** Props that every module with a list has: a title that replaces its own, and the target of "see all". */
export const listTexts = {
  title: localizedTextValue(TITLE_LENGTH).default({}),
  link: jumpValue.optional(),
};

export const LIST_TEXTS: readonly Field[] = [
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: TITLE_LENGTH },
  { name: 'link', type: 'JUMP', label: 'field.link' },
];

/** Field of a module's source under the tab of its data. */
export function sourceField(
  field: Pick<SourceField, 'of' | 'kinds' | 'automatic' | 'query' | 'required'>,
): SourceField {
  return { name: 'source', type: 'SOURCE', tab: 'data', label: 'field.source', ...field };
}
