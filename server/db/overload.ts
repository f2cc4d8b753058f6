/** PostgreSQL: statement timeout, lock not available, too many connections, shutting down, starting up. */
const CODES = new Set(['57014', '55P03', '53300', '57P01', '57P03']);
/** What `pg` says without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|connection timeout|Query read timeout|Connection terminated/;

/** Whether a database error only says "not now": the same call may succeed in a moment. */
export function isOverload(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (CODES.has(code) || code === 'ECONNREFUSED' || MESSAGES.test(cause.message)) return true;
  }
  return false;
}

/** PostgreSQL's and the system's word for a disk, or a share of it, that has no room left. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something couldn't be stored for want of room. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && FULL.has(String(cause.code))) return true;
  return false;
}
