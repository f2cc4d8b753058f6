import type { Path } from '#schemas/page/problem.ts';

/** A value to set inside a larger one; undefined takes it out. */
export type Change = { path: Path; value: unknown };

/** Whether two values of a document are the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return keysOf(one, other).every((key) => isSame(own(one, key), own(other, key)));
}

/**
 * Smallest changes that turn one value into the other, so that two operators who edit two languages or two items don't
 * conflict. A list that grew, shrank or was reordered is set as a whole.
 */
export function smallestChanges(before: unknown, after: unknown, path: Path): Change[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after))
    return keysOf(before, after).flatMap((key) =>
      smallestChanges(own(before, key), own(after, key), [...path, key]),
    );
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const changed = after.flatMap((item, index) => (isSame(before[index], item) ? [] : [index]));
    const [index] = changed;
    if (index !== undefined && changed.length === 1)
      return smallestChanges(before[index], after[index], [...path, index]);
  }
  return [{ path, value: after }];
}

function keysOf(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** Own property of a record; undefined for an inherited one such as `valueOf`. */
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
