import type { EditorStore } from '../store/editor-store.ts';
import type { Presence } from '../store/state.ts';
import type { Acceptor } from './acceptor.ts';
import type { Transport } from './transport.ts';

const AGAIN_MS = { first: 1_000, most: 15_000 };
const SAY_MS = 1_000;
const COLOURS = 8;

/**
 * Listens to the changes of others. While the event stream is down it requests the missed edits before each reconnect,
 * so that a network without streams works, too.
 */
export function listen(parts: {
  store: EditorStore;
  transport: Transport;
  acceptor: Acceptor;
  onConnected: () => void;
  onPublished: () => void;
}): () => void {
  const { store, transport, acceptor, onConnected, onPublished } = parts;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close: (() => void) | undefined;

  const open = () => {
    close = transport.listen(store.getState().rev, {
      edit: acceptor.take,
      presence: (people) => store.set({ presence: people.flatMap((each) => toPresence(each, store)) }),
      published: onPublished,
      discussed: store.discuss,
      reload: () => void acceptor.catchUp().catch(() => undefined),
      resync: () => {
        store.discuss();
        onConnected();
      },
      connected: () => {
        // Events sent while the stream was down are lost.
        if (failures > 0) store.discuss();
        failures = 0;
        onConnected();
      },
      lost: () => {
        failures += 1;
        store.set({ presence: [] });
        timer = setTimeout(again, Math.min(AGAIN_MS.most, AGAIN_MS.first * 2 ** (failures - 1)));
      },
    });
  };

  const again = async () => {
    await acceptor.catchUp().catch(() => undefined);
    open();
  };

  open();
  return () => {
    clearTimeout(timer);
    close?.();
  };
}

/** Sends this window's selection to the others, at most once a second, and again before it expires there. */
export function tellPresence(store: EditorStore, transport: Transport, everyMs = 15_000) {
  const { clientId } = store.getState().me;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    timer = undefined;
    const selection = store.getState().selection.slice(0, 40);
    transport.present(clientId, selection).catch(() => undefined);
  };
  const interval = setInterval(say, everyMs);
  const unsubscribe = store.subscribe((state, before) => {
    if (state.selection !== before.selection) timer ??= setTimeout(say, SAY_MS);
  });
  return {
    say,
    stop: () => {
      clearInterval(interval);
      clearTimeout(timer);
      unsubscribe();
      transport.present(clientId, [], true).catch(() => undefined);
    },
  };
}

type Person = Parameters<Parameters<Transport['listen']>[1]['presence']>[0][number];

/** Presence of another window; none for this one. */
function toPresence({ clientId, operatorName, selection }: Person, store: EditorStore): Presence[] {
  if (clientId === store.getState().me.clientId) return [];
  const sum = [...clientId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return [{ clientId, name: operatorName, colour: sum % COLOURS, selection }];
}
