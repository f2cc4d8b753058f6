import { readResults } from '#engine/experiments/read-results.ts';
import type { Experiment } from '#schemas/entities/experiment.ts';
import type { experimentsOf } from './operations.ts';

/** An experiment in its API format, with what its counts say. */
export function presentExperiment({
  counts,
  ...row
}: Awaited<ReturnType<typeof experimentsOf>>[number]): Experiment {
  const arms = row.arms.map((arm, i) => ({ ...arm, visitors: 0, goals: 0, ...counts[i] }));
  const reading = readResults(arms);
  return {
    id: row.id,
    state: row.state,
    goalNode: row.goalNode,
    arms,
    reading: reading.state,
    differences: reading.state === 'read' ? reading.differences : [],
    startedAt: row.startedAt?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
    winner: row.winner,
    operatorName: row.operatorName,
  };
}
