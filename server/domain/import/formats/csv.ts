import { z } from 'zod';
import { LANGUAGES } from '#schemas/constants.ts';

const TEXTS = ['title', 'summary', 'description'];
const LISTS = ['categories', 'rating_counts'];

/**
 * A row of a table. Its columns are the fields of an item in snake case (`item_id`, `original_price`). `title`,
 * `summary` and `description` also exist per language (`title_th`); `categories` and `rating_counts` contain several
 * values separated by `|`; flags are yes or no. An empty cell counts as absent, an unknown column is ignored.
 */
export const csvSchema = z.record(z.string(), z.string()).transform((row) => {
  const cells = Object.entries(row).filter(([, value]) => value.trim() !== '');
  const item = Object.fromEntries(
    cells.map(([column, value]) => [camelCase(column), fieldValue(column, value)]),
  );
  for (const name of TEXTS) {
    const languages = LANGUAGES.filter((lang) => row[`${name}_${lang}`]?.trim());
    if (languages.length > 0)
      item[name] = Object.fromEntries(languages.map((lang) => [lang, row[`${name}_${lang}`]]));
  }
  return item;
});

function fieldValue(column: string, cell: string): unknown {
  const value = cell.trim();
  if (LISTS.includes(column)) return value.split('|').map((part) => part.trim());
  return value;
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
