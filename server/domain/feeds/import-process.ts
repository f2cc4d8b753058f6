import type { ImportOptions, ImportResult, Progress } from '../import/import-file.ts';
import { inOwnProcess } from './own-process.ts';

/** Import that a process of its own is asked for: options without functions, and the time at which it begins. */
export type ImportOrder = Omit<ImportOptions, 'now' | 'signal' | 'onWait' | 'onProgress'> & {
  startsAt: number;
};
export type RunImport = (order: ImportOrder, options: Options) => Promise<ImportResult>;

type Options = { onProgress: (progress: Progress) => void; signal: AbortSignal };

const PROGRAM = new URL('./import-program.ts', import.meta.url);

/**
 * Imports a file in a process of its own.
 * @throws what `importFile` throws; AppError FEED_INTERRUPTED if the process ends by itself; the signal's reason
 */
export const importInProcess: RunImport = (order, options) => inOwnProcess(PROGRAM, order, options);
