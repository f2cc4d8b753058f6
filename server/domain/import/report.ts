import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rejected } from './problem.ts';

/** Numbers of a file's rows, by result. */
export type Summary = {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
};

/**
 * Numbers of a listing's rows and items: `warned` are in without a field that couldn't be read, `repriced` have another
 * price than before. `missing` are live items of the feed that the file lacks, `hidden` those of them that are sold out.
 */
export type ItemSummary = Summary & { warned: number; repriced: number; missing: number; hidden: number };

export type Report = {
  /** Path of the finished file. */
  path: string;
  reject: (row: Rejected) => Promise<void>;
  /** Completes the file with the result of the import. */
  finish: (outcome: Record<string, unknown>) => Promise<void>;
};

/**
 * Opens the report `DATA_DIR/imports/<time>-<tenant>.json`: `{rejected: [{line, code, detail}], …outcome}`. Rows are
 * written as they come, and the file gets its name only when it is complete.
 */
export async function openReport(dataDir: string, tenantId: string, startedAt: Date): Promise<Report> {
  const folder = join(dataDir, 'imports');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${startedAt.toISOString().replaceAll(':', '-')}-${tenantId}.json`);
  const part = `${path}.part`;
  const stream = createWriteStream(part);
  await once(stream, 'open');
  let separator = '{"rejected":[\n';
  const write = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
  return {
    path,
    reject: async (row) => {
      await write(separator + JSON.stringify(row));
      separator = ',\n';
    },
    finish: async (outcome) => {
      const head = separator.startsWith('{') ? separator : '\n';
      stream.end(`${head}],\n${JSON.stringify(outcome).slice(1)}\n`);
      await once(stream, 'close');
      await rename(part, path);
    },
  };
}
