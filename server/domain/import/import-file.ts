import { access, constants, stat } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { FeedFormat } from '#schemas/feeds/format.ts';
import type { HeldReason } from '#schemas/feeds/missing-rule.ts';
import type { Remarks } from '#schemas/feeds/run.ts';
import { messageOf } from '../../platform/error-parts.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { loadNames } from '../search/names.ts';
import { applyRun, newHeat } from './apply-run.ts';
import { heldFor } from './brake.ts';
import { withImportLock } from './lock.ts';
import { type Feed, type Plan, planRun } from './plan-run.ts';
import { ImportFailure } from './problem.ts';
import { type ReadItems, type ReadOptions, readItems } from './read-items.ts';
import { loadReferences } from './references.ts';
import { openReport, type Report, type Summary } from './report.ts';
import { stageRows } from './stage.ts';
import { type ItemTally, newItemTally, rejecting } from './tally.ts';

/** Limits of the columns that are named as unused. */
const MAX_UNMAPPED = 50;
const MAX_NAME = 100;

/** Progress of a run: first bytes of the file are read, then items of the plan are worked off. */
export type Progress = {
  step: 'read' | 'write';
  bytes: number;
  size: number;
  items: number;
  planned: number;
  summary: Summary;
};
export type ImportOptions = Omit<ReadOptions, 'onRead' | 'onRow'> & {
  scope: TenantScope;
  databaseUrl: string;
  /** Data folder, for the report. */
  dataDir: string;
  now: () => number;
  /** Called when another import of the tenant is running; this one waits for it. */
  onWait: () => void;
  /** Called after every chunk. */
  onProgress: (progress: Progress) => void;
  signal?: AbortSignal;
  /** `dry` ends with the plan. */
  mode?: 'apply' | 'dry';
  /** Feed that brings the items. Its items that the file lacks are missing. */
  feed?: Feed;
  /** Whether a run that exceeds a limit is held. */
  brake?: boolean;
  /** Share of rows, from 0 to 1, that the feed's last run refused; for the brake. */
  refusedBefore?: number | undefined;
};
/** Result of a run. Only `applied` has written; the summary of another one counts what it would do. */
export type ImportResult = ItemTally & {
  /** Format that was given or found. */
  format: FeedFormat;
  status: 'applied' | 'planned' | 'held';
  /** Limits that the plan exceeds, whether or not it is held for them. */
  heldFor: HeldReason[];
  plan: Plan & { remarks: Remarks };
  reportPath: string;
};

/**
 * Imports a file into a tenant's catalogue (decision 038): all rows are read into temporary tables, a plan is made, and
 * then carried out. The same file again changes nothing, also after a run that was killed. The report file is written
 * on failure too.
 * @throws ImportFailure when the file can't be read to its end; then nothing has changed.
 */
export async function importFile(options: ImportOptions): Promise<ImportResult> {
  const { file, scope, now } = options;
  const size = await readableSize(file);
  const work = async (client: pg.Client) => {
    const report = await openReport(options.dataDir, scope.tenantId, new Date(now()));
    const tally = newItemTally();
    const { summary, warnings, remarks } = tally;
    const progress: Progress = { step: 'read', bytes: 0, size, items: 0, planned: 0, summary };
    const outcome = { file, format: options.format, tenant: scope.tenantId, summary, warnings, remarks };
    try {
      const items = await readItems({
        ...options,
        onRead: (length) => {
          progress.bytes += length;
        },
      });
      const { format, idsFrom, unmapped } = items;
      outcome.format = format;
      Object.assign(remarks, { idsFrom, unmapped: unmapped.slice(0, MAX_UNMAPPED).map(shortName) });
      const result = await runPlanned(client, items, tally, progress, report, options);
      await report.finish({ ...outcome, ...result });
      return { ...tally, ...result, format, reportPath: report.path };
    } catch (error) {
      await report.finish({ ...outcome, failure: messageOf(error) });
      throw error;
    }
  };
  return withImportLock(options.databaseUrl, scope.tenantId, options.onWait, work, options.signal);
}

/** Stages and plans the rows and, unless the run is dry or held, applies the plan. */
async function runPlanned(
  client: pg.Client,
  { rows, bringsBrands }: ReadItems,
  tally: ItemTally,
  progress: Progress,
  report: Report,
  { scope, now, signal, onProgress, mode, feed, brake, refusedBefore }: ImportOptions,
): Promise<Pick<ImportResult, 'status' | 'heldFor' | 'plan'>> {
  const db = drizzle(client);
  const { tenantId, tenant } = scope;
  const { summary } = tally;
  const reject = rejecting(tally, report);
  const newBrands = await stageRows(client, rows, {
    scope,
    feedId: feed?.id ?? null,
    references: await loadReferences(db, tenantId),
    bringsBrands,
    tally,
    reject,
    now,
    signal,
    onChunk: () => onProgress(progress),
  });
  const figures = await planRun(db, scope, feed, summary, { now: new Date(now()), reject });
  const plan = { ...figures.plan, remarks: tally.remarks };
  const reasons = heldFor(figures, summary.read, refusedBefore);
  const isHeld = brake === true && reasons.length > 0;
  summary.missing = plan.missing;
  if (mode === 'dry' || isHeld) {
    const { inserted, updated, unchanged, repriced, hidden } = plan;
    Object.assign(summary, { inserted, updated, unchanged, repriced, hidden });
    return { status: mode === 'dry' ? 'planned' : 'held', heldFor: reasons, plan };
  }
  progress.step = 'write';
  progress.planned = plan.inserted + plan.updated + plan.unchanged + plan.hidden;
  await applyRun({
    db,
    client,
    tenancy: {
      tenantId,
      timeZone: tenant.timezone,
      names: await loadNames(db, tenantId),
      newBrands,
      heat: await newHeat(db, tenantId),
      feedId: feed?.id ?? null,
    },
    summary,
    now,
    signal,
    onChunk: (items) => {
      progress.items += items;
      onProgress(progress);
    },
  });
  return { status: 'applied', heldFor: reasons, plan };
}

/** A column's name, short and safe to print. */
function shortName(column: string): string {
  return column
    .slice(0, MAX_NAME)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}

/** Size of a file, bytes. @throws ImportFailure IMPORT_FILE_UNREADABLE */
export async function readableSize(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new ImportFailure('IMPORT_FILE_UNREADABLE', `There is no file ${file}.`);
  if (found.isDirectory()) throw new ImportFailure('IMPORT_FILE_UNREADABLE', `${file} is a folder.`);
  await access(file, constants.R_OK).catch(() => {
    throw new ImportFailure('IMPORT_FILE_UNREADABLE', `${file} may not be read.`);
  });
  return found.size;
}
