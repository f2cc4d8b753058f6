import Papa from 'papaparse';
import * as z from 'zod';
import type { ContentType } from '#schemas/content-type/define.ts';
import { fieldSchema } from '#schemas/fields/field-schema.ts';
import type { Language } from '#schemas/languages.ts';
import { quoteFormula, unquoteFormula } from '../csv.ts';
import { fieldOfLeaf, isEmpty, isLocalized, type Leaves } from './leaves.ts';

type Fields = Pick<ContentType, 'type' | 'fields'>;

/** An entry of a file; without an id it is a new one. */
export type ExchangedEntry = { id: string | null; leaves: Leaves };

/** Longest file, characters, and most entries of one. */
export const MAX_FILE = 10_000_000;
export const MAX_ENTRIES = 10_000;

const ID = 'id';

const fileSchema = z.object({
  type: z.string(),
  entries: z.array(z.object({ id: z.string().nullish(), leaves: z.record(z.string(), z.unknown()) })),
});

/** Reason for which a whole file is refused. */
export type FileFault = 'TOO_LARGE' | 'MALFORMED' | 'OTHER_TYPE' | 'NO_ENTRIES';

/** Entries of a file with the columns that the type lacks, which are left out; or why none can be read. */
export type ReadFile = { entries: ExchangedEntry[]; unknown: string[] } | { fault: FileFault };

/** Entries as JSON. */
export function toJson({ type }: Fields, entries: readonly ExchangedEntry[]): string {
  return JSON.stringify({ type, entries }, undefined, 2);
}

/** Entries as CSV with a column for each leaf: texts as they are, lists and other values as JSON. */
export function toCsv(
  type: Fields,
  languages: readonly Language[],
  entries: readonly ExchangedEntry[],
): string {
  const columns = type.fields.flatMap((field) =>
    isLocalized(field) ? languages.map((lang) => `${field.name}.${lang}`) : [field.name],
  );
  const rows = entries.map(({ id, leaves }) => [id, ...columns.map((leaf) => cellOf(leaves[leaf]))]);
  // Spreadsheets take a file without a byte order mark for one in their own encoding.
  return `\uFEFF${Papa.unparse({ fields: [ID, ...columns], data: rows })}`;
}

/**
 * Reads a file of `toJson` or `toCsv`, also one that a spreadsheet has saved with `;`. A CSV has only the leaves of its
 * columns; an empty cell is a leaf without a value.
 */
export function readFile(type: Fields, text: string): ReadFile {
  if (text.length > MAX_FILE) return { fault: 'TOO_LARGE' };
  const content = text.replace(/^\uFEFF/, '').trim();
  const read = content.startsWith('{') ? readJson(type, content) : readCsv(type, content);
  if ('fault' in read) return read;
  if (read.entries.length === 0) return { fault: 'NO_ENTRIES' };
  return read.entries.length > MAX_ENTRIES ? { fault: 'TOO_LARGE' } : read;
}

function readJson({ type }: Fields, text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'MALFORMED' };
  }
  const file = fileSchema.safeParse(json);
  if (!file.success) return { fault: 'MALFORMED' };
  if (file.data.type !== type) return { fault: 'OTHER_TYPE' };
  return { entries: file.data.entries.map(({ id, leaves }) => ({ id: id ?? null, leaves })), unknown: [] };
}

function readCsv(type: Fields, text: string): ReadFile {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  const [header, ...rows] = data;
  // A table of one column has no delimiter to be found.
  if (!header || errors.some((error) => error.type !== 'Delimiter')) return { fault: 'MALFORMED' };
  const columns = header.map((name) => name.trim());
  if (new Set(columns).size < columns.length || rows.some((row) => row.length !== columns.length))
    return { fault: 'MALFORMED' };
  const fields = columns.map((leaf) => fieldOfLeaf(type, leaf));
  const entries = rows.map((cells) => {
    const leaves: Record<string, unknown> = {};
    for (const [at, leaf] of columns.entries()) {
      const found = fields[at];
      if (found) leaves[leaf] = readCell(found, cells[at] ?? '');
    }
    return { id: cells[columns.indexOf(ID)]?.trim() || null, leaves };
  });
  return { entries, unknown: columns.filter((name, at) => !fields[at] && name !== ID) };
}

function cellOf(value: unknown): string {
  if (isEmpty(value)) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return quoteFormula(value);
}

/** Value of a cell: the text if the field takes texts, else what its JSON says. */
function readCell({ field, lang }: NonNullable<ReturnType<typeof fieldOfLeaf>>, cell: string): unknown {
  const text = unquoteFormula(cell);
  if (text === '') return null;
  const schema = fieldSchema(field);
  if (schema.safeParse(lang ? { [lang]: text } : text).success) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
