import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../error-parts.ts';
import { isMarkAlive, processMark } from './process-mark.ts';

const WAIT_LIMIT_MS = 60_000;
const RETRY_MS = 100;

/**
 * Runs `work` while no other process holds the lock `file`. A lock whose holder has ended is taken over; waiting
 * longer than a minute for a running holder throws.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mark = processMark() ?? '';
  // A hard link appears together with its content: no process ever reads a lock without a holder.
  const own = `${file}.${mark}.${crypto.randomUUID()}`;
  await writeFile(own, mark);
  try {
    await take(file, own);
  } finally {
    await rm(own, { force: true });
  }
  return work().finally(() => rm(file, { force: true }));
}

async function take(file: string, own: string): Promise<void> {
  const limit = Date.now() + WAIT_LIMIT_MS;
  for (;;) {
    try {
      return await link(own, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    // A lock that was given back between the two calls has no holder.
    const holder = await readFile(file, 'utf8').catch(() => undefined);
    if (holder !== undefined && !isMarkAlive(holder)) await rm(file, { force: true });
    else if (Date.now() > limit)
      throw new Error(`Process ${Number.parseInt(holder ?? '', 10) || '?'} has held ${file} for a minute.`);
    else await sleep(holder === undefined ? 0 : RETRY_MS);
  }
}
