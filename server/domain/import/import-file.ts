import { access, constants, stat } from 'node:fs/promises';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { type ItemTally, writeInBatches } from './batches.ts';
import { withImportLock } from './lock.ts';
import { ImportFailure } from './problem.ts';
import { type ReadOptions, readItems } from './read-items.ts';
import { type ItemSummary, openReport, type Summary } from './report.ts';
import { openWriter } from './write.ts';

export type Progress = { bytes: number; size: number; summary: Summary };
export type ImportOptions = Omit<ReadOptions, 'onRead' | 'onRow'> & {
  scope: TenantScope;
  databaseUrl: string;
  /** Data folder, for the report. */
  dataDir: string;
  now: () => number;
  /** Called when another import of the tenant is running; this one waits for it. */
  onWait: () => void;
  /** Called after every batch. */
  onProgress: (progress: Progress) => void;
};

/**
 * Imports a file into a tenant's catalogue in batches, each in one transaction; the same file again changes nothing.
 * The report file is written on failure too.
 * @throws ImportFailure when the file can't be read to its end; the batches before that stay.
 */
export async function importFile(options: ImportOptions): Promise<ItemTally & { reportPath: string }> {
  const { file, scope, now } = options;
  const size = await readableSize(file);
  return withImportLock(options.databaseUrl, scope.tenantId, options.onWait, async (client) => {
    const write = await openWriter(client, scope, now);
    const report = await openReport(options.dataDir, scope.tenantId, new Date(now()));
    const summary: ItemSummary = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0, warned: 0 };
    const tally: ItemTally = { summary, firstRejected: [], warnings: [] };
    let bytes = 0;
    const outcome = {
      file,
      format: options.format,
      tenant: scope.tenantId,
      summary,
      warnings: tally.warnings,
    };
    try {
      const { rows, format } = await readItems({
        ...options,
        onRead: (length) => {
          bytes += length;
        },
      });
      outcome.format = format;
      await writeInBatches(rows, tally, {
        tenant: scope.tenant,
        write,
        report,
        now,
        onBatch: () => options.onProgress({ bytes, size, summary }),
      });
      await report.finish(outcome);
    } catch (error) {
      await report.finish({ ...outcome, failure: error instanceof Error ? error.message : String(error) });
      throw error;
    }
    return { ...tally, reportPath: report.path };
  });
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
