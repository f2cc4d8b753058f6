import type { Text } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';
import type { Field } from '#schemas/fields/registry.ts';
import type { Label } from '#schemas/fields/types.ts';
import type { Path } from '#schemas/page/problem.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

/** Props of every control of the inspector. Controls are stateless: `onChange` gives the new value. */
export type ControlProps<F extends Field = Field> = {
  /** Id of the element that takes the focus; unique on the screen. */
  id: string;
  field: F;
  /** Whole value in all languages; a document may hold anything here. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** Language being edited. */
  lang: Language;
  languages: readonly Language[];
  tenant: TenantPublic;
  /** Error text of the whole value. */
  error?: string | undefined;
  /** Error text of a part of the value, by its path. */
  errorAt?: ((path: Path) => string | undefined) | undefined;
  disabled?: boolean | undefined;
};

/** Text of a field's or an option's label. */
export function labelText(t: Text, label: Label): string {
  return typeof label === 'string' ? t(label) : label.plain;
}

/** Ids of the elements that describe a control. */
export function describedBy(id: string, { help }: { help?: string | undefined }): string {
  return help ? `${id}-help ${id}-error` : `${id}-error`;
}

/** A plain object of a document, or an empty one for anything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** The record with one entry set, or without it for undefined. */
export function withEntry(value: unknown, key: string, entry: unknown): Record<string, unknown> {
  const { [key]: _, ...rest } = recordOf(value);
  return entry === undefined ? rest : { ...rest, [key]: entry };
}
