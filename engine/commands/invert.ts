import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { definitionOf } from './all.ts';
import { applyCommand } from './apply.ts';

/**
 * Commands that undo `command`, for the document before it: applied after it, in their order, they give that document
 * again. An empty list of rules and flags that are false come back as none, which means the same.
 *
 * @throws CommandError when the command names a node that isn't there
 */
export function invertCommand(document: PageDocument, command: Command): Command[] {
  return definitionOf(command).invert(document, command);
}

/** Inverse of several commands applied one after the other. */
export function invertCommands(document: PageDocument, commands: readonly Command[]): Command[] {
  let current = document;
  const inverse: Command[][] = [];
  for (const [i, command] of commands.entries()) {
    inverse.unshift(invertCommand(current, command));
    if (i < commands.length - 1) current = applyCommand(current, command).document;
  }
  return inverse.flat();
}
