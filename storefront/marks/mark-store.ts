import { isSignedIn, noticeSession, watchSession } from '#client/session.ts';
import { createStore, type Store } from '#ui/store.ts';
import type { Mark } from '../intents/mark.ts';
import { markKey } from './mark-key.ts';

export type MarkState = { marked: boolean; pending: boolean };

type Entry = { mark: Mark; store: Store<MarkState> };

/** Time in which appearing hearts are gathered into one request, in ms. */
const GATHER_MS = 50;
/** Maximum number of subjects in one request. */
const AT_ONCE = 100;
/** State for guests, on the server, and while nothing else is known. */
export const NOT_MARKED: MarkState = { marked: false, pending: false };

/** Entries of all marks that are shown on the page. */
const entries = new Map<string, Entry>();
/** Marks known from the member's own lists, which no heart has shown yet. */
const learned = new Map<string, MarkState>();
const waiting = new Set<string>();
/** Marks set since they were last requested: the response may be older. */
const fresh = new Set<string>();
let stopWatching: (() => void) | undefined;

/** Known state of a mark. Pages are rendered for guests; a member's marks are requested after hydration. */
export function markState(mark: Mark): MarkState {
  const key = markKey(mark);
  return entries.get(key)?.store.get() ?? learned.get(key) ?? NOT_MARKED;
}

/** Subscribes to a mark's state, which is kept while it has listeners. Returns the unsubscriber. */
export function watchMark(mark: Mark, listener: () => void): () => void {
  return (entries.get(markKey(mark)) ?? entryOf(mark)).store.subscribe(listener);
}

/** New entry of a mark, listed while it is shown. */
function entryOf(mark: Mark): Entry {
  const key = markKey(mark);
  const store = createStore<MarkState>(markState(mark), () => {
    entries.set(key, entry);
    askFor([key]);
    stopWatching ??= watchSession(startAnew);
    return () => {
      entries.delete(key);
      if (entries.size > 0 || learned.size > 0) return;
      stopWatching?.();
      stopWatching = undefined;
    };
  });
  const entry = { mark, store };
  return entry;
}

/** Stores a mark as set, because the member's own list contains it. */
export function learnMark(mark: Mark): void {
  stopWatching ??= watchSession(startAnew);
  learned.set(markKey(mark), { marked: true, pending: false });
}

/** Applies a change to a mark's state. */
export function updateMark(mark: Mark, change: Partial<MarkState>): void {
  const entry = entries.get(markKey(mark));
  if (!entry) return;
  learned.delete(markKey(mark));
  fresh.add(markKey(mark));
  entry.store.set({ ...entry.store.get(), ...change });
}

/** Resets all marks on a change of session: a guest has none, another member has others. */
function startAnew() {
  learned.clear();
  fresh.clear();
  for (const { mark } of entries.values()) updateMark(mark, NOT_MARKED);
  askFor(entries.keys());
}

function askFor(keys: Iterable<string>) {
  if (waiting.size === 0) setTimeout(ask, GATHER_MS);
  for (const key of keys) waiting.add(key);
}

async function ask() {
  const marks = [...waiting].flatMap((key) => entries.get(key)?.mark ?? []);
  waiting.clear();
  // Checked once for all: reading cookies takes a browser longer than rendering a card.
  if (marks.length === 0 || !isSignedIn()) return;
  const subjects = new Map(
    marks.map(({ subjectType, subjectId }) => [`${subjectType} ${subjectId}`, { subjectType, subjectId }]),
  );
  for (const mark of marks) fresh.delete(markKey(mark));
  const { statisticsOf } = await import('./mark-calls.ts');
  for (let start = 0; start < subjects.size; start += AT_ONCE) {
    const asked = [...subjects.values()].slice(start, start + AT_ONCE);
    // On a failure the hearts stay as they are; pressing one still works.
    const found = await statisticsOf(asked).catch(() => []);
    // The server deletes the cookies of a session that ended elsewhere, so the session is checked again.
    noticeSession();
    for (const one of found) {
      const about = { subjectType: one.subjectType, subjectId: one.subjectId } as Omit<Mark, 'action'>;
      settle({ ...about, action: 'COLLECT' }, one.currentUserMark);
      settle({ ...about, action: 'THUMB_UP' }, one.currentUserThumbUp);
    }
  }
}

/** Applies a response to a mark, unless that mark was pressed meanwhile. */
function settle(mark: Mark, marked: boolean) {
  if (isSignedIn() && !fresh.has(markKey(mark))) updateMark(mark, { marked });
}
