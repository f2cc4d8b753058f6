/**
 * PostgreSQL's error codes for overload: statement timeout, lock not available, too many connections, shutting down,
 * starting up.
 */
const CODES = new Set(['57014', '55P03', '53300', '57P01', '57P03']);
/** Messages of `pg` errors for overload that have no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|connection timeout|Query read timeout|Connection terminated/;

/** Whether a database error is temporary: the same call may succeed in a moment. */
export function isOverload(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (CODES.has(code) || code === 'ECONNREFUSED' || MESSAGES.test(cause.message)) return true;
  }
  return false;
}

/** Error codes of PostgreSQL and the system for a full disk or quota. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something couldn't be stored for lack of disk space. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && FULL.has(String(cause.code))) return true;
  return false;
}
