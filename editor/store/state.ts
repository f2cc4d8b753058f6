import type { TextKey } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';
import type { CommentThread } from '#schemas/entities/comment.ts';
import type { AcceptedEdit } from '#schemas/entities/page-edit.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Finding } from '#schemas/page/finding.ts';
import type { Path, Problem } from '#schemas/page/problem.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import type { Step } from './history.ts';
import type { DropPlace } from './tree-commands.ts';

/** Operator of this window. */
export type Me = { clientId: string; name: string; role: OperatorRole };

/** Place in the page: in a module's props, or without `nodeId` in the page's own metadata and fields. */
export type FieldPlace = { nodeId?: NodeId; path: Path; lang?: Language };

/** Edit that the server hasn't confirmed yet. `base` is the revision that the operator saw. */
export type PendingEdit = {
  id: string;
  base: number;
  commands: readonly Command[];
  label: string;
  coalesce?: string;
  /** Window that made it, if that one is closed and this one sends it. */
  clientId?: string;
  /** True while it is being sent, so that it can't take up further typing. */
  sent?: boolean;
  /** True if it doesn't apply to the newest document; the server will refuse it. */
  stuck?: boolean;
};

/** Edit that the server has accepted, from any operator. */
export type Accepted = Pick<AcceptedEdit, 'id' | 'rev'> & { commands: readonly Command[] };

/** Conflict of two operators' changes to one value: the other one's is in the document until this one chooses. */
export type Conflict = {
  id: string;
  label: string;
  by: string;
  values: readonly { place: FieldPlace; mine: unknown; theirs: unknown }[];
  /** Commands that restore my value. */
  commands: readonly Command[];
};

/** Text that an operator wrote and the page doesn't contain: kept until it is dismissed. */
export type KeptText = {
  id: string;
  place: FieldPlace;
  label: string;
  value: unknown;
  reason: Problem['code'] | 'CONFLICT';
};

/** Another window that has the page open. */
export type Presence = {
  clientId: string;
  name: string;
  /** Index of the colour, 0 to 7. */
  colour: number;
  selection: readonly NodeId[];
};

export const FRAME_WIDTHS = [360, 390, 768, 1280] as const;

/** Visitor and time for which the canvas shows the page. */
export type View = {
  width: (typeof FRAME_WIDTHS)[number];
  terminal: 'h5' | 'app';
  audience: 'guest' | 'member';
  lang: Language | 'all';
  theme: 'light' | 'dark';
  /** Time in ms; undefined is the present. */
  now: number | undefined;
  appVersion?: string;
  /** Code of the thing that a page for all of a kind is previewed with; without it the first one. */
  about?: string;
};

export const PANELS = [
  'outline',
  'add',
  'media',
  'comments',
  'history',
  'experiment',
  'checks',
  'json',
  'conflicts',
] as const;
export const KEEP_DIALOGS = ['shared', 'section', 'template'] as const;
/** Dialogs that keep the selected modules or the page for later use. */
export type KeepDialogName = (typeof KEEP_DIALOGS)[number];
export type DialogName = 'review' | 'schedule' | 'publish' | 'time' | KeepDialogName;
export type PanelName = (typeof PANELS)[number];
export const INSPECTOR_TABS = ['content', 'style', 'data', 'visibility', 'track'] as const;
export type InspectorTab = (typeof INSPECTOR_TABS)[number];

export type Saving = 'saved' | 'saving' | 'offline' | 'full' | 'refused';

/** Place of a comment: a module, one of its fields by name, or without `nodeId` the page. */
export type CommentPlace = { nodeId?: NodeId; field?: string; lang?: Language };

/** Message to the operator. With `undo` the toast has an undo button. */
export type Message = {
  number: number;
  key: TextKey;
  params: Record<string, string | number>;
  tone: 'quiet' | 'info' | 'error';
  undo?: boolean;
};

export type EditorState = {
  /** Summary of the page from the list. */
  page: PageSummary;
  me: Me;
  manifest: ModuleManifest;
  /** True if the role may edit nothing, and while a version is on the canvas. */
  readOnly: boolean;
  /** True for a phone's window, in which modules are neither added, copied nor deleted. */
  isNarrow: boolean;
  /** Document that the server holds, as far as this window knows. */
  confirmed: PageDocument;
  confirmedSources: TranslationSources;
  rev: number;
  pending: readonly PendingEdit[];
  /** Document that is shown: the confirmed one with the pending edits. */
  document: PageDocument;
  /** Version that the canvas shows in place of the document. */
  shownVersion: { version: number; document: PageDocument } | undefined;
  /** Sources of its translations, by which outdated ones are found. */
  translationSources: TranslationSources;
  undoSteps: readonly Step[];
  redoSteps: readonly Step[];
  selection: readonly NodeId[];
  hover: NodeId | undefined;
  /** Place for the next new module; undefined: after the selection. */
  insertInto: DropPlace | undefined;
  /** Item of a module's list whose fields were opened last; a new object each time. */
  openItem: { id: NodeId; index: number } | undefined;
  /** Language whose texts are edited. */
  language: Language;
  languages: readonly Language[];
  /** Language that the others are translated from. */
  defaultLanguage: Language;
  view: View;
  panel: PanelName;
  /** Open dialog of the top bar. */
  dialog: DialogName | undefined;
  inspectorTab: InspectorTab;
  /** Field to scroll to and focus; a new object each time, also for the same place. */
  focus: FieldPlace | undefined;
  /** Threads of comments on the page; empty until they are loaded. */
  threads: readonly CommentThread[];
  /** Number that grows when comments or the review have changed, so that they are loaded again. */
  discussion: number;
  /** Place for which a new comment is being written. */
  commenting: CommentPlace | undefined;
  problems: readonly Finding[];
  /** Size in bytes that a phone loads at once, after the saved draft was rendered for its checks. */
  weight: { scriptBytes: number; imageBytes: number } | undefined;
  presence: readonly Presence[];
  conflicts: readonly Conflict[];
  kept: readonly KeptText[];
  saving: Saving;
  savedAt: number | undefined;
  message: Message | undefined;
};
