import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Logger } from 'pino';
import { codeOf, messageOf } from './error-parts.ts';

export type ProcessWatch = {
  /** Adds what the end of the process undoes, such as closing the database. */
  undo: (work: () => Promise<unknown>) => void;
  /** The process is ready: an error from now on goes to the log. */
  isReady: (log: Pick<Logger, 'fatal'>) => void;
};

/** Time for undoing, milliseconds. */
const UNDO_MS = 4_000;
const LONGEST_MESSAGE = 200;

const ADVICE: Record<string, string> = {
  EADDRINUSE: 'Stop the program that uses the port, or set PORT to another one.',
  EACCES: 'Give this user the right to it, or set another one (DATA_DIR, PORT).',
  EPERM: 'Give this user the right to it, or set another one (DATA_DIR, PORT).',
  EROFS: 'Set DATA_DIR to a folder that can be written to.',
  ENOSPC: 'The disk is full: free some room and start again.',
  ECONNREFUSED: 'Start the database, or correct DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
  ETIMEDOUT: 'See whether the database of DATABASE_URL can be reached from this machine.',
  '28P01': 'Correct the password in DATABASE_URL.',
  '3D000': 'Create the database that DATABASE_URL names.',
  '53100': 'The disk of the database is full: free some room and start again.',
};

/**
 * Ends the process with exit code 1, within 5 seconds, at the first exception that nothing catches or promise whose
 * failure nothing handles: it can't be known what still works then, and whoever watches the process starts another. Until
 * the process is ready one line on standard error says what failed and what to do, and names the file with the rest,
 * `start-failed.log` in the data folder.
 */
export function watchProcess(dataDir = process.env.DATA_DIR || '.data'): ProcessWatch {
  const undone: (() => Promise<unknown>)[] = [];
  let report = (error: unknown): unknown => process.stderr.write(`${lineOf(error, logOf(error, dataDir))}\n`);
  let isEnding = false;
  const end = async (error: unknown) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), UNDO_MS);
    report(error);
    for (const work of undone.reverse()) await work().catch(() => undefined);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  // Next has a handler of its own, which only logs; with any handler Node goes on.
  process.on('unhandledRejection', end);
  return {
    undo: (work) => void undone.push(work),
    isReady: (log) => {
      report = (error) => log.fatal({ err: error }, 'ended by an error that nothing handled');
    },
  };
}

/** The error at the root of a chain of causes: those above say which query or call it ended. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

function lineOf(error: unknown, log: string | undefined): string {
  const root = rootOf(error);
  const message = messageOf(root).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_MESSAGE);
  const advice = ADVICE[codeOf(root) ?? ''];
  return [`Talat did not start: ${message}.`.replace(/\.\.$/, '.'), advice, log && `The rest: ${log}`]
    .filter(Boolean)
    .join(' ');
}

/** Writes the whole error to the log and returns its path; undefined where it can't be written. */
function logOf(error: unknown, dataDir: string): string | undefined {
  const file = resolve(join(dataDir, 'start-failed.log'));
  try {
    mkdirSync(resolve(dataDir), { recursive: true });
    writeFileSync(file, `${new Date().toISOString()}\n${inspect(error, { depth: 5 })}\n`);
    return file;
  } catch {
    process.stderr.write(`${inspect(error)}\n`);
    return undefined;
  }
}
