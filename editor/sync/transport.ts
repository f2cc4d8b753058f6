import type { AcceptedEdit, EditResult, Presence } from '#schemas/entities/page-edit.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { TranslationSources } from '#schemas/page/outdated.ts';
import type { PendingEdit } from '../store/state.ts';

/** What the server tells about the open page. */
export type Listener = {
  edit: (edit: AcceptedEdit) => void;
  presence: (people: readonly Presence[]) => void;
  published: () => void;
  /** Too much was missed: begin anew. */
  reload: () => void;
  /** What others said may have been missed: say again who is here. */
  resync: () => void;
  connected: () => void;
  lost: () => void;
};

export type SentEdit = Pick<PendingEdit, 'id' | 'base' | 'commands'>;

/** The way to the server of one page. Everything may reject with an ApiError. */
export type Transport = {
  send: (
    clientId: string,
    edits: readonly SentEdit[],
  ) => Promise<{ rev: number; results: readonly EditResult[] }>;
  missed: (since: number) => Promise<{ rev: number; edits: readonly AcceptedEdit[]; reload: boolean }>;
  open: () => Promise<{ document: PageDocument; rev: number; translationSources: TranslationSources }>;
  /** Listens until the returned function is called; gives up for good after `lost`. */
  listen: (since: number, listener: Listener) => () => void;
  present: (clientId: string, selection: readonly string[], leaving?: boolean) => Promise<unknown>;
};
