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
