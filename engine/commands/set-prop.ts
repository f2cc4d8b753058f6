import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Path } from '#schemas/page/problem.ts';
import { isRecord } from '../same-json.ts';
import { nodePaths } from '../tree.ts';
import { defineCommand, fail, put, requireJson, requireNode, valueAt } from './command.ts';

/**
 * Sets one value inside a node's props, or removes it when there is no `value`. All parents on the path must exist;
 * numbers are items of lists, one past the end appends.
 */
export const setProp = defineCommand('setProp', {
  apply: (draft, { id, path, value }) => {
    const at = ['nodes', id, 'props', ...path];
    if (value !== undefined) requireJson(value, at);
    let target: unknown = requireNode(draft, id).props;
    for (const key of path.slice(0, -1)) target = childOf(target, key, at);
    setChild(target, path.at(-1), value, at);
  },
  touches: ({ id }) => [id],
  invert: (document, command) => [propBefore(document, command)],
  footprint: ({ id, path, value }) =>
    nodePaths([id], 'props', ...(isItemTakenOut(path, value) ? path.slice(0, -1) : path)),
});

function childOf(target: unknown, key: string | number, at: Path): unknown {
  if (Array.isArray(target) && typeof key === 'number') return target[key];
  if (isRecord(target) && typeof key === 'string') return target[key];
  return fail('PROP_MISSING', at);
}

function setChild(target: unknown, key: string | number | undefined, value: unknown, at: Path): void {
  if (Array.isArray(target) && typeof key === 'number' && key <= target.length) {
    target.splice(key, 1, ...(value === undefined ? [] : [value]));
  } else if (isRecord(target) && typeof key === 'string') {
    put(target, key, value);
  } else {
    fail('PROP_MISSING', at);
  }
}

/**
 * Inverse of a set prop. An item removed from a list can't be inserted between others again: the whole list is
 * restored.
 */
function propBefore(document: PageDocument, command: Extract<Command, { type: 'setProp' }>): Command {
  const { id, path } = command;
  const parent = path.slice(0, -1);
  let target: unknown = requireNode(document, id).props;
  for (const key of parent) target = valueAt(target, key).value;
  return Array.isArray(target) && command.value === undefined
    ? { type: 'setProp', id, path: parent, value: target }
    : { type: 'setProp', id, path, ...valueAt(target, path.at(-1) ?? '') };
}

/** True for a removal from a list, which moves the items after it. */
const isItemTakenOut = (path: Path, value: unknown) => value === undefined && typeof path.at(-1) === 'number';
