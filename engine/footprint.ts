import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
import { definitionOf } from './commands/all.ts';
import { findNode, PLACE, placeOf } from './tree.ts';

/**
 * Paths of a document that a command changes. Removing an item from a list changes the whole list; an added item only
 * its own place. `document` is the one before the command: with it a removal includes all descendants.
 */
export function footprint(command: Command, document?: PageDocument): Path[] {
  return definitionOf(command).footprint(command, document);
}

/** True if one of two paths leads to the other's value or into it. */
export function overlaps(a: Path, b: Path): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((key, i) => key === long[i]);
}

/** Value at a path of a footprint; undefined for none. */
export function valueAtPath(document: PageDocument, path: Path): unknown {
  const [area, id, key] = path;
  if (area === 'nodes' && typeof id === 'string' && key === PLACE)
    return findNode(document, id) && placeOf(document, id);
  let value: unknown = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
