import type { TextKey } from '#locales/translate.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import type { Language } from '#schemas/constants.ts';
import type { AcceptedEdit } from '#schemas/entities/page-edit.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import type { Command } from '#schemas/page/commands/apply.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { TranslationSources } from '#schemas/page/outdated.ts';
import type { Path, Problem } from '#schemas/page/problem.ts';
import type { Step } from './history.ts';

/** Who works in this window. */
export type Me = { clientId: string; name: string; role: OperatorRole };

/** A place in the page: a module's props, or without `nodeId` the page's own meta data and fields. */
export type FieldPlace = { nodeId?: NodeId; path: Path; lang?: Language };

/** An edit that the server hasn't confirmed yet. `base` is the revision that the operator saw. */
export type PendingEdit = {
  id: string;
  base: number;
  commands: readonly Command[];
  label: string;
  coalesce?: string;
  /** The window that made it, when that one is gone and this one sends it. */
  clientId?: string;
  /** It is on its way, so it can't take up further typing. */
  sent?: boolean;
  /** It doesn't apply to the newest document; the server will refuse it. */
  stuck?: boolean;
};

/** An edit that the server has accepted, by whomever. */
export type Accepted = Pick<AcceptedEdit, 'id' | 'rev'> & { commands: readonly Command[] };

/** Two operators changed one value: the other one's stands until this one chooses. */
export type Conflict = {
  id: string;
  label: string;
  by: string;
  values: readonly { place: FieldPlace; mine: unknown; theirs: unknown }[];
  /** What makes mine win. */
  commands: readonly Command[];
};

/** What an operator wrote and the page doesn't hold: nothing is thrown away before it is dismissed. */
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
  /** 0 to 7: which of the editor's colours. */
  colour: number;
  selection: readonly NodeId[];
};

export const FRAME_WIDTHS = [360, 390, 768, 1280] as const;

/** For whom and when the canvas shows the page. */
export type View = {
  width: (typeof FRAME_WIDTHS)[number];
  terminal: 'h5' | 'app';
  audience: 'guest' | 'member';
  lang: Language | 'all';
  theme: 'light' | 'dark';
  /** Milliseconds; undefined is the present. */
  now: number | undefined;
  appVersion?: string;
  /** Code of the thing that a page for all of a kind is shown with; without it the first one. */
  about?: string;
};

export const PANELS = ['outline', 'add', 'media', 'history', 'checks', 'json', 'conflicts'] as const;
export type PanelName = (typeof PANELS)[number];
export const INSPECTOR_TABS = ['content', 'style', 'data', 'visibility', 'track'] as const;
export type InspectorTab = (typeof INSPECTOR_TABS)[number];

export type Saving = 'saved' | 'saving' | 'offline' | 'full' | 'refused';

/** Something to tell the operator. With `undo` the toast offers to take it back. */
export type Message = {
  number: number;
  key: TextKey;
  params: Record<string, string | number>;
  tone: 'quiet' | 'info' | 'error';
  undo?: boolean;
};

export type EditorState = {
  /** What the list says of the page. */
  page: PageSummary;
  me: Me;
  manifest: ModuleManifest;
  /** Nothing is changed here: by the role, or because the window is too narrow to build a page in. */
  readOnly: boolean;
  isNarrow: boolean;
  /** What the server holds, as far as this window has heard. */
  confirmed: PageDocument;
  confirmedSources: TranslationSources;
  rev: number;
  pending: readonly PendingEdit[];
  /** The confirmed document with the pending edits: what is shown. */
  document: PageDocument;
  /** What is known of its translations that may be outdated. */
  translationSources: TranslationSources;
  undoSteps: readonly Step[];
  redoSteps: readonly Step[];
  selection: readonly NodeId[];
  hover: NodeId | undefined;
  /** The language whose texts are edited. */
  language: Language;
  languages: readonly Language[];
  /** The language that the others are translated from. */
  defaultLanguage: Language;
  view: View;
  panel: PanelName;
  inspectorTab: InspectorTab;
  /** The field to scroll to and focus; a new object each time, also for the same place. */
  focus: FieldPlace | undefined;
  problems: readonly Finding[];
  /** Bytes that a phone loads at once, when the saved draft has been rendered for its checks. */
  weight: { scriptBytes: number; imageBytes: number } | undefined;
  presence: readonly Presence[];
  conflicts: readonly Conflict[];
  kept: readonly KeptText[];
  saving: Saving;
  savedAt: number | undefined;
  message: Message | undefined;
};
