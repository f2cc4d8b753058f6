import { CommandError } from './command.ts';

/** What a command is refused for; undefined when it isn't. */
export function problemOf(edit: () => unknown) {
  try {
    edit();
  } catch (error) {
    if (error instanceof CommandError) return error.problem;
    throw error;
  }
  return undefined;
}

/** Objects in objects. */
export function nested(depth: number): Record<string, unknown> {
  return depth === 1 ? {} : { in: nested(depth - 1) };
}
