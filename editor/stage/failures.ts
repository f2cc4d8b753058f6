import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NodeId } from '#schemas/page/document.ts';

/** A module that shows its fallback in some frame. */
export type Failure = { id: NodeId; module: string; reason: string };
export type Failures = StoreApi<Readonly<Record<NodeId, Failure>>>;

export const createFailures = (): Failures => createStore(() => ({}));

/** Stores a frame's report of a module; without reason the module works again. */
export function noteFailure(
  failures: Failures,
  { id, module, reason }: Partial<Failure> & { id: NodeId },
): void {
  const known = failures.getState();
  if (known[id]?.reason === reason) return;
  const { [id]: _, ...others } = known;
  failures.setState(
    reason === undefined ? others : { ...others, [id]: { id, module: module ?? '', reason } },
    true,
  );
}
