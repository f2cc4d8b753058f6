import { createReadStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { refusalSchema } from '#schemas/feeds/run.ts';
import { makeFolder } from './files.ts';

type Refusal = z.infer<typeof refusalSchema>;

/** Folder in which an import writes the report of a run. */
export const draftFolder = (report: string) => `${report}.draft`;

/** Moves the report that the import has written to its place. False if there is none, because it began never. */
export async function placeReport(report: string): Promise<boolean> {
  const folder = join(draftFolder(report), 'imports');
  const [name] = (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.json'));
  if (name) await rename(join(folder, name), report);
  await rm(draftFolder(report), { recursive: true, force: true });
  return name !== undefined;
}

/** Makes the draft's folder anew: a killed run may have left one. */
export async function emptyDraft(report: string): Promise<string> {
  await makeFolder(report);
  await rm(draftFolder(report), { recursive: true, force: true });
  return draftFolder(report);
}

/** Refused rows of a report, as they stand in it: one a line. */
export async function* readRefusals(report: string): AsyncGenerator<Refusal> {
  const lines = createInterface({ input: createReadStream(report) });
  try {
    for await (const line of lines) {
      if (line.startsWith(']')) return;
      const parsed = z.safeParse(refusalSchema, jsonOf(line.replace(/,$/, '')));
      if (parsed.success) yield parsed.data;
    }
  } finally {
    lines.close();
  }
}

/** The first refused rows of a report. */
export async function firstRefusals(report: string, count: number): Promise<Refusal[]> {
  const first: Refusal[] = [];
  for await (const refusal of readRefusals(report)) {
    first.push(refusal);
    if (first.length === count) break;
  }
  return first;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
