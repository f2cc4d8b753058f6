import { applyCommand } from '#engine/commands/apply.ts';
import { CommandError } from '#engine/commands/command.ts';
import { invertCommand } from '#engine/commands/invert.ts';
import { noteEdit } from '#engine/outdated.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Problem } from '#schemas/page/problem.ts';
import type { EditorState, PendingEdit } from './state.ts';

/** Document after an edit's commands with the inverse commands, or the reason why they don't apply. */
export function applyAll(
  document: PageDocument,
  commands: readonly Command[],
): { document: PageDocument; inverse: Command[] } | { problem: Problem } {
  return attempt(() => {
    let next = document;
    const inverse: Command[] = [];
    for (const command of commands) {
      const back = invertCommand(next, command);
      next = applyCommand(next, command).document;
      inverse.unshift(...back);
    }
    return { document: next, inverse };
  });
}

/** Document after an edit that is known already, without inverse commands. */
export function replay(
  document: PageDocument,
  commands: readonly Command[],
): { document: PageDocument } | { problem: Problem } {
  return attempt(() => ({
    document: commands.reduce((page, command) => applyCommand(page, command).document, document),
  }));
}

function attempt<T>(work: () => T): T | { problem: Problem } {
  try {
    return work();
  } catch (error) {
    if (error instanceof CommandError) return { problem: error.problem };
    throw error;
  }
}

/** Confirmed document with the pending edits on top; an edit that doesn't apply any more is left out and marked. */
export function rebase(
  {
    confirmed,
    confirmedSources,
    defaultLanguage,
  }: Pick<EditorState, 'confirmed' | 'confirmedSources' | 'defaultLanguage'>,
  pending: readonly PendingEdit[],
) {
  let document = confirmed;
  let translationSources = confirmedSources;
  const edits = pending.map((edit) => {
    const replayed = replay(document, edit.commands);
    const stuck = 'problem' in replayed;
    if (!stuck) {
      const { document: after } = replayed;
      const change = { before: document, after, commands: edit.commands };
      translationSources = noteEdit(translationSources, change, defaultLanguage);
      document = after;
    }
    return stuck === Boolean(edit.stuck) ? edit : { ...edit, stuck };
  });
  return { document, translationSources, pending: edits };
}
