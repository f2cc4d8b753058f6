import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const LIMITS = { noticeMs: 1_000, drainMs: 10_000 };

/**
 * Lets a server end without losing a request. `drain` first serves on for a second while `isDraining` tells whoever
 * sends traffic, and every answer closes its connection; then it stops listening and waits for the running requests,
 * at most 10 s.
 */
export function prepareDrain(server: Server, { noticeMs, drainMs } = LIMITS) {
  let isDraining = false;
  let connections = 0;
  server.on('connection', () => connections++);
  server.prependListener('request', (_, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
  });

  /** Closing the listener resets connections that nobody has accepted yet: wait for a moment without any. */
  const closeListener = (onClosed: () => void) => {
    const seen = connections;
    setImmediate(() => (connections === seen ? server.close(onClosed) : closeListener(onClosed)));
  };

  return {
    isDraining: () => isDraining,
    drain: async (): Promise<void> => {
      isDraining = true;
      await wait(noticeMs);
      const closed = new Promise<void>((resolve) => closeListener(resolve));
      await Promise.race([closed, wait(drainMs, undefined, { ref: false })]);
      // Sockets that speak another protocol by now outlast this; the end of the process takes them along.
      server.closeAllConnections();
    },
  };
}
