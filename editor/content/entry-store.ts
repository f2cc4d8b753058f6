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
};

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
};

export type EntryStore = {
  get: () => EntryState;
  subscribe: (listener: () => void) => () => void;
  /** Changes a field by the operator's hand. */
  change: (name: string, value: unknown) => void;
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
export function createEntryStore({ type, entry, kept, keep, ...options }: Options): EntryStore {
  const store = createStore<EntryState>(
    derived(type, undefined, {
      entry,
      ...rebase(kept, entry?.leaves ?? {}),
      values: {},
      invalid: [],
      saving: Object.keys(kept).length > 0 ? 'changed' : 'saved',
      error: undefined,
    }),
  );
  const put = (change: Partial<EntryState>) => {
    const before = store.get();
    const next = derived(type, before, { ...before, ...change });
    store.set(next);
    if (next.pending !== before.pending) keep(next.pending);
  };
  const accept = (next: ContentEntry) => put({ entry: next, ...rebase(store.get().pending, next.leaves) });

  const change = (name: string, value: unknown) => {
    const { values, entry: now, invalid } = store.get();
    const own = { fields: type.fields.filter((field) => field.name === name) };
    const changes = changesBetween(leavesOf(own, values), leavesOf(own, { [name]: value }));
    const pending: Record<string, Changes[string]> = { ...store.get().pending };
    for (const [leaf, { to }] of Object.entries(changes)) {
      const from = pending[leaf]?.from ?? now?.leaves[leaf] ?? null;
      if (sameJson(from, to)) delete pending[leaf];
      else pending[leaf] = { from, to };
    }
    const { problems } = parseChanges(own, changes);
    const refused = problems.map(({ leaf }) => leaf);
    put({
      pending,
      values: { ...values, [name]: value },
      invalid: [...invalid.filter((leaf) => !(leaf in changes)), ...refused].filter(
        (leaf) => leaf in pending,
      ),
      saving: Object.keys(pending).length > 0 ? 'changed' : 'saved',
    });
    options.changed();
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
    const isAway = error.status === 0 || error.status >= 500 || error.status === 429;
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
    accept,
    choose,
    reset: () => put({ pending: {}, conflicts: {}, invalid: [], saving: 'saved', error: undefined }),
    save,
  };
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
