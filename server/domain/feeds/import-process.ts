import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError, type ImportFileCode } from '#schemas/errors.ts';
import type { ImportOptions, ImportResult, Progress } from '../import/import-file.ts';
import { ImportFailure } from '../import/problem.ts';

/** Import that a process of its own is asked for: options without functions, and the time at which it begins. */
export type ImportOrder = Omit<ImportOptions, 'now' | 'signal' | 'onWait' | 'onProgress'> & {
  startsAt: number;
};
export type RunImport = (order: ImportOrder, options: Options) => Promise<ImportResult>;
/** Messages of that process, in this order: any number of `progress`, then one of the others. */
export type ImportMessage =
  | { progress: Progress }
  | { result: ImportResult }
  | { error: Error; code: ImportFileCode | undefined };

type Options = { onProgress: (progress: Progress) => void; signal: AbortSignal };

const PROGRAM = fileURLToPath(new URL('./import-program.ts', import.meta.url));
/** Options of Node that keep the memory of an import's process below 250 MB: V8 would let its heap grow first. */
export const IMPORT_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--max-old-space-size=160',
];

/**
 * Imports a file in a process of its own (decision 048), which has a low priority, ends with this
 * process, and is killed when the signal aborts.
 * @throws what `importFile` throws; AppError FEED_INTERRUPTED if the process ends by itself; the signal's reason
 */
export async function importInProcess(
  order: ImportOrder,
  { onProgress, signal }: Options,
): Promise<ImportResult> {
  signal.throwIfAborted();
  const child = fork(PROGRAM, { execArgv: IMPORT_FLAGS, serialization: 'advanced' });
  // Pages come first, also while the process loads its modules for a second.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const kill = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  try {
    const ended = once(child, 'close');
    // A process that can't be started is reported by `ended`.
    child.send(order, () => undefined);
    const last = await lastMessage(child, ended, onProgress);
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
async function lastMessage(
  child: ChildProcess,
  ended: Promise<unknown>,
  onProgress: Options['onProgress'],
): Promise<Exclude<ImportMessage, { progress: Progress }> | undefined> {
  let last: Exclude<ImportMessage, { progress: Progress }> | undefined;
  child.on('message', (message: ImportMessage) => {
    if ('progress' in message) onProgress(message.progress);
    else last = message;
  });
  await ended;
  return last;
}
