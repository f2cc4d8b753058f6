import * as z from 'zod/mini';
import { instantSchema, loose, maybe } from '../entities/wire.ts';

/** A dry run writes nothing: it tells what an applied run would do. */
export const RUN_MODES = ['apply', 'dry'] as const;

/** Cause of a run: its feed's schedule, an operator, or the failure of the run before it. */
export const RUN_TRIGGERS = ['schedule', 'operator', 'retry'] as const;

/**
 * State of a run. `held` waits for a decision, `planned` is the end of a dry run, `discarded` was held and isn't
 * imported: by decision, or because the next run replaced it.
 */
export const RUN_STATES = ['queued', 'running', 'held', 'applied', 'planned', 'failed', 'discarded'] as const;
export type RunState = (typeof RUN_STATES)[number];

const count = z.int();

/** Origin of the items' ids: a column, or the items' links where the file has none. */
export const IDS_FROM = ['column', 'link'] as const;
export type IdsFrom = (typeof IDS_FROM)[number];

/** Remarks on a run's file, beside its figures. */
export const remarksSchema = loose({
  idsFrom: z.enum(IDS_FROM),
  /** Number of rows without a currency, whose prices were taken to be in the shop's. */
  assumedCurrency: count,
  /** Columns that no field comes from. */
  unmapped: z.array(z.string()),
});
export type Remarks = z.infer<typeof remarksSchema>;

/** Numbers of items by what an import does, or would do, with them. */
export const planSchema = loose({
  inserted: count,
  updated: count,
  unchanged: count,
  /** Items whose price changes. */
  repriced: count,
  /** Items of the feed that the file doesn't contain. */
  missing: count,
  /** Missing items that are hidden by this run. */
  hidden: count,
  rejected: count,
  /** Items without a field that couldn't be read. */
  warned: count,
  /** Items without a category of the shop. */
  uncategorised: count,
  remarks: maybe(remarksSchema),
});

/** Cause of a refusal, of `CAUSES`, the field that it is about, and the text's parameters. */
export const causeSchema = loose({
  key: z.string(),
  field: maybe(z.string()),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FeedCause = z.infer<typeof causeSchema>;

/** Refused row: its line, the reason's code, what it was about, and its item if it names one. */
export const refusalSchema = loose({
  line: count,
  code: z.string(),
  detail: z.string(),
  cause: maybe(causeSchema),
  item: maybe(loose({ platform: z.string(), itemId: z.string() })),
});
/** Field that was left out of an item, with the value that couldn't be read. */
export const fieldWarningSchema = loose({
  line: count,
  field: z.string(),
  value: z.string(),
  code: z.string(),
});

/** Number of refusals and of warnings that a run's answer holds; the report has the rest. */
export const SHOWN_PROBLEMS = 50;

const runShape = {
  id: z.string(),
  feedId: z.string(),
  mode: z.enum(RUN_MODES),
  trigger: z.enum(RUN_TRIGGERS),
  state: z.enum(RUN_STATES),
  /** True if the source had nothing new, so that all items count as read again. */
  unmodified: z.boolean(),
  /** Time at which it was queued; of a retry the time for which. */
  queuedAt: instantSchema,
  startedAt: z.nullable(instantSchema),
  finishedAt: z.nullable(instantSchema),
  /** Name of the operator who started it; null for a schedule's. */
  startedBy: z.nullable(z.string()),
  /** Rows read. */
  read: count,
  plan: z.nullable(planSchema),
  /** Limits that a held run exceeds, of `HELD_REASONS`. */
  heldFor: z.array(z.string()),
  /** Reason of a failure. */
  problem: z.nullable(loose({ code: z.string(), message: z.string(), detail: z.string() })),
};

/** Run in a list. */
export const feedRunSchema = loose(runShape);
export type FeedRun = z.infer<typeof feedRunSchema>;

/** Run with its progress and report. */
export const feedRunDetailSchema = loose({
  ...runShape,
  /**
   * Bytes read of the file, and its size; then items written, and the number of those to write. Null before the file is
   * complete.
   */
  progress: z.nullable(loose({ bytes: count, size: count, items: count, planned: count })),
  /** First refusals and warnings, at most `SHOWN_PROBLEMS` of each. */
  refusals: z.array(refusalSchema),
  warnings: z.array(fieldWarningSchema),
  /** True if the whole report can be downloaded. */
  hasReport: z.boolean(),
  /** Decision on a held run. */
  decision: z.nullable(loose({ decision: z.enum(['apply', 'discard']), by: z.string(), at: instantSchema })),
});
export type FeedRunDetail = z.infer<typeof feedRunDetailSchema>;
