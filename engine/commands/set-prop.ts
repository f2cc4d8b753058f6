import { COMMANDS } from '#schemas/page/commands.ts';
import type { Path } from '#schemas/page/problem.ts';
import { isRecord } from '../same-json.ts';
import { defineCommand, fail, put, requireJson, requireNode } from './command.ts';

/**
 * Sets one value inside a node's props, or removes it when there is no `value`. All parents on the path must exist;
 * numbers are items of lists, one past the end appends.
 */
export const setProp = defineCommand(
  COMMANDS.setProp,
  (draft, { id, path, value }) => {
    const at = ['nodes', id, 'props', ...path];
    if (value !== undefined) requireJson(value, at);
    let target: unknown = requireNode(draft, id).props;
    for (const key of path.slice(0, -1)) target = childOf(target, key, at);
    setChild(target, path.at(-1), value, at);
  },
  ({ id }) => [id],
);

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
