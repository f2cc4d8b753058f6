import type pg from 'pg';

/** Time in which an idle connection must answer, milliseconds. */
const ANSWER_MS = 1_000;

/**
 * Closes the pool's idle connections that don't answer, as after a firewall has dropped them without a word: otherwise
 * each of them would be noticed only by a query that waits for its whole time limit.
 */
export async function dropDeadConnections(pool: pg.Pool): Promise<void> {
  // The pool gives its idle connections first, and all that are asked for at once are different ones.
  const idle = Array.from({ length: pool.idleCount }, () => pool.connect());
  await Promise.allSettled(
    idle.map(async (connecting) => {
      const client = await connecting;
      const isAlive = await client
        .query({ text: 'select 1', query_timeout: ANSWER_MS } as pg.QueryConfig)
        .then(
          () => true,
          () => false,
        );
      client.release(!isAlive);
    }),
  );
}
