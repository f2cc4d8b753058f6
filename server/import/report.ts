import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rejected } from './write.ts';

/** Rows of a file by what became of them. */
export type Summary = {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
};

export type Report = {
  /** The finished file. */
  path: string;
  reject: (row: Rejected) => Promise<void>;
  /** Completes the file with everything that is known at the end. */
  finish: (outcome: Record<string, unknown>) => Promise<void>;
};

/**
 * Writes `DATA_DIR/imports/<time>-<tenant>.json`: `{rejected: [{line, code, detail}], …outcome}`. Rows go to the disk as they
 * come, and the file has its name only when it is complete.
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
