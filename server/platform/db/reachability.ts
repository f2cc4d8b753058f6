import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../error-parts.ts';

const CHECK_MS = 5_000;
const RETRY_MS = 500;
const TOO_MANY_CONNECTIONS = '53300';

/** The database's state, as far as this process knows. */
export type Reachability = {
  /** True from a failed check until the first check that succeeds. */
  isAway: () => boolean;
  /** Checks now, on a connection of its own: the pool may be busy. True if the database responds. */
  check: () => Promise<boolean>;
  /** Has the database checked, after a query or a connection failed; while it is away it is checked twice a second. */
  suspect: () => void;
  close: () => void;
};

/** Watches whether the database at `url` can be reached. */
export function watchReachability(url: string): Reachability {
  let isAway = false;
  let isClosed = false;
  let running: Promise<boolean> | undefined;
  const check = (): Promise<boolean> => {
    running ??= responds(url).finally(() => {
      running = undefined;
    });
    return running;
  };
  let isWatching = false;
  const watch = async () => {
    if (isWatching) return;
    isWatching = true;
    do {
      isAway = !(await check());
      if (isAway) await wait(RETRY_MS, undefined, { ref: false });
    } while (isAway && !isClosed);
    isWatching = false;
  };
  return {
    isAway: () => isAway,
    check,
    suspect: () => void watch(),
    close: () => {
      isClosed = true;
    },
  };
}

async function responds(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CHECK_MS,
    query_timeout: CHECK_MS,
  });
  client.on('error', () => {
    // Its query fails.
  });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    // It responds, to say that it serves many already.
    return codeOf(error) === TOO_MANY_CONNECTIONS;
  } finally {
    void client.end().catch(() => undefined);
  }
}
