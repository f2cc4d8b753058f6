import { applyCommand, type Command } from './commands/apply.ts';
import type { PageDocument } from './document.ts';

/** Document after all of the commands. */
export function applyAll(document: PageDocument, commands: readonly Command[]): PageDocument {
  return commands.reduce((page, command) => applyCommand(page, command).document, document);
}
