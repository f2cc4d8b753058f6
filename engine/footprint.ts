import type { Command } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
import { findNode, placeOf, subtreeOf } from './tree.ts';

/** Key for a node's place in the tree, beside the node's own keys. */
export const PLACE = 'place';

/**
 * Paths of a document that a command changes. Removing an item from a list changes the whole list; an added item only
 * its own place. `document` is the one before the command: with it a removal includes all descendants.
 */
export function footprint(command: Command, document?: PageDocument): Path[] {
  switch (command.type) {
    case 'insertNode':
      return nodePaths([command.node.id]);
    case 'insertTree':
      return nodePaths(Object.keys(command.nodes));
    case 'duplicateNode':
      return nodePaths(Object.values(command.ids));
    case 'removeNode':
      return nodePaths(document ? subtreeOf(document, command.id) : [command.id]);
    case 'moveNode':
      return nodePaths([command.id], PLACE);
    case 'setProp':
      return nodePaths([command.id], 'props', ...changedProp(command));
    case 'setRules':
      return nodePaths([command.id], 'rules');
    case 'setHidden':
      return nodePaths([command.id], 'hidden');
    case 'setName':
      return nodePaths([command.id], 'name');
    case 'setLocked':
      return nodePaths([command.id], 'locked');
    case 'setSlots':
      return command.parent === undefined ? [['slots']] : nodePaths([command.parent], 'slots');
    case 'setMeta':
      return [['meta', command.name]];
    case 'setField':
      return [['fields', command.name]];
    case 'setOutdated': {
      const said = ['outdated', command.translation];
      return command.id === undefined ? [said] : nodePaths([command.id], ...said);
    }
    case 'replaceDocument':
      return [[]];
  }
}

function nodePaths(ids: readonly NodeId[], ...rest: Path): Path[] {
  return ids.map((id) => ['nodes', id, ...rest]);
}

function changedProp({ path, value }: Extract<Command, { type: 'setProp' }>): Path {
  const takesItemOut = value === undefined && typeof path.at(-1) === 'number';
  return takesItemOut ? path.slice(0, -1) : path;
}

/** True if one of two paths leads to the other's value or into it. */
export function overlaps(a: Path, b: Path): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((key, i) => key === long[i]);
}

/** Value at a path of a footprint; undefined for none. */
export function valueAt(document: PageDocument, path: Path): unknown {
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
