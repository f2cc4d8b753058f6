import * as z from 'zod';
import { nodeIdSchema } from '../document.ts';
import { isForbiddenKey, LIMITS } from '../limits.ts';
import type { Path } from '../problem.ts';
import { isRecord } from '../same-json.ts';
import { defineCommand, fail, put, requireJson, requireNode } from './command.ts';

const step = z.union([z.string().refine((key) => !isForbiddenKey(key)), z.int().min(0)]);

/**
 * Sets one value inside a node's props, or removes it when there is no `value`. All parents on the path must exist;
 * numbers are items of lists, one past the end appends.
 */
export const setProp = defineCommand(
  'setProp',
  { id: nodeIdSchema, path: z.array(step).min(1).max(LIMITS.depth), value: z.unknown().optional() },
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
