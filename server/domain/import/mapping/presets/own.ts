import { LANGUAGES } from '#schemas/constants.ts';
import { MAPPED_FIELDS, type Mapping, type Origin } from '#schemas/feeds/mapping.ts';
import { from, type Preset } from '../preset.ts';
import { OWN_COLUMNS } from './own-columns.ts';

/** Columns that aren't simply one value of the column's name. */
const SPECIAL: Record<string, Origin> = {
  availability: from('availability', 'available'),
  categories: { from: ['categories'], split: '|' },
  rating_counts: { from: ['rating_counts'], split: '|' },
  attributes: { from: ['attributes'], split: '|' },
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

/** Talat's own JSON: fields of an item by their names. */
export const jsonl: Preset = {
  signs: [['itemId', 'price', 'url']],
  mapping: {
    ...Object.fromEntries(MAPPED_FIELDS.map((field) => [field, from(field)])),
    availability: from('availability', 'available'),
  },
};
