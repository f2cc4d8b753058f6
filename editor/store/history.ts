import type { Command } from '#schemas/page/commands/apply.ts';
import type { NodeId } from '#schemas/page/document.ts';
import { footprint, overlaps } from '#schemas/page/footprint.ts';
import { continues, type Typing, targetOf } from './typing.ts';

/** One thing that can be undone (or, taken from the other pile, redone): `commands` do it. */
export type Step = {
  label: string;
  commands: readonly Command[];
  /** Steps of one field share it. */
  coalesce?: string | undefined;
  typing?: Typing | undefined;
  /** When it was made, milliseconds. */
  at: number;
  /** The edits that it takes back. */
  edits: readonly string[];
  /** What was selected before. */
  selection: readonly NodeId[];
  /** Somebody else has changed the same thing since, so doing it would undo their work. */
  stale?: boolean;
};

const MAX_STEPS = 500;
/** What isn't typed, such as dragging a slider, is one step while it goes on. */
const PAUSE_MS = 1_000;

/** Puts a step on the pile. Typing within one word of one field is one step. */
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
  if (last.typing && next.typing) return continues(last.typing, next.typing);
  return !last.typing && !next.typing && next.at - last.at < PAUSE_MS;
}

/** Taking back both; of two writes to one place the older value is the one to return to. */
function both(newer: readonly Command[], older: readonly Command[]): readonly Command[] {
  const [a, b] = [newer[0], older[0]];
  const same = a && b && newer.length === 1 && older.length === 1 && targetOf(a) !== undefined;
  return same && targetOf(a) === targetOf(b) ? older : [...newer, ...older];
}

/** Marks the steps that would take back what somebody else has done now; the same list when there are none. */
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
