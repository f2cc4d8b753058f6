import { isDeepStrictEqual } from 'node:util';

/** Row whose `locked` columns an operator has corrected, with their imported values: a time as a text. */
export type Correctable = { locked: string[]; imported: Record<string, unknown> };
type Columns = Readonly<Record<string, unknown>>;

/** Columns that hold times. */
const TIMES = ['expiresAt'];

/** The stored row as imports know it, with its imported values in the place of the corrected ones. */
export function withImported<Row extends Correctable>(stored: Row | undefined): Row | undefined {
  if (!stored || stored.locked.length === 0) return stored;
  return { ...stored, ...timed(stored.imported) };
}

/** An imported row with the corrections of the stored one, and what was imported in their place. */
export function withCorrections<Row extends Correctable>(imported: Row, stored: Row | undefined): Row {
  if (!stored || stored.locked.length === 0) return imported;
  const { locked } = stored;
  return { ...imported, ...pick(stored, locked), locked, imported: plain(pick(imported, locked)) };
}

/**
 * Columns that a change by an operator writes: each of the `lockable` ones is locked by it, unless it has its imported
 * value again. A column that the change takes out of `locked` gets its imported value back.
 */
export function correct(row: Correctable, change: Columns, lockable: readonly string[]): Columns {
  const values: Record<string, unknown> = { ...row.imported };
  const back: Record<string, unknown> = {};
  const wanted = new Set(Array.isArray(change.locked) ? change.locked.map(String) : row.locked);
  for (const key of lockable) {
    const isLocked = row.locked.includes(key);
    if (!isLocked) Object.assign(values, plain(pick(row, [key])));
    if (Object.hasOwn(change, key)) {
      if (isDeepStrictEqual(plain(pick(change, [key]))[key], values[key])) wanted.delete(key);
      else wanted.add(key);
    } else if (isLocked && !wanted.has(key)) back[key] = values[key];
  }
  const locked = lockable.filter((key) => wanted.has(key));
  return { ...change, ...timed(back), locked, imported: pick(values, locked) };
}

function pick(row: object, keys: readonly string[]): Record<string, unknown> {
  const all = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(keys.map((key) => [key, all.get(key) ?? null]));
}

/** Values as JSON holds them. */
const plain = (values: Columns) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );

/** Values as columns hold them. */
const timed = (values: Columns) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      TIMES.includes(key) && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
