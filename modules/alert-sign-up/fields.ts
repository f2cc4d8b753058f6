import type { Field } from '#schemas/fields/registry.ts';
import { ALERT_SIGN_UP } from './schema.ts';

const words = { type: 'TEXT', localized: true } as const;

export const alertSignUpFields: readonly Field[] = [
  { ...words, name: 'title', label: 'field.title', required: true, maxLength: ALERT_SIGN_UP.titleLength },
  { ...words, name: 'text', label: 'field.text', multiline: true, maxLength: ALERT_SIGN_UP.textLength },
  {
    name: 'keywords',
    type: 'LIST',
    label: 'field.suggestedKeywords',
    max: ALERT_SIGN_UP.keywords,
    item: [
      {
        ...words,
        name: 'keyword',
        label: 'field.keyword',
        required: true,
        maxLength: ALERT_SIGN_UP.keywordLength,
      },
    ],
  },
];
