/** The custom field types of S1 §3. */
export const CUSTOM_FIELD_TYPES = [
  'TEXT',
  'PICTURE',
  'RICH_TEXT',
  'SELECT',
  'TIME',
  'CONTENT_RELATION',
  'RELATED_CONTENTS',
  'JUMP',
  'COMMODITY_RELATION',
] as const;

export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];

/** Inspector tabs that contain a module's own fields. */
export const FIELD_TABS = ['content', 'style', 'data', 'track'] as const;
export type FieldTab = (typeof FIELD_TABS)[number];

/** Common properties of all fields; `label` and `help` are text keys. */
export type FieldBase<T extends CustomFieldType | 'LIST'> = {
  name: string;
  type: T;
  label: string;
  help?: string;
  required?: boolean;
  /** Tab of the field, `content` if left out. */
  tab?: FieldTab;
};
