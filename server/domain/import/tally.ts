import type { Remarks } from '#schemas/feeds/run.ts';
import type { Rejected, Warning } from './problem.ts';
import type { ItemSummary, Report, Summary } from './report.ts';

const SHOWN = 20;
/** Limit of warnings that are kept. */
export const MAX_WARNINGS = 1_000;

export type Tally = { summary: Summary; firstRejected: Rejected[] };
/** Tally of listings; of the warnings the first 1,000. */
export type ItemTally = Tally & {
  summary: ItemSummary;
  warnings: (Warning & { line: number })[];
  remarks: Remarks;
};
export type Rejecting = (row: Rejected) => Promise<void>;

export function newItemTally(): ItemTally {
  const outcomes = { inserted: 0, updated: 0, unchanged: 0, rejected: 0, warned: 0 };
  return {
    summary: { read: 0, ...outcomes, repriced: 0, missing: 0, hidden: 0 },
    firstRejected: [],
    warnings: [],
    remarks: { idsFrom: 'column', assumedCurrency: 0, unmapped: [] },
  };
}

/** Counts rows as refused and reports them; the first ones are kept for display. */
export function rejecting({ summary, firstRejected }: Tally, report: Pick<Report, 'reject'>): Rejecting {
  return async (row) => {
    summary.rejected += 1;
    if (firstRejected.length < SHOWN) firstRejected.push(row);
    await report.reject(row);
  };
}
