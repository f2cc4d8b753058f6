import { footprint, overlaps } from '#engine/footprint.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { continues, type Typing, targetOf } from './typing.ts';

/** Step that can be undone (or, in the other stack, redone): its `commands` do it. */
export type Step = {
  label: string;
  commands: readonly Command[];
  /** Field of the step; steps of one field are merged. */
  coalesce?: string | undefined;
  /** True if all steps of the field are merged, whatever the pause between them. */
  session?: boolean | undefined;
  typing?: Typing | undefined;
  /** Time of the step, in ms. */
  at: number;
  /** Ids of the edits that it reverts. */
  edits: readonly string[];
  /** Selection before the step. */
  selection: readonly NodeId[];
  /** True if another operator has changed the same value since, so that the step would revert their work. */
  stale?: boolean;
};

const MAX_STEPS = 500;
/** Maximum pause within one step in ms, for changes other than typing, such as dragging a slider. */
const PAUSE_MS = 1_000;

/** Pushes a step onto the stack. Typing within one word of one field is one step. */
export function pushStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  if (!last || !belongTogether(last, step)) return [...steps, step].slice(-MAX_STEPS);
  const merged = { ...step, commands: both(step.commands, last.commands), selection: last.selection };
  const typing = last.typing && step.typing && { ...step.typing, from: last.typing.from };
  const kind = last.typing?.kind ?? step.typing?.kind;
  const next = {
    ...merged,
    edits: [...new Set([...last.edits, ...step.edits])],
    typing: typing && kind ? { ...typing, kind, ...(kind === 'delete' && { from: typing.end }) } : undefined,
  };
  return pushStep(steps.slice(0, -1), next);
}

function belongTogether(last: Step, next: Step): boolean {
  if (next.coalesce === undefined || last.coalesce !== next.coalesce || last.stale) return false;
  if (next.session) return true;
  if (last.typing && next.typing) return continues(last.typing, next.typing);
  return !last.typing && !next.typing && next.at - last.at < PAUSE_MS;
}

/** Commands that revert both; of two writes to one place the older value is restored. */
function both(newer: readonly Command[], older: readonly Command[]): readonly Command[] {
  const [a, b] = [newer[0], older[0]];
  const same = a && b && newer.length === 1 && older.length === 1 && targetOf(a) !== undefined;
  return same && targetOf(a) === targetOf(b) ? older : [...newer, ...older];
}

/**
 * Marks the steps that would revert a change that somebody else has just made; returns the same list when there are
 * none.
 */
export function markStale(steps: readonly Step[], theirs: readonly Command[]): readonly Step[] {
  const paths = theirs.flatMap((command) => footprint(command));
  const isTouched = ({ commands, stale }: Step) =>
    !stale &&
    commands.some((command) => footprint(command).some((own) => paths.some((path) => overlaps(own, path))));
  const touched = new Set(paths.length > 0 ? steps.filter(isTouched) : []);
  return touched.size > 0
    ? steps.map((step) => (touched.has(step) ? { ...step, stale: true } : step))
    : steps;
}
