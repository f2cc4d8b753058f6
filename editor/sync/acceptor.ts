import type { EditorStore } from '../store/editor-store.ts';
import type { Accepted } from '../store/state.ts';
import type { Transport } from './transport.ts';

/** Applies accepted edits to the store in the order of their revisions, from whichever response or event they come. */
export type Acceptor = {
  take: (edit: Accepted) => void;
  /** True if the server has confirmed an edit that still waits for those before it. */
  isAnswered: (id: string) => boolean;
  /** Requests all missed edits. */
  catchUp: () => Promise<void>;
};

const MAX_EARLY = 1_000;
/** Time in which edits are gathered and shown together, in ms; missing ones may arrive meanwhile. */
const GATHER_MS = 16;

export function createAcceptor(store: EditorStore, transport: Pick<Transport, 'missed' | 'open'>): Acceptor {
  /** Edits that wait for their frame, or for earlier ones. */
  const early = new Map<number, Accepted>();
  let asking: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Applies the next edits; false when one is missing. */
  const drain = (): boolean => {
    const next: Accepted[] = [];
    for (let edit = early.get(store.getState().rev + 1); edit; edit = early.get(edit.rev + 1))
      next.push(edit);
    const isWhole = store.accept(next);
    for (const rev of early.keys()) if (rev <= store.getState().rev) early.delete(rev);
    return isWhole && early.size === 0;
  };

  const ask = async () => {
    const { rev, edits, reload } = await transport.missed(store.getState().rev);
    const reached = !reload && store.accept(edits) && store.getState().rev >= rev;
    if (!reached) {
      const answered = [...early.values()];
      const draft = await transport.open();
      store.reset(draft);
      store.accept(answered.filter((edit) => edit.rev <= draft.rev));
    }
    drain();
  };

  const catchUp = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  // A failed request is repeated with the next edit, or when the connection is back.
  const drainOrAsk = () => {
    timer = undefined;
    if (!drain() || early.size > MAX_EARLY) catchUp().catch(() => undefined);
  };

  return {
    take: (edit) => {
      if (edit.rev <= store.getState().rev) return void store.accept([edit]);
      early.set(edit.rev, edit);
      if (timer) return;
      drain();
      timer = setTimeout(drainOrAsk, GATHER_MS);
    },
    isAnswered: (id) => [...early.values()].some((edit) => edit.id === id),
    catchUp,
  };
}
