import pino from 'pino';

const SECRETS = ['authorization', 'cookie', 'password', 'repassword', 'token', 'idToken', 'secretKey'];
const KEYS = ['authCode', 'smscode', 'validKey', 'preValidKey', 'detail'];

/** Creates the process's log: JSON lines, without secrets. */
export function createLog(level: string, to?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    redact: [...SECRETS, ...KEYS].flatMap((name) => [name, `*.${name}`]),
    serializers: { err: withoutParams },
  };
  return to ? pino(options, to) : pino(options);
}

/**
 * A failed statement's error without parameters. Its message ends with them; the database's own message doesn't contain
 * them.
 */
function withoutParams(error: Error & { query?: unknown; params?: unknown }) {
  const { cause, query, params } = error;
  if (params === undefined || !(cause instanceof Error)) return pino.stdSerializers.err(error);
  const frames = /(?:\n {4}at .*)+$/.exec(error.stack ?? '')?.[0] ?? '';
  const { type, message } = pino.stdSerializers.err(cause);
  return { type, message, query, stack: `${message}${frames}` };
}
