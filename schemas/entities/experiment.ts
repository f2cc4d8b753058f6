import * as z from 'zod/mini';
import { entity, instantSchema } from './wire.ts';

export const EXPERIMENT_STATES = ['draft', 'running', 'ended'] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

/** Number of arms, the page as it is included. */
export const ARMS = { min: 2, max: 3 } as const;

/** Shares as fractions: the difference to the first arm lies between `low` and `high`. */
const intervalSchema = z.object({ low: z.number(), high: z.number() });

/** Experiment between versions of a page. */
export const experimentSchema = entity('Experiment', {
  id: z.string(),
  state: z.enum(EXPERIMENT_STATES),
  /** Module whose clicks are the goal; null: clicks that lead to another site. */
  goalNode: z.nullable(z.string()),
  arms: z.array(
    z.object({
      /** Version that the arm shows; null: the live one, before the start. */
      version: z.nullable(z.int()),
      /** Percentage of the visitors. */
      weight: z.int(),
      visitors: z.int(),
      /** Visitors who reached the goal. */
      goals: z.int(),
    }),
  ),
  /** How far the figures can be read: too few, divided unlike the weights, or the intervals of `differences`. */
  reading: z.enum(['early', 'mismatch', 'read']),
  /** Share of goals of each arm after the first, minus the first arm's; empty if there is nothing to read. */
  differences: z.array(intervalSchema),
  startedAt: z.nullable(instantSchema),
  endedAt: z.nullable(instantSchema),
  /** Arm that was published at the end, from 0 on. */
  winner: z.nullable(z.int()),
  operatorName: z.string(),
});
export type Experiment = z.infer<typeof experimentSchema>;
