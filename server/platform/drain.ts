import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LIMITS = { noticeMs: 1_000, graceMs: 1_000, drainMs: 10_000 };

/**
 * Length of a turn of the event loop in which hardly a connection can come after the turn has accepted those waiting:
 * a turn without work takes a fraction of it.
 */
const SHORT_TURN_MS = 0.1;

/**
 * Prepares a server to stop without losing a request. `drain` first keeps serving for `noticeMs` while `isDraining`
 * tells the load balancer, and every response closes its connection; then it stops listening, gives open connections
 * `graceMs` for a request on its way, and waits for the running ones, at most `drainMs`.
 */
export function prepareDrain(server: Server, { noticeMs, graceMs, drainMs } = LIMITS) {
  let isDraining = false;
  let connections = 0;
  server.on('connection', () => connections++);
  server.prependListener('request', (_, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
  });

  /**
   * Closes the listener. That resets connections not yet accepted, so it waits for a short turn without any, at most
   * until `latest`. The HTTP server's own `close` would also cut idle connections at once, whose next request may be on
   * its way.
   */
  const closeListener = (latest: number, onClosed: () => void) => {
    const seen = connections;
    const since = performance.now();
    setImmediate(() => {
      const isQuiet = connections === seen && performance.now() - since < SHORT_TURN_MS;
      if (isQuiet || since > latest) Listener.prototype.close.call(server, onClosed);
      else closeListener(latest, onClosed);
    });
  };

  return {
    isDraining: () => isDraining,
    drain: async (): Promise<void> => {
      isDraining = true;
      await wait(noticeMs);
      const closed = new Promise<void>((resolve) => closeListener(performance.now() + drainMs, resolve));
      await Promise.race([closed, wait(graceMs, undefined, { ref: false })]);
      server.closeIdleConnections();
      await Promise.race([closed, wait(drainMs, undefined, { ref: false })]);
      // Sockets that have switched to another protocol stay open; they end with the process.
      server.closeAllConnections();
    },
  };
}
