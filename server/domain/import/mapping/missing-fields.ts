import { LANGUAGES } from '#schemas/constants.ts';
import {
  type Defaults,
  type MappedField,
  type Mapping,
  type Origin,
  REQUIRED_FIELDS,
} from '#schemas/feeds/mapping.ts';
import { columnName } from '../readers/table.ts';
import type { Preset } from './preset.ts';
import { firstValueAt, type Row } from './values.ts';

type Found = { columns: readonly string[]; sample: readonly unknown[]; defaults: Defaults | undefined };

/** Required fields that a file doesn't give: none of their columns is in its first rows. */
export function missingFields({ mapping, derives, needsShopUrl }: Preset, found: Found): MappedField[] {
  const has = (origin: Origin | undefined) => isGiven(origin, found.columns);
  return REQUIRED_FIELDS.filter((field) => {
    if (field === 'title' && LANGUAGES.some((lang) => has(mapping[`title.${lang}`]))) return false;
    if (field === 'url' && needsShopUrl)
      return !found.defaults?.shopUrl && !hasValue(mapping[field], found.sample);
    return !derives?.includes(field) && !has(mapping[field]);
  });
}

/** Whether a file with these columns gives a field of this origin. */
export function isGiven(origin: Origin | undefined, columns: readonly string[]): boolean {
  if (origin === undefined || 'constant' in origin) return origin !== undefined;
  const names = new Set(columns.flatMap((column) => [column, columnName(column)]));
  return origin.from.some((column) => names.has(column) || names.has(columnName(column)));
}

/** Objects in which a nested column is: `a` and `a.b` of `a.b.c`. */
function prefixesOf(column: string): string[] {
  const parts = column.split('.');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('.'));
}

function hasValue(origin: Origin | undefined, sample: readonly unknown[]): boolean {
  if (origin === undefined || 'constant' in origin) return origin !== undefined;
  return sample.some(
    (row) => typeof row === 'object' && row !== null && firstValueAt(row as Row, ...origin.from),
  );
}

/** Columns from which no field comes. */
export function unmappedColumns(mapping: Mapping, columns: readonly string[]): string[] {
  const used = Object.values(mapping).flatMap((origin) => ('from' in origin ? origin.from : []));
  const names = new Set(used.flatMap((column) => [column, columnName(column)]));
  return columns.filter(
    (column) => !names.has(column) && !prefixesOf(column).some((prefix) => names.has(prefix)),
  );
}
