import { ApiError } from '#client/api-error.ts';
import type { ValueProblem } from '#engine/content/check-values.ts';
import { parseChanges } from '#engine/content/check-values.ts';
import {
  type Changes,
  changeLeaves,
  changesBetween,
  type Leaves,
  leavesOf,
  type Values,
  valuesOf,
} from '#engine/content/leaves.ts';
import { sameJson } from '#engine/same-json.ts';
import { type ContentEntry, contentEntry } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { createStore } from '#ui/store.ts';
import { rebase, withoutSent } from './pending.ts';

/** `kept`: the server can't be reached, and the changes are in this browser's storage. */
export type Saving = 'saved' | 'changed' | 'saving' | 'kept' | 'refused';

export type EntryState = {
  /** Entry as the server gave it last; undefined before it is added. */
  entry: ContentEntry | undefined;
  /** Values of the form by field; a value is the same object until it changes. */
  values: Values;
  /** Changes that the server hasn't confirmed. */
  pending: Changes;
  /** Values of others for leaves that both sides have changed. */
  conflicts: Leaves;
  /** Changed leaves whose value the field or the server refuses; they aren't sent. */
  invalid: readonly string[];
  saving: Saving;
  /** Error of the last attempt, unless it was a conflict. */
  error: ApiError | undefined;
  /** Steps that can be undone, and undone ones that can be redone; the last one is next. */
  undoSteps: readonly Step[];
  redoSteps: readonly Step[];
};

/** One change by hand: a field's, or a stretch of typing. */
type Step = { changes: Changes; began: number; ended: number };

/** Leaf with the value that was found wanting; another value is no problem any more. */
export type Mark = ValueProblem & { value: unknown };

/** Value of a leaf in the form; null for none. */
export function leafNow({ entry, pending }: EntryState, leaf: string): unknown {
  return (leaf in pending ? pending[leaf]?.to : entry?.leaves[leaf]) ?? null;
}

/** Leaves that still have the value with which they were marked, as one text. */
export function openMarks(state: EntryState, marks: readonly Mark[]): string {
  const open = marks.filter(({ leaf, value }) => sameJson(leafNow(state, leaf), value));
  return open.map(({ leaf }) => leaf).join(' ');
}

type Options = {
  type: Pick<ContentType, 'fields'>;
  entry: ContentEntry | undefined;
  /** Changes that an earlier visit couldn't send. */
  kept: Changes;
  add: (leaves: Leaves) => Promise<ContentEntry>;
  change: (id: string, changes: Changes) => Promise<ContentEntry>;
  /** Keeps the unconfirmed changes beyond this page. */
  keep: (pending: Changes) => void;
  /** Runs after each change by the operator. */
  changed: () => void;
  now?: () => number;
};

/** Changes of one field within these times are one step: the pause after the last, and the whole stretch. */
const STEP_MS = { pause: 700, most: 3_000 };
const MOST_STEPS = 500;

export type EntryStore = {
  get: () => EntryState;
  subscribe: (listener: () => void) => () => void;
  /** Changes a field by the operator's hand. */
  change: (name: string, value: unknown) => void;
  /** Takes the last step back, saved or not; leaves that somebody else has changed since stay. */
  undo: () => void;
  redo: () => void;
  /** Takes an entry that the server gave; the operator's own changes stay on top. */
  accept: (entry: ContentEntry) => void;
  /** Decides a conflict: the operator's value is sent, or given up. */
  choose: (leaf: string, side: 'mine' | 'theirs') => void;
  /** Gives up all unconfirmed changes. */
  reset: () => void;
  /** Sends the changes; true when the server has all of them. */
  save: () => Promise<boolean>;
};

/** State of an entry's form: the server's entry with the operator's changes, which are lost only when given up. */
export function createEntryStore({
  type,
  entry,
  kept,
  keep,
  now: clock = Date.now,
  ...options
}: Options): EntryStore {
  const store = createStore<EntryState>(
    derived(type, undefined, {
      entry,
      ...rebase(kept, entry?.leaves ?? {}),
      values: {},
      invalid: [],
      saving: Object.keys(kept).length > 0 ? 'changed' : 'saved',
      error: undefined,
      undoSteps: [],
      redoSteps: [],
    }),
  );
  const put = (change: Partial<EntryState>) => {
    const before = store.get();
    const next = derived(type, before, { ...before, ...change });
    store.set(next);
    if (next.pending !== before.pending) keep(next.pending);
  };
  const accept = (next: ContentEntry) => put({ entry: next, ...rebase(store.get().pending, next.leaves) });

  /** Puts changes of leaves into the form. */
  const apply = (changes: Changes, more: Partial<EntryState>) => {
    const { entry: now, invalid } = store.get();
    const pending: Record<string, Changes[string]> = { ...store.get().pending };
    for (const [leaf, { to }] of Object.entries(changes)) {
      const from = pending[leaf]?.from ?? now?.leaves[leaf] ?? null;
      if (sameJson(from, to)) delete pending[leaf];
      else pending[leaf] = { from, to };
    }
    const { problems } = parseChanges(type, changes);
    const refused = problems.map(({ leaf }) => leaf);
    put({
      ...more,
      pending,
      invalid: [...invalid.filter((leaf) => !(leaf in changes)), ...refused].filter(
        (leaf) => leaf in pending,
      ),
      saving: Object.keys(pending).length > 0 ? 'changed' : 'saved',
    });
    options.changed();
  };

  const change = (name: string, value: unknown) => {
    const { values, undoSteps } = store.get();
    const own = { fields: type.fields.filter((field) => field.name === name) };
    const changes = changesBetween(leavesOf(own, values), leavesOf(own, { [name]: value }));
    apply(changes, {
      values: { ...values, [name]: value },
      undoSteps: withStep(undoSteps, changes, clock()),
      redoSteps: [],
    });
  };

  /** Carries out the last of the steps backwards, and puts it on the other pile. */
  const goBack = (from: 'undoSteps' | 'redoSteps', to: 'undoSteps' | 'redoSteps') => {
    const state = store.get();
    const step = state[from].at(-1);
    if (!step) return;
    const back = Object.fromEntries(
      Object.entries(step.changes).map(([leaf, own]) => [leaf, { from: own.to, to: own.from }]),
    );
    const open = Object.entries(back).filter(([leaf, own]) =>
      sameJson(leafNow(state, leaf), own.from ?? null),
    );
    apply(Object.fromEntries(open), {
      [from]: state[from].slice(0, -1),
      [to]: [...state[to], { ...step, changes: back }],
    });
  };

  const choose = (leaf: string, side: 'mine' | 'theirs') => {
    const { pending, conflicts } = store.get();
    const { [leaf]: theirs, ...others } = conflicts;
    const { [leaf]: mine, ...rest } = pending;
    const isMine = side === 'mine' && mine;
    put({ conflicts: others, pending: isMine ? { ...rest, [leaf]: { from: theirs, to: mine.to } } : rest });
    options.changed();
  };

  /** Sends what can be sent once; true when the server took it. */
  const send = async (): Promise<boolean> => {
    const { entry: now } = store.get();
    const sent = Object.fromEntries(sendable(store.get()));
    if (Object.keys(sent).length === 0 && now) return false;
    put({ saving: 'saving', error: undefined });
    try {
      const next = await (now ? options.change(now.id, sent) : options.add(changeLeaves({}, sent)));
      const left = withoutSent(store.get().pending, sent, next.leaves);
      put({ entry: next, ...rebase(left, next.leaves) });
      return true;
    } catch (error) {
      return refused(error);
    }
  };
  /** Notes why changes weren't taken; true if others can still be sent. */
  const refused = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) throw error;
    const current = error.code === 'CONFLICT' ? contentEntry.data.safeParse(error.data).data : undefined;
    if (current) {
      const before = sendable(store.get()).length;
      accept(current);
      return sendable(store.get()).length < before;
    }
    const isAway = [0, 401, 429].includes(error.status) || error.status >= 500;
    put({ saving: isAway ? 'kept' : 'refused', error });
    return false;
  };

  let running: Promise<boolean> | undefined;
  const saveAll = async (): Promise<boolean> => {
    const isToAdd = store.get().entry === undefined;
    while ((isToAdd && store.get().entry === undefined) || sendable(store.get()).length > 0)
      if (!(await send())) break;
    const { pending, saving } = store.get();
    const isSaved = Object.keys(pending).length === 0 && saving !== 'refused' && saving !== 'kept';
    if (saving === 'saving') put({ saving: isSaved ? 'saved' : 'changed' });
    return isSaved;
  };
  const save = () => {
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    change,
    undo: () => goBack('undoSteps', 'redoSteps'),
    redo: () => goBack('redoSteps', 'undoSteps'),
    accept,
    choose,
    reset: () =>
      put({
        pending: {},
        conflicts: {},
        invalid: [],
        saving: 'saved',
        error: undefined,
        undoSteps: [],
        redoSteps: [],
      }),
    save,
  };
}

/** Steps with one more change, which goes on with the last step while one leaf is being typed. */
function withStep(steps: readonly Step[], changes: Changes, at: number): readonly Step[] {
  const leaves = Object.keys(changes);
  const [leaf = ''] = leaves;
  const last = steps.at(-1);
  const first = last?.changes[leaf];
  if (leaves.length === 0) return steps;
  const goesOn =
    last &&
    first &&
    leaves.length === 1 &&
    Object.keys(last.changes).length === 1 &&
    at - last.ended < STEP_MS.pause &&
    at - last.began < STEP_MS.most;
  if (!goesOn) return [...steps, { changes, began: at, ended: at }].slice(-MOST_STEPS);
  const whole = { [leaf]: { from: first.from, to: changes[leaf]?.to } };
  return [...steps.slice(0, -1), { ...last, changes: whole, ended: at }];
}

/** Changes that wait for nothing but the server. */
const sendable = ({ pending, conflicts, invalid }: EntryState) =>
  Object.entries(pending).filter(([leaf]) => !(leaf in conflicts) && !invalid.includes(leaf));

/** State with the values of its entry and changes; values that stay the same keep their objects. */
function derived(
  type: Pick<ContentType, 'fields'>,
  before: EntryState | undefined,
  next: EntryState,
): EntryState {
  if (before && next.entry === before.entry && next.pending === before.pending) return next;
  const values = valuesOf(type, changeLeaves(next.entry?.leaves ?? {}, next.pending));
  const kept = type.fields.flatMap(({ name }): [string, unknown][] => {
    const last = next.values[name];
    const value = sameJson(last, values[name]) ? last : values[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...next, values: Object.fromEntries(kept) };
}
