import type { EditConflict } from '#engine/merge.ts';
import type { Language } from '#schemas/constants.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Problem } from '#schemas/page/problem.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import type { Accepted, EditorState, FieldPlace, Message, PendingEdit, View } from './state.ts';

/** Actions of the server's side on the state. */
export type Confirming = {
  /**
   * Applies accepted edits, ours or others', in the order of their revisions, and shows them at once. False: one isn't
   * the next, or doesn't apply here; those before it are applied.
   */
  accept: (edits: readonly Accepted[]) => boolean;
  /** Restarts from the server's draft, with the pending edits on top. */
  reset: (draft: { document: PageDocument; rev: number; translationSources: TranslationSources }) => void;
  /** Adds unconfirmed edits from an earlier life of this window. */
  restore: (pending: readonly PendingEdit[]) => void;
  /** Marks edits as sent: they can't take up further typing. */
  markSent: (ids: readonly string[]) => void;
  /** Removes an edit that the server refused; its texts are kept. */
  refuse: (id: string, problem: Problem) => void;
  /**
   * Records a conflict: somebody else has changed the same value; theirs stays in the document, and the operator is
   * asked.
   */
  contest: (id: string, conflicts: readonly EditConflict[]) => void;
  settle: (id: string, winner: 'mine' | 'theirs') => void;
  dismissKept: (id: string) => void;
};

export type EditOptions = {
  /** Name of the edit in the operator's language. */
  label: string;
  /** Field (`nodeId/path/lang`) whose typing is undone word by word. */
  coalesce?: string;
  /** True for a text edited in place: all changes with this `coalesce` are one step. */
  session?: boolean;
  /** Selection after the edit. */
  select?: readonly NodeId[];
};

/** Keys of the state that nothing else depends on. */
type Free =
  | 'hover'
  | 'insertInto'
  | 'openItem'
  | 'panel'
  | 'dialog'
  | 'inspectorTab'
  | 'threads'
  | 'commenting'
  | 'problems'
  | 'weight'
  | 'presence'
  | 'saving'
  | 'savedAt'
  | 'page';

export type EditorActions = Confirming & {
  /** Applies commands, all or none, and queues them for the server. Returns the reason when they don't apply. */
  edit: (commands: readonly Command[], options: EditOptions) => Problem | undefined;
  undo: () => void;
  redo: () => void;
  select: (ids: readonly NodeId[]) => void;
  setView: (part: Partial<View>) => void;
  /** Sets the narrow mode, in which modules are neither added, copied nor deleted. */
  setNarrow: (isNarrow: boolean) => void;
  setLanguage: (language: Language) => void;
  /** Selects a field's module and scrolls to and focuses the field. */
  focusField: (place: FieldPlace) => void;
  /** Loads comments and the review again. */
  discuss: () => void;
  /** Shows a version on the canvas in place of the draft, read-only; undefined shows the draft again. */
  showVersion: (shown: EditorState['shownVersion']) => void;
  set: (part: Partial<Pick<EditorState, Free>>) => void;
  say: (
    key: Message['key'],
    params?: Message['params'],
    options?: Partial<Pick<Message, 'tone' | 'undo'>>,
  ) => void;
};
