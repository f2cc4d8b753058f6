import pino from 'pino';

/** The process's log: JSON lines, secrets removed. */
export function createLog(level: string): pino.Logger {
  return pino({
    level,
    base: undefined,
    redact: ['*.authorization', '*.cookie', '*.password', '*.token', '*.validKey'],
  });
}
