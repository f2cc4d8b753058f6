import pg from 'pg';

const RETRY_MS = 500;
/** Time between two checks, and for the response to one: together less than the ten seconds in which a loss is noticed. */
const HEARTBEAT_MS = 4_000;

/**
 * Listens to a NOTIFY channel on a connection of its own. A lost connection is replaced, and so is one that leaves a
 * query unanswered for `heartbeatMs` (a firewall may drop it silently). Notifications in between are lost;
 * `onResumed` is called then, and `onLost` when the connection is found lost.
 */
export async function openListener(options: {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  onResumed: () => void;
  onLost?: (() => void) | undefined;
  heartbeatMs?: number;
}): Promise<{ close: () => Promise<void> }> {
  const { url, channel, onMessage, onResumed, onLost, heartbeatMs = HEARTBEAT_MS } = options;
  let closed = false;
  let current: pg.Client | undefined;

  const listen = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      query_timeout: heartbeatMs,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    const lost = () => {
      if (closed || current !== client) return;
      current = undefined;
      onLost?.();
      resumeSoon();
    };
    client.on('error', lost).on('end', lost);
    await client.connect();
    // A connection without LISTEN mustn't stay open beside the next one.
    await client.query(`LISTEN ${channel}`).catch(async (error) => {
      await client.end();
      throw error;
    });
    current = client;
    if (closed) await client.end();
    else askLater(client);
  };
  const askLater = (client: pg.Client) => {
    setTimeout(() => {
      if (current !== client || closed) return;
      client.query(`LISTEN ${channel}`).then(
        () => askLater(client),
        // Ending the client with a query pending destroys the socket, which counts as lost.
        () => client.end(),
      );
    }, heartbeatMs).unref();
  };
  const resumeSoon = () => {
    setTimeout(() => !closed && listen().then(onResumed, resumeSoon), RETRY_MS).unref();
  };
  await listen();

  return {
    close: async () => {
      closed = true;
      await current?.end();
    },
  };
}
