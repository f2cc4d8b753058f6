import { AppError } from '#schemas/errors.ts';
import type { InspectedFile, inspectFile } from '../../import/inspect-file.ts';
import { inOwnProcess } from '../own-process.ts';

export type InspectionOrder = Parameters<typeof inspectFile>[0];
/** Whose inspection it is. */
type Owner = { tenantId: string; operatorId: string };
type Running = { operatorId: string; stop: AbortController };

const PROGRAM = new URL('./inspect-program.ts', import.meta.url);
/** Time that an inspection may take, in ms, with the second for the start of its process. */
const INSPECTION_MS = 30_000;
/** Inspections of all shops at once, each of at most 250 MB. */
const MAX_RUNNING = 4;

const running = new Map<string, Running>();

/**
 * Inspects a file in a process of its own with limits of time and memory, one at a time for each shop. An operator's
 * newer inspection stops the older one, whose layout is given up in the wizard.
 * @throws ImportFailure as `inspectFile` does; AppError FEED_INSPECTING, FEED_INSPECTION_LIMIT
 */
export async function inspectInProcess(
  order: InspectionOrder,
  { tenantId, operatorId }: Owner,
  limitMs = INSPECTION_MS,
): Promise<InspectedFile> {
  const before = running.get(tenantId);
  const isFull = before ? before.operatorId !== operatorId : running.size >= MAX_RUNNING;
  if (isFull) throw new AppError('FEED_INSPECTING');
  before?.stop.abort(new AppError('FEED_INSPECTING'));
  const own: Running = { operatorId, stop: new AbortController() };
  running.set(tenantId, own);
  const outOfTime = AbortSignal.timeout(limitMs);
  try {
    return await inOwnProcess(PROGRAM, order, { signal: AbortSignal.any([own.stop.signal, outOfTime]) });
  } catch (error) {
    const isLimit = outOfTime.aborted || (error instanceof AppError && error.code === 'FEED_INTERRUPTED');
    throw isLimit ? new AppError('FEED_INSPECTION_LIMIT', {}, { cause: error }) : error;
  } finally {
    if (running.get(tenantId) === own) running.delete(tenantId);
  }
}
