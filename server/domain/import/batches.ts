import type { Tenant } from '#schemas/tenant.ts';
import { isProblem, normalise } from './normalise.ts';
import { problem, type Warning } from './problem.ts';
import type { SourceRow } from './readers/source.ts';
import { itemKeyId } from './references.ts';
import type { ItemSummary, Report, Summary } from './report.ts';
import type { Numbered, Rejected, WriteBatch } from './write.ts';

const BATCH_SIZE = 500;
const SHOWN = 20;
const MAX_WARNINGS = 1_000;

export type Tally = { summary: Summary; firstRejected: Rejected[] };
/** Tally of listings; of the warnings the first 1,000. */
export type ItemTally = Tally & { summary: ItemSummary; warnings: (Warning & { line: number })[] };

/**
 * Checks rows and writes them in batches, counting into `tally`. Of an item that a file contains twice the first row
 * is taken: later ones would make its price jump at every import. Remembering an item costs about 100 bytes.
 */
export async function writeInBatches(
  rows: AsyncIterable<SourceRow>,
  tally: ItemTally,
  options: {
    tenant: Tenant;
    write: WriteBatch;
    report: Report;
    now: () => number;
    onBatch: () => void;
  },
): Promise<void> {
  const { tenant, write, report, now, onBatch } = options;
  const { summary, warnings } = tally;
  const seen = new Set<string>();
  let batch: Numbered[] = [];

  const reject = rejecting(tally, report);
  const flush = async () => {
    const result = await write(batch);
    batch = [];
    summary.inserted += result.inserted;
    summary.updated += result.updated;
    summary.unchanged += result.unchanged;
    for (const row of result.rejected) await reject(row);
    onBatch();
  };

  for await (const source of rows) {
    summary.read += 1;
    const { line } = source;
    const result = 'row' in source ? normalise(source.row, tenant, now()) : source.problem;
    if (isProblem(result)) {
      await reject({ line, ...result });
      continue;
    }
    const { item } = result;
    const key = itemKeyId(item);
    if (seen.has(key)) {
      await reject({ line, ...problem('IMPORT_DUPLICATE_ITEM', `${item.platform} ${item.itemId} again`) });
      continue;
    }
    seen.add(key);
    if (result.warnings.length > 0) summary.warned += 1;
    for (const one of result.warnings.slice(0, MAX_WARNINGS - warnings.length))
      warnings.push({ line, ...one });
    batch.push({ line, item });
    if (batch.length === BATCH_SIZE) await flush();
  }
  if (batch.length > 0) await flush();
}

/** Counts rows as refused and reports them; the first ones are kept for display. */
export function rejecting({ summary, firstRejected }: Tally, report: Pick<Report, 'reject'>) {
  return async (row: Rejected) => {
    summary.rejected += 1;
    if (firstRejected.length < SHOWN) firstRejected.push(row);
    await report.reject(row);
  };
}
