import type { Field } from '#schemas/fields/registry.ts';
import { MAX_BOARDS } from './schema.ts';

export const leaderboardStripFields: readonly Field[] = [
  {
    name: 'boards',
    type: 'LIST',
    label: 'field.leaderboards',
    max: MAX_BOARDS,
    item: [{ name: 'code', type: 'TEXT', label: 'field.code', required: true, maxLength: 128 }],
  },
  { name: 'cover', type: 'PICTURE', label: 'field.cover', localized: true },
];
