import type { EditorStore } from '../store/editor-store.ts';
import type { Accepted } from '../store/state.ts';
import type { Transport } from './transport.ts';

/** Brings accepted edits into the store in the order of their revisions, wherever they are heard of. */
export type Acceptor = {
  take: (edit: Accepted) => void;
  /** Whether the server has answered an edit that still waits for those before it. */
  isAnswered: (id: string) => boolean;
  /** Asks for everything that was missed. */
  catchUp: () => Promise<void>;
};

const MAX_EARLY = 1_000;

export function createAcceptor(store: EditorStore, transport: Pick<Transport, 'missed' | 'open'>): Acceptor {
  /** Edits that came before those in front of them. */
  const early = new Map<number, Accepted>();
  let asking: Promise<void> | undefined;

  /** False when the next edit is missing. */
  const drain = (): boolean => {
    for (const rev of early.keys()) if (rev <= store.getState().rev) early.delete(rev);
    while (early.size > 0) {
      const rev = store.getState().rev + 1;
      const next = early.get(rev);
      if (!next || !store.accept(next)) return false;
      early.delete(rev);
    }
    return true;
  };

  const ask = async () => {
    const { rev, edits, reload } = await transport.missed(store.getState().rev);
    const reached = !reload && edits.every((edit) => store.accept(edit)) && store.getState().rev >= rev;
    if (!reached) {
      const answered = [...early.values()];
      const draft = await transport.open();
      store.reset(draft.document, draft.rev);
      for (const edit of answered) if (edit.rev <= draft.rev) store.accept(edit);
    }
    drain();
  };

  const catchUp = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return {
    take: (edit) => {
      if (edit.rev <= store.getState().rev) return void store.accept(edit);
      early.set(edit.rev, edit);
      // What can't be had now comes with the next edit or when the connection is back.
      if (!drain() || early.size > MAX_EARLY) catchUp().catch(() => undefined);
    },
    isAnswered: (id) => [...early.values()].some((edit) => edit.id === id),
    catchUp,
  };
}
