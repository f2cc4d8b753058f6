import type { Field } from '#schemas/fields/registry.ts';
import { SHARE_INVITATION } from './schema.ts';

const words = { type: 'TEXT', localized: true } as const;

export const shareInvitationFields: readonly Field[] = [
  { ...words, name: 'title', label: 'field.title', required: true, maxLength: SHARE_INVITATION.titleLength },
  { ...words, name: 'text', label: 'field.text', multiline: true, maxLength: SHARE_INVITATION.textLength },
  {
    name: 'activity',
    type: 'TEXT',
    codeOf: 'ACTIVITY',
    tab: 'data',
    label: 'field.sharedActivity',
    help: 'field.sharedActivity.help',
  },
];
