import type { AcceptedEdit, EditResult } from '#schemas/entities/page-edit.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Path, Problem } from '#schemas/page/problem.ts';
import { applyCommand } from './commands/apply.ts';
import { CommandError } from './commands/command.ts';
import { footprint, overlaps, valueAtPath } from './footprint.ts';
import { sameJson } from './same-json.ts';

export type EditConflict = Extract<EditResult, { status: 'conflict' }>['conflicts'][number];

export type Merged =
  | { status: 'applied'; document: PageDocument; commands: Command[] }
  | { status: 'conflict'; conflicts: EditConflict[] }
  | { status: 'refused'; problem: Problem };

/** Edit that another client has made since the base of ours. */
export type Since = Pick<AcceptedEdit, 'commands' | 'operatorName'>;

const MAX_CONFLICTS = 20;

/**
 * Applies an edit's commands to the newest document, all or none. A value that somebody else has changed since the
 * edit's base isn't overwritten: that is a conflict, unless both set the same value. A command that doesn't apply any
 * more, such as a change of a removed module, is refused. `commands` are those that still had an effect.
 */
export function mergeEdit(
  document: PageDocument,
  commands: readonly Command[],
  since: readonly Since[],
): Merged {
  const others = since.flatMap(({ commands: theirs, operatorName: by }) =>
    theirs.flatMap((command) => footprint(command).map((path) => ({ path, by }))),
  );
  const conflicts: EditConflict[] = [];
  const applied: Command[] = [];
  let current = document;
  try {
    for (const command of commands) {
      const next = apply(current, command, since);
      if (!next) continue;
      for (const path of footprint(command, current)) {
        const by = others.findLast((other) => overlaps(path, other.path))?.by;
        if (by !== undefined) conflicts.push(...conflictAt(path, next, current, by));
      }
      applied.push(command);
      current = next;
    }
  } catch (error) {
    if (error instanceof CommandError) return { status: 'refused', problem: error.problem };
    throw error;
  }
  return conflicts.length > 0
    ? { status: 'conflict', conflicts: conflicts.slice(0, MAX_CONFLICTS) }
    : { status: 'applied', document: current, commands: applied };
}

/** Document after the command; undefined without an effect: both have removed the same node. */
function apply(document: PageDocument, command: Command, since: readonly Since[]): PageDocument | undefined {
  try {
    return applyCommand(document, command).document;
  } catch (error) {
    const isGone = error instanceof CommandError && error.problem.code === 'NODE_MISSING';
    if (isGone && command.type === 'removeNode' && isRemoved(command.id, since)) return undefined;
    throw error;
  }
}

function isRemoved(id: NodeId, since: readonly Since[]): boolean {
  return since.some(({ commands }) =>
    commands.some((other) => other.type === 'removeNode' && other.id === id),
  );
}

/** Conflict at a path; for whole documents without values, because both sides have them. */
function conflictAt(path: Path, next: PageDocument, current: PageDocument, by: string): EditConflict[] {
  const [mine, theirs] = [valueAtPath(next, path), valueAtPath(current, path)];
  if (sameJson(mine, theirs)) return [];
  return [{ path: [...path], ...(path.length > 0 && { mine, theirs }), by }];
}
