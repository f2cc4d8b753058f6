import { LANGUAGES } from '#schemas/constants.ts';
import type { Mapping, Origin } from '#schemas/feeds/mapping.ts';
import { from, type Preset } from '../preset.ts';
import { OWN_COLUMNS } from './own-columns.ts';

/** Columns that aren't simply one value of the column's name. */
const SPECIAL: Record<string, Origin> = {
  availability: from('availability', 'available'),
  categories: { from: ['categories'], split: '|' },
  rating_counts: { from: ['rating_counts'], split: '|' },
};
const TEXTS = ['summary', 'description'].flatMap((field) =>
  LANGUAGES.map((lang) => [`${field}.${lang}`, from(`${field}_${lang}`)] as const),
);

/** Talat's own columns in a table: fields of an item in snake case. */
export const csv: Preset = {
  signs: [
    ['item_id', 'title', 'price', 'url'],
    ...LANGUAGES.map((lang) => ['item_id', `title_${lang}`, 'price', 'url']),
  ],
  mapping: Object.fromEntries([
    ...OWN_COLUMNS.map(({ column, field }) => [field, SPECIAL[column] ?? from(column)] as const),
    ...TEXTS,
  ]) as Mapping,
};

/** Talat's own JSON: rows are items already. */
export const jsonl: Preset = { signs: [['itemId', 'price', 'url']], mapping: undefined };
