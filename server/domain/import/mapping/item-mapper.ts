import { z } from 'zod';
import { LIST_FIELDS, type MappedField, type Mapping, type Origin } from '#schemas/feeds/mapping.ts';
import { columnReader, type Row } from './values.ts';

/** A row in the shape of `itemSchema`'s input; its values are texts and lists of texts. */
export type MappedItem = Record<string, unknown>;

/** Longest list of categories that an item may have. */
const MAX_CATEGORIES = 20;
/** A price of nothing, which feeds write where there is no sale. */
const ZERO = /^0+(?:[.,]0+)?$/;

/** Function that fills the fields of an item from a row. */
export function itemMapper(mapping: Mapping): (row: Row) => MappedItem {
  const readers = Object.entries(mapping).map(
    ([field, origin]) => [field as MappedField, originReader(origin, field)] as const,
  );
  return (row) => {
    const item: MappedItem = {};
    for (const [field, read] of readers) {
      const values = read(row);
      if (values.length > 0) put(item, field, LIST_FIELDS.includes(field) ? values : values[0]);
    }
    if (Array.isArray(item.categories)) item.categories = item.categories.slice(0, MAX_CATEGORIES);
    return item;
  };
}

/** Sets a field; a text of one language is added to those of the others, and any of them replaces the text without one. */
function put(item: MappedItem, field: MappedField, value: unknown): void {
  const [name = '', lang] = field.split('.');
  const before = item[name];
  if (lang === undefined) item[name] = typeof before === 'object' ? before : value;
  else item[name] = typeof before === 'object' ? { ...before, [lang]: value } : { [lang]: value };
}

function originReader(origin: Origin, field: string): (row: Row) => string[] {
  if ('constant' in origin) return () => [origin.constant];
  const { split } = origin;
  const readers = origin.from.map((column) => {
    const read = columnReader(column);
    return field === 'attributes' ? (row: Row) => read(row).map((value) => named(column, value)) : read;
  });
  return (row) => {
    let values: string[] = [];
    let zeros: string[] = [];
    for (const read of readers) {
      const found = read(row);
      const isNone = (value: string) => field === 'price' && ZERO.test(value);
      values = [...values, ...found.filter((value) => !isNone(value))];
      zeros = [...zeros, ...found.filter(isNone)];
      if (values.length > 0 && !origin.all) break;
    }
    if (values.length === 0) values = zeros;
    if (split === undefined) return values;
    const paths = origin.all ? values : values.slice(0, 1);
    return paths.flatMap((value) => partsOf(value, split).map((part) => part.trim())).filter(Boolean);
  };
}

/** Parts of a path or list in one cell, also of a JSON list of texts. */
function partsOf(value: string, separator: string): string[] {
  const listed = value.startsWith('[') ? listOfTexts(value) : undefined;
  return listed ?? value.split(separator);
}

function listOfTexts(value: string): string[] | undefined {
  try {
    return z.array(z.string()).safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}

/**
 * An attribute with its name: a value without one, such as that of a column `Material` or `Fashion:material`, has the
 * column's.
 */
function named(column: string, value: string): string {
  return /[:：]/.test(value) || column === 'attributes'
    ? value
    : `${column.replace(/^\w+:|^.*\./, '')}: ${value}`;
}
