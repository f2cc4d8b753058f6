import { ApiError } from '#client/api-error.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { PendingEdit } from '../store/state.ts';
import type { Acceptor } from './acceptor.ts';
import type { Transport } from './transport.ts';

/** Debounce of typing, in ms. */
const TYPING_MS = 300;
/** Delay of a request in ms, so that the change is painted first. */
const PAINT_MS = 100;
/** Maximum delay of an edit, in ms. */
const MOST_MS = 1_500;
const BATCH = 50;
const RETRY_MS = { first: 500, most: 15_000 };
/** Status codes of an invalid request: a retry would not help. */
const HOPELESS = [400, 413, 422];
/** Status codes of a session that ended, or of a missing permission. */
const FORBIDDEN = [401, 403, 404];
const DISK_FULL = 507;

/** Saving state and operator's message for a failed request. */
function hindrance(status: number) {
  if (FORBIDDEN.includes(status)) return { saving: 'refused', message: 'workspace.notAllowed' } as const;
  if (status === DISK_FULL) return { saving: 'full', message: 'workspace.storageFull' } as const;
  return { saving: 'offline', message: 'workspace.offline' } as const;
}

export type Sender = {
  /** Schedules the pending edits: typing when it pauses, everything else after its paint. */
  wake: () => void;
  /** Sends without delay, also after a failed attempt. */
  flush: () => void;
  stop: () => void;
};

/** Sends the pending edits in order, one request at a time, until each has a response. */
export function createSender(store: EditorStore, transport: Transport, acceptor: Acceptor): Sender {
  const { me } = store.getState();
  let sending = false;
  let stopped = false;
  let failures = 0;
  let most = BATCH;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince: number | undefined;

  /** Edits of the next request: the first ones of one window, without those that have a response. */
  const nextBatch = (): readonly PendingEdit[] => {
    const waiting = store.getState().pending.filter(({ id }) => !acceptor.isAnswered(id));
    const others = waiting.findIndex(({ clientId }) => clientId !== waiting[0]?.clientId);
    return waiting.slice(0, others < 0 ? most : Math.min(most, others));
  };

  const send = async () => {
    if (sending || stopped) return;
    clearTimeout(timer);
    waitsSince = undefined;
    const edits = nextBatch();
    if (edits.length === 0) return store.getState().saving === 'saved' ? undefined : settle();
    sending = true;
    store.markSent(edits.map(({ id }) => id));
    if (failures === 0) store.set({ saving: 'saving' });
    try {
      await exchange(edits);
      sending = false;
      settle();
    } catch (error) {
      sending = false;
      retry(error instanceof ApiError ? error.status : 0, edits);
    }
  };

  /** Handles a complete response. */
  const settle = () => {
    failures = 0;
    if (nextBatch().length > 0) return wake();
    most = BATCH;
    store.set({ saving: 'saved', savedAt: Date.now() });
  };

  const exchange = async (edits: readonly PendingEdit[]) => {
    const clientId = edits[0]?.clientId ?? me.clientId;
    const { results } = await transport.send(
      clientId,
      edits.map(({ id, base, commands }) => ({ id, base, commands })),
    );
    for (const result of results) {
      const commands = edits.find(({ id }) => id === result.id)?.commands ?? [];
      if (result.status === 'applied') acceptor.take({ id: result.id, rev: result.rev, commands });
      else if (result.status === 'conflict') store.contest(result.id, result.conflicts);
      else store.refuse(result.id, result.problem);
    }
    // The edits in conflict with ours are shown before the operator decides.
    if (results.some(({ status }) => status !== 'applied')) await acceptor.catchUp().catch(() => undefined);
  };

  const retry = (status: number, edits: readonly PendingEdit[]) => {
    const [first] = edits;
    if (HOPELESS.includes(status) && first) {
      if (edits.length === 1) store.refuse(first.id, { code: 'INVALID_VALUE', path: [] });
      most = 1;
      return void send();
    }
    failures += 1;
    const { saving, message } = hindrance(status);
    store.set({ saving });
    if (failures === 1) store.say(message, {}, { tone: 'error' });
    const wait = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** (failures - 1));
    timer = setTimeout(() => void send(), wait * (0.8 + Math.random() * 0.4));
  };

  const wake = () => {
    if (sending || stopped || failures > 0) return;
    const now = Date.now();
    waitsSince ??= now;
    const isTyping = store.getState().pending.at(-1)?.coalesce !== undefined;
    clearTimeout(timer);
    timer = setTimeout(
      () => void send(),
      Math.min(isTyping ? TYPING_MS : PAINT_MS, waitsSince + MOST_MS - now),
    );
  };

  return {
    wake,
    flush: () => void send(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
