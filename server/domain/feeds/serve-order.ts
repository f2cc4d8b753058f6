import { once } from 'node:events';
import { ImportFailure } from '../import/problem.ts';
import type { Told } from './own-process.ts';

/**
 * Carries out the order of the process that started this one, tells it the outcome, and ends; it also ends when that
 * process is gone.
 */
export async function serveOrder<Order, Result, Progress = never>(
  work: (order: Order, tellProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<never> {
  process.on('disconnect', () => process.exit());
  const tell = (message: Told<Result, Progress>) =>
    new Promise<void>((resolve) => {
      process.send?.(message, undefined, undefined, () => resolve());
    });
  const [order] = (await once(process, 'message')) as [Order];
  await work(order, (progress) => void tell({ progress })).then(
    (result) => tell({ result }),
    (error) => tell({ error, code: error instanceof ImportFailure ? error.code : undefined }),
  );
  process.exit();
}
