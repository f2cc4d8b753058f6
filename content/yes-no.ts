import type { SelectField } from '#schemas/fields/select.ts';

/** Options of a switch. */
export const yesNo: SelectField['options'] = [
  { value: true, label: 'contentField.yes' },
  { value: false, label: 'contentField.no' },
];
