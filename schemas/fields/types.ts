import type { CustomFieldType } from '../page/custom-field.ts';

/** Inspector tabs that contain a module's own fields. */
export const FIELD_TABS = ['content', 'style', 'data', 'track'] as const;
export type FieldTab = (typeof FIELD_TABS)[number];

/**
 * Keys of the catalogues, as property names. `locales/translate.ts` declares them: contracts may not import texts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: another file adds the keys
// biome-ignore lint/style/useConsistentTypeDefinitions: another file can add to an interface only
export interface TextKeys {}

/** Text key, or words as they are, such as a number or the name of an operator's own field. */
export type Label = keyof TextKeys | { plain: string };

/** Common properties of all fields. */
export type FieldBase<T extends CustomFieldType | 'LIST' | 'NUMBER' | 'SOURCE'> = {
  name: string;
  type: T;
  label: Label;
  help?: Label;
  required?: boolean;
  /** Values of another field with which this one is shown; always if left out. */
  when?: { field: string; in: readonly unknown[] };
  /** Tab of the field, `content` if left out. */
  tab?: FieldTab;
};
