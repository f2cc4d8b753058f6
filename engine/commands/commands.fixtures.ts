import { CommandError } from './command.ts';

/** Problem of a refused command; undefined for an accepted one. */
export function problemOf(edit: () => unknown) {
  try {
    edit();
  } catch (error) {
    if (error instanceof CommandError) return error.problem;
    throw error;
  }
  return undefined;
}

/** Nested objects of that depth. */
export function nested(depth: number): Record<string, unknown> {
  return depth === 1 ? {} : { in: nested(depth - 1) };
}
