import type { Field } from '#schemas/fields/registry.ts';
import { MAX_BOARDS } from './schema.ts';

export const leaderboardStripFields: readonly Field[] = [
  {
    name: 'boards',
    type: 'LIST',
    tab: 'data',
    label: 'field.leaderboards',
    max: MAX_BOARDS,
    item: [{ name: 'code', type: 'TEXT', codeOf: 'BOARD', label: 'field.code', required: true }],
  },
  { name: 'cover', type: 'PICTURE', label: 'field.cover', localized: true },
];
