import pg from 'pg';

const RETRY_MS = 500;

/**
 * Hears a NOTIFY channel on a connection of its own. A lost connection is replaced; what was said meanwhile is lost,
 * which `onResumed` tells.
 */
export async function openListener(options: {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  onResumed: () => void;
}): Promise<{ close: () => Promise<void> }> {
  const { url, channel, onMessage, onResumed } = options;
  let closed = false;
  let current: pg.Client | undefined;

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true });
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    const lost = () => {
      if (closed || current !== client) return;
      current = undefined;
      resumeSoon();
    };
    client.on('error', lost).on('end', lost);
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    current = client;
    if (closed) await client.end();
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
