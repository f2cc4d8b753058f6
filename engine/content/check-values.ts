import type { ContentType } from '#schemas/content-type/define.ts';
import type { ValueProblemCode } from '#schemas/content-type/value-problems.ts';
import { fieldSchema } from '#schemas/fields/field-schema.ts';
import type { Language } from '#schemas/languages.ts';
import { type Changes, fieldOfLeaf, isEmpty, isLocalized, type Leaves, valuesOf } from './leaves.ts';

export type ValueProblem = { leaf: string; code: ValueProblemCode };

/**
 * Checks changes by the schemas of their fields, and gives them with their values parsed: rich text is sanitised. A
 * leaf that the type lacks is a problem.
 */
export function parseChanges(
  type: Pick<ContentType, 'fields'>,
  changes: Changes,
): { changes: Changes; problems: ValueProblem[] } {
  const problems: ValueProblem[] = [];
  const parsed = Object.entries(changes).flatMap(([leaf, { from, to }]): [string, Changes[string]][] => {
    const found = fieldOfLeaf(type, leaf);
    if (found && isEmpty(to)) return [[leaf, { from, to: null }]];
    const value = found && fieldSchema(found.field).safeParse(found.lang ? { [found.lang]: to } : to);
    if (!value?.success) {
      problems.push({ leaf, code: 'INVALID' });
      return [];
    }
    const own = found?.lang ? (value.data as Record<string, unknown>)[found.lang] : value.data;
    return [[leaf, { from, to: own ?? null }]];
  });
  return { changes: Object.fromEntries(parsed), problems };
}

/** Required fields without a value; a localized one needs the shop's default language. */
export function missingValues(
  type: Pick<ContentType, 'fields'>,
  leaves: Leaves,
  defaultLanguage: Language,
): ValueProblem[] {
  const values = valuesOf(type, leaves);
  return type.fields.flatMap((field): ValueProblem[] => {
    if (!field.required) return [];
    const leaf = isLocalized(field) ? `${field.name}.${defaultLanguage}` : field.name;
    const isMissing = isLocalized(field) ? isEmpty(leaves[leaf]) : isEmpty(values[field.name]);
    return isMissing ? [{ leaf, code: 'REQUIRED' }] : [];
  });
}
