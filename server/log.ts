import pino from 'pino';

const SECRETS = ['authorization', 'cookie', 'password', 'repassword', 'token', 'idToken', 'secretKey'];
const KEYS = ['authCode', 'smscode', 'validKey', 'preValidKey', 'detail'];

/** The process's log: JSON lines, secrets removed. */
export function createLog(level: string, to?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    redact: [...SECRETS, ...KEYS].flatMap((name) => [name, `*.${name}`]),
    serializers: { err: withoutParams },
  };
  return to ? pino(options, to) : pino(options);
}

/** A failed statement's own text ends in what it was called with; what the database says of it doesn't. */
function withoutParams(error: Error & { query?: unknown; params?: unknown }) {
  const { cause, query, params } = error;
  if (params === undefined || !(cause instanceof Error)) return pino.stdSerializers.err(error);
  const frames = /(?:\n {4}at .*)+$/.exec(error.stack ?? '')?.[0] ?? '';
  const { type, message } = pino.stdSerializers.err(cause);
  return { type, message, query, stack: `${message}${frames}` };
}
