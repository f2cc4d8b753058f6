import type { AcceptedEdit, EditResult, Presence } from '#schemas/entities/page-edit.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import type { PendingEdit } from '../store/state.ts';

/** Callbacks for the server's events about the open page. */
export type Listener = {
  edit: (edit: AcceptedEdit) => void;
  presence: (people: readonly Presence[]) => void;
  /** Live version or schedule has changed. */
  published: () => void;
  /** Comments or the review have changed. */
  discussed: () => void;
  /** Too many events were missed: load the page again. */
  reload: () => void;
  /** Presence events may have been missed: send our own again. */
  resync: () => void;
  connected: () => void;
  lost: () => void;
};

export type SentEdit = Pick<PendingEdit, 'id' | 'base' | 'commands'>;

/** Transport to the server for one page. Every call may reject with an ApiError. */
export type Transport = {
  send: (
    clientId: string,
    edits: readonly SentEdit[],
  ) => Promise<{ rev: number; results: readonly EditResult[] }>;
  missed: (since: number) => Promise<{ rev: number; edits: readonly AcceptedEdit[]; reload: boolean }>;
  open: () => Promise<{ document: PageDocument; rev: number; translationSources: TranslationSources }>;
  /** Listens until the returned function is called; ends for good after `lost`. */
  listen: (since: number, listener: Listener) => () => void;
  present: (clientId: string, selection: readonly string[], leaving?: boolean) => Promise<unknown>;
};
