import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadModule, prepareModule, TOO_LATE, type View } from '#runtime/resolve-module.ts';
import { LOAD_BUDGET_MS } from '#schemas/constants.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { type Canvas, useCanvas } from './canvas-context.tsx';

export type LiveModuleState =
  | { status: 'waiting' }
  | { status: 'ready'; view: View; props: unknown; data: unknown }
  | { status: 'failed'; reason: string }
  | { status: 'elsewhere' };

/**
 * Delay before data that timed out is requested again, in ms: the operator's connection may be slow, and the response
 * on its way.
 */
const RETRY_MS = 3_000;

const WAITING: LiveModuleState = { status: 'waiting' };

/** Module of a node as the runtime resolves it: the old state stays until the changed props have been resolved. */
export function useModule(node: ModuleNode): LiveModuleState {
  const canvas = useCanvas();
  const { type, v, props } = node;
  const [state, setState] = useState(WAITING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rules, slots and marks of the node need no new data
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const start = state === WAITING ? canvas.turn() : undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      const resolved = await resolve(node, canvas, leaving.signal, start);
      if (leaving.signal.aborted) return;
      drawNow(() => setState(resolved));
      if (resolved.status === 'failed' && resolved.reason === TOO_LATE) retry = setTimeout(run, RETRY_MS);
    };
    void run();
    return () => {
      leaving.abort();
      clearTimeout(retry);
    };
  }, [canvas, type, v, props]);
  return state;
}

async function resolve(
  node: ModuleNode,
  { input }: Canvas,
  leaving: AbortSignal,
  start: Promise<void> | undefined,
): Promise<LiveModuleState> {
  const prepared = prepareModule(node, input);
  if (prepared.status === 'skipped') return { status: 'failed', reason: prepared.reason };
  if (prepared.status === 'elsewhere') return prepared;
  await start;
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(LOAD_BUDGET_MS)]);
  const outcome = await loadModule(prepared, { ...input.source, signal });
  if (outcome.status === 'failed') return outcome;
  const { view, loaded } = outcome;
  return { status: 'ready', view, props: prepared.props, data: loaded.data };
}

const undrawn: (() => void)[] = [];

/** Renders an update before the next frame instead of React's later time, together with others of the same task. */
function drawNow(update: () => void): void {
  if (undrawn.push(update) > 1) return;
  queueMicrotask(() => flushSync(() => undrawn.splice(0).forEach((each) => void each())));
}
