import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { applyCommand } from './commands/apply.ts';

/** Document after all of the commands. */
export function applyAll(document: PageDocument, commands: readonly Command[]): PageDocument {
  return commands.reduce((page, command) => applyCommand(page, command).document, document);
}
