import { createStore, type StoreApi } from 'zustand/vanilla';
import { noteEdit } from '#engine/outdated.ts';
import { findNode } from '#engine/tree.ts';
import type { Language } from '#schemas/constants.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import { hasRole } from '#schemas/operator.ts';
import type { Command } from '#schemas/page/commands.ts';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import { newId } from '../kit/new-id.ts';
import { confirming } from './confirming.ts';
import type { EditOptions, EditorActions } from './editor-actions.ts';
import { valueAt, writeOf } from './field-value.ts';
import { pushStep, type Step } from './history.ts';
import { applyAll } from './rebase.ts';
import type { EditorState, Me, PendingEdit } from './state.ts';
import { targetOf, typingOf } from './typing.ts';

export type EditorStore = Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'> &
  EditorActions;

export type EditorInput = {
  page: PageSummary;
  document: PageDocument;
  rev: number;
  translationSources: TranslationSources;
  me: Me;
  manifest: ModuleManifest;
  languages: readonly Language[];
  /** Initial content language. */
  language: Language;
  defaultLanguage: Language;
};

/** State of one open page, with all its actions. */
export function createEditorStore(input: EditorInput): EditorStore {
  const api = createStore<EditorState>(() => initialState(input));
  const { getState, getInitialState, subscribe } = api;

  const edit: EditorActions['edit'] = (commands, options) => {
    const state = getState();
    if (!mayApply(state, commands)) return { code: 'INVALID_VALUE', path: [] };
    const applied = applyAll(state.document, commands);
    if ('problem' in applied) return applied.problem;
    if (applied.document === state.document && commands.every(({ type }) => type !== 'setOutdated'))
      return undefined;
    const pending = queued(state, commands, options);
    const undoSteps = pushStep(state.undoSteps, {
      label: options.label,
      commands: applied.inverse,
      coalesce: options.coalesce,
      session: options.session,
      typing:
        options.coalesce === undefined || options.session ? undefined : typingIn(state.document, commands),
      at: Date.now(),
      edits: [pending.at(-1)?.id ?? ''],
      selection: state.selection,
    });
    const selection = options.select ?? state.selection;
    const { document } = applied;
    api.setState({
      document,
      pending,
      undoSteps,
      redoSteps: [],
      selection: living(document, selection),
      translationSources: noted(state, document, commands),
    });
    return undefined;
  };

  /** Undo and redo alike: a step moves from one stack, and its inverse onto the other. */
  const travel = (from: 'undoSteps' | 'redoSteps', to: 'undoSteps' | 'redoSteps') => {
    const state = getState();
    const step = state[from].at(-1);
    if (!step || !mayApply(state, step.commands)) return;
    api.setState({ [from]: state[from].slice(0, -1) });
    const applied = step.stale ? undefined : applyAll(state.document, step.commands);
    if (!applied || 'problem' in applied)
      return say('workspace.undoGone', { label: step.label }, { tone: 'info' });
    const { document } = applied;
    const pending = queued(state, step.commands, { label: step.label });
    const edits = [pending.at(-1)?.id ?? ''];
    const back: Step = {
      ...step,
      commands: applied.inverse,
      edits,
      selection: state.selection,
      coalesce: undefined,
    };
    const selection = living(document, step.selection);
    const translationSources = noted(state, document, step.commands);
    api.setState({ document, translationSources, pending, [to]: [...state[to], back], selection });
    const key = from === 'undoSteps' ? 'workspace.undone' : 'workspace.redone';
    say(key, { label: step.label });
  };

  const say: EditorActions['say'] = (key, params = {}, options = {}) =>
    api.setState(({ message }) => ({
      message: { number: (message?.number ?? 0) + 1, key, params, tone: 'quiet', ...options },
    }));

  return {
    getState,
    getInitialState,
    subscribe,
    ...confirming(api, edit, say),
    edit,
    undo: () => travel('undoSteps', 'redoSteps'),
    redo: () => travel('redoSteps', 'undoSteps'),
    select: (ids) =>
      api.setState(({ document }) => ({ selection: living(document, ids), insertInto: undefined })),
    setView: (part) => api.setState(({ view }) => ({ view: { ...view, ...part } })),
    setNarrow: (isNarrow) => api.setState({ isNarrow }),
    setLanguage: (language) =>
      api.setState(({ view }) => ({
        language,
        view: view.lang === 'all' ? view : { ...view, lang: language },
      })),
    focusField: (place) =>
      api.setState(({ document, language }) => ({
        focus: { ...place },
        language: place.lang ?? language,
        selection: place.nodeId === undefined ? [] : living(document, [place.nodeId]),
      })),
    discuss: () => api.setState(({ discussion }) => ({ discussion: discussion + 1 })),
    showVersion: (shownVersion) =>
      api.setState(({ me }) => ({ shownVersion, readOnly: shownVersion !== undefined || !mayEdit(me) })),
    set: (part) => api.setState(part),
    say,
  };
}

const mayEdit = ({ role }: Me) => hasRole(role, 'editor');

function initialState(input: EditorInput): EditorState {
  const { page, document, rev, translationSources, me, manifest } = input;
  const { languages, language, defaultLanguage } = input;
  return {
    page,
    me,
    manifest,
    readOnly: !mayEdit(me),
    isNarrow: false,
    confirmed: document,
    confirmedSources: translationSources,
    rev,
    pending: [],
    document,
    shownVersion: undefined,
    translationSources,
    undoSteps: [],
    redoSteps: [],
    selection: [],
    hover: undefined,
    insertInto: undefined,
    openItem: undefined,
    language,
    languages,
    defaultLanguage,
    view: { width: 390, terminal: 'h5', audience: 'guest', lang: language, theme: 'light', now: undefined },
    panel: 'outline',
    dialog: undefined,
    inspectorTab: 'content',
    focus: undefined,
    threads: [],
    discussion: 0,
    commenting: undefined,
    problems: [],
    weight: undefined,
    presence: [],
    conflicts: [],
    kept: [],
    saving: 'saved',
    savedAt: undefined,
    message: undefined,
  };
}

function noted(
  { document: before, translationSources, defaultLanguage }: EditorState,
  after: PageDocument,
  commands: readonly Command[],
): TranslationSources {
  return noteEdit(translationSources, { before, after, commands }, defaultLanguage);
}

/** Commands of a narrow window: texts, pictures, order and visibility. */
const NARROW_COMMANDS: ReadonlySet<Command['type']> = new Set([
  'setProp',
  'setName',
  'setHidden',
  'moveNode',
  'setOutdated',
]);

function mayApply({ readOnly, isNarrow }: EditorState, commands: readonly Command[]): boolean {
  return !readOnly && (!isNarrow || commands.every(({ type }) => NARROW_COMMANDS.has(type)));
}

/** Selected nodes that still exist; the same list if all do. */
function living(document: PageDocument, ids: readonly NodeId[]): readonly NodeId[] {
  return ids.every((id) => findNode(document, id)) ? ids : ids.filter((id) => findNode(document, id));
}

/** Pending edits with one more, or with the last one's value replaced while it still waits in the same field. */
function queued(
  { pending, rev }: EditorState,
  commands: readonly Command[],
  options: EditOptions,
): PendingEdit[] {
  const { label, coalesce } = options;
  const last = pending.at(-1);
  const [mine, theirs] = [commands[0], last?.commands[0]];
  const sameField = coalesce !== undefined && coalesce === last?.coalesce && !last.sent;
  const single = commands.length === 1 && last?.commands.length === 1 && mine && theirs;
  if (last && sameField && single && targetOf(mine) !== undefined && targetOf(mine) === targetOf(theirs)) {
    return [...pending.slice(0, -1), { ...last, commands }];
  }
  const added = { id: newId(), base: rev, commands, label };
  return [...pending, coalesce === undefined ? added : { ...added, coalesce }];
}

/** Text change of a single command; undefined for anything else. */
function typingIn(document: PageDocument, commands: readonly Command[]) {
  const write = commands.length === 1 && commands[0] ? writeOf(commands[0]) : undefined;
  return write && typingOf(valueAt(document, write.place), write.value);
}
