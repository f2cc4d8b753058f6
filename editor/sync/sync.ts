import type { EditorStore } from '../store/editor-store.ts';
import { createAcceptor } from './acceptor.ts';
import type { KeptQueue } from './kept-queue.ts';
import { listen, tellPresence } from './listening.ts';
import { createSender } from './sender.ts';
import type { Transport } from './transport.ts';

export type Sync = {
  /** Sends the pending edits without delay, as when the browser is online again or the window closes. */
  flush: () => void;
  stop: () => void;
};

/**
 * Sends the store's edits to the server and applies the edits of others to the store. If the network, the server or
 * this window fails, an edit stays in the queue until the server has confirmed it.
 */
export function startSync(parts: {
  store: EditorStore;
  transport: Transport;
  queue: KeptQueue;
  /** True if another window with that id is still open. */
  isAlive: (clientId: string) => Promise<boolean>;
  /** Callback when the page went live or offline: its summary is out of date. */
  onPublished: () => void;
}): Sync {
  const { store, transport, queue, isAlive, onPublished } = parts;
  const acceptor = createAcceptor(store, transport);
  const sender = createSender(store, transport, acceptor);
  const presence = tellPresence(store, transport);
  let hasRoom = true;

  const unsubscribe = store.subscribe((state, before) => {
    if (state.pending === before.pending) return;
    const saved = queue.save(state.pending);
    if (hasRoom && !saved) store.say('workspace.noRoom', {}, { tone: 'error' });
    hasRoom = saved;
    if (state.pending.length > 0) sender.wake();
  });

  queue.adopt(isAlive).then((edits) => {
    if (edits.length === 0) return;
    store.restore(edits);
    store.say('workspace.restored', { count: edits.length }, { tone: 'info' });
  });

  const stopListening = listen({
    store,
    transport,
    acceptor,
    onConnected: () => {
      presence.say();
      sender.flush();
    },
    onPublished,
  });

  return {
    flush: sender.flush,
    stop: () => {
      unsubscribe();
      stopListening();
      presence.stop();
      sender.stop();
    },
  };
}
