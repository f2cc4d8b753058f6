import type { ContentType } from '#schemas/content-type/define.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { showsAnything } from '#schemas/fold-typed.ts';
import { LANGUAGE_NAMES, type Language } from '#schemas/languages.ts';
import { hasKey } from '#schemas/typed-object.ts';
import { sameJson } from '../same-json.ts';

type Fields = Pick<ContentType, 'fields'>;

/** Values of an entry by field; a field without a value is absent. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Values of an entry by leaf, the smallest part that one operator changes: a field, or one language of a localized
 * field (`title.th`). An empty leaf is absent.
 */
export type Leaves = Readonly<Record<string, unknown>>;

/** Changes by leaf: the value that the operator saw, and the new one; null for none. */
export type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>;

/** Whether a field holds a value for each language. */
export function isLocalized(field: Field): boolean {
  return field.type === 'RICH_TEXT' || ('localized' in field && field.localized === true);
}

/** Field and language that a leaf names; undefined for a leaf that the type lacks. */
export function fieldOfLeaf({ fields }: Fields, leaf: string): { field: Field; lang?: Language } | undefined {
  const [name = '', lang, ...rest] = leaf.split('.');
  const field = fields.find((one) => one.name === name);
  if (!field || rest.length > 0) return undefined;
  if (!isLocalized(field)) return lang === undefined ? { field } : undefined;
  return lang !== undefined && hasKey(LANGUAGE_NAMES, lang) ? { field, lang } : undefined;
}

/** Leaves of values. */
export function leavesOf({ fields }: Fields, values: Values): Leaves {
  const leaves: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (isEmpty(value)) continue;
    if (!isLocalized(field)) leaves[field.name] = value;
    else
      for (const [lang, text] of Object.entries(value as object))
        if (!isEmpty(text)) leaves[`${field.name}.${lang}`] = text;
  }
  return leaves;
}

/** Values of leaves. */
export function valuesOf({ fields }: Fields, leaves: Leaves): Values {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    if (!isLocalized(field)) {
      if (leaves[field.name] !== undefined) values[field.name] = leaves[field.name];
      continue;
    }
    const prefix = `${field.name}.`;
    const own = Object.entries(leaves).filter(([leaf]) => leaf.startsWith(prefix));
    if (own.length > 0)
      values[field.name] = Object.fromEntries(own.map(([leaf, text]) => [leaf.slice(prefix.length), text]));
  }
  return values;
}

/** The leaves after changes; what isn't named stays. */
export function changeLeaves(leaves: Leaves, changes: Changes): Leaves {
  const next: Record<string, unknown> = { ...leaves };
  for (const [leaf, { to }] of Object.entries(changes)) {
    if (isEmpty(to)) delete next[leaf];
    else next[leaf] = to;
  }
  return next;
}

/** Changes that take those given back. */
export function inverse(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([leaf, { from, to }]) => [leaf, { from: to, to: from }]),
  );
}

/** Changes between two states of an entry. */
export function changesBetween(before: Leaves, after: Leaves): Changes {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (leaf) => !sameJson(before[leaf], after[leaf]),
  );
  return Object.fromEntries(
    changed.map((leaf) => [leaf, { from: before[leaf] ?? null, to: after[leaf] ?? null }]),
  );
}

/** Whether a value counts as none: a text, a list or an object without content. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !showsAnything(value);
  return typeof value === 'object' && Object.keys(value).length === 0;
}
