import { hashText } from '#schemas/hash-text.ts';

/** Number of buckets: weights are exact to a hundredth of a percent. */
const BUCKETS = 10_000;

/** Bucket of a visitor, from 0 to 9,999. Another seed distributes the same visitors independently. */
export const bucketOf = (seed: string, visitorId: string): number =>
  Number.parseInt(hashText(`${seed} ${visitorId}`).slice(0, 8), 16) % BUCKETS;

/**
 * Arm of a visitor, from 0 on: the same for the same seed, weights and visitor. `weights` are percentages that sum to
 * 100, one for each arm.
 */
export function chooseArm(seed: string, weights: readonly number[], visitorId: string): number {
  const bucket = bucketOf(seed, visitorId);
  let end = 0;
  const arm = weights.findIndex((weight) => {
    end += (weight * BUCKETS) / 100;
    return bucket < end;
  });
  return Math.max(0, arm);
}
