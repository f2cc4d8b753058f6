import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError, type ImportFileCode } from '#schemas/errors.ts';
import { ImportFailure } from '../import/problem.ts';

/** Messages of a process that works for this one, in this order: any number of `progress`, then one of the others. */
export type Told<Result, Progress = never> =
  | { progress: Progress }
  | { result: Result }
  | { error: Error; code: ImportFileCode | undefined };
type Options<Progress> = { onProgress?: (progress: Progress) => void; signal: AbortSignal };

/** Options of Node that keep the memory of such a process below 250 MB: V8 would let its heap grow first. */
export const MEMORY_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--max-old-space-size=160',
];

/**
 * Runs a program in a process of its own (decision 048), which gets the order as a message, has a low priority, ends
 * with this process, and is killed when the signal aborts.
 * @throws what the program throws; AppError FEED_INTERRUPTED if the process ends by itself; the signal's reason
 */
export async function inOwnProcess<Result, Progress>(
  program: URL,
  order: Serializable,
  { onProgress, signal }: Options<Progress>,
): Promise<Result> {
  signal.throwIfAborted();
  const child = fork(fileURLToPath(program), { execArgv: MEMORY_FLAGS, serialization: 'advanced' });
  // Pages come first, also while the process loads its modules for a second.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const kill = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  try {
    const ended = once(child, 'close');
    // A process that can't be started is reported by `ended`.
    child.send(order, () => undefined);
    const last = await lastMessage<Result, Progress>(child, ended, onProgress);
    signal.throwIfAborted();
    if (!last) throw new AppError('FEED_INTERRUPTED');
    if ('result' in last) return last.result;
    throw last.code ? new ImportFailure(last.code, last.error.message) : last.error;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** Passes progress on until the process has ended. Gives its result or error, if it got that far. */
async function lastMessage<Result, Progress>(
  child: ChildProcess,
  ended: Promise<unknown>,
  onProgress: Options<Progress>['onProgress'],
): Promise<Exclude<Told<Result>, { progress: unknown }> | undefined> {
  let last: Exclude<Told<Result>, { progress: unknown }> | undefined;
  child.on('message', (message: Told<Result, Progress>) => {
    if ('progress' in message) onProgress?.(message.progress);
    else last = message;
  });
  await ended;
  return last;
}
