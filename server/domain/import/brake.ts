import { HELD_REASONS, type HeldReason } from '#schemas/feeds/missing-rule.ts';
import type { Figures } from './plan-run.ts';

/** Shares, in percent, above which a run waits for a person. */
const HIDDEN_PERCENT = 30;
const LEAPS_PERCENT = 50;
const REFUSED_PERCENT = 10;

/**
 * Limits that a run exceeds. Refusals count against it only if the feed's last run refused a smaller share of its rows;
 * `refusedBefore` is that share, from 0 to 1, and undefined without such a run.
 */
export function heldFor(
  { plan, live, leaps }: Figures,
  read: number,
  refusedBefore: number | undefined,
): HeldReason[] {
  const known = plan.updated + plan.unchanged;
  const isOver = (part: number, whole: number, percent: number) => part * 100 > whole * percent;
  const reasons: Record<HeldReason, boolean> = {
    EMPTY: known + plan.inserted === 0,
    HIDES: isOver(plan.hidden, live, HIDDEN_PERCENT),
    PRICES: isOver(leaps, known, LEAPS_PERCENT),
    REFUSALS:
      isOver(plan.rejected, read, REFUSED_PERCENT) &&
      refusedBefore !== undefined &&
      refusedBefore * 100 <= REFUSED_PERCENT,
  };
  return HELD_REASONS.filter((reason) => reasons[reason]);
}
