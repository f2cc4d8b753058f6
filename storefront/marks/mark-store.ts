import { isSignedIn, noticeSession, watchSession } from '#client/session.ts';
import type { COLLECT_SUBJECT_TYPES } from '#schemas/enums/subject.ts';

/** A favourite (COLLECT) or a like (THUMB_UP) of a subject. */
export type Mark = {
  action: 'COLLECT' | 'THUMB_UP';
  subjectType: (typeof COLLECT_SUBJECT_TYPES)[number];
  subjectId: string;
};
export type MarkState = { marked: boolean; pending: boolean };

type Entry = { mark: Mark; state: MarkState; listeners: Set<() => void> };

/** Hearts that appear within so long are asked about together. */
const GATHER_MS = 50;
/** So many subjects the server takes at once. */
const AT_ONCE = 100;
/** Of guests, on the server, and until something else is known. */
export const NOT_MARKED: MarkState = { marked: false, pending: false };

/** One entry for every mark that something on the page shows. */
const entries = new Map<string, Entry>();
/** What the member's own lists have told before anything showed it. */
const learned = new Map<string, MarkState>();
const waiting = new Set<string>();
let stopWatching: (() => void) | undefined;

export const markKey = ({ action, subjectType, subjectId }: Mark) => `${action} ${subjectType} ${subjectId}`;

/** What the page knows of a mark. Pages are the guest's: what a member has marked is asked for once they are alive. */
export function markState(mark: Mark): MarkState {
  const key = markKey(mark);
  return entries.get(key)?.state ?? learned.get(key) ?? NOT_MARKED;
}

/** Keeps a mark's state as long as somebody shows it. Returns the unsubscriber. */
export function watchMark(mark: Mark, listener: () => void): () => void {
  const key = markKey(mark);
  const entry = entries.get(key) ?? { mark, state: markState(mark), listeners: new Set() };
  if (!entries.has(key)) {
    entries.set(key, entry);
    askFor([key]);
  }
  entry.listeners.add(listener);
  stopWatching ??= watchSession(startAnew);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size === 0) entries.delete(key);
    if (entries.size > 0 || learned.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

/** What is marked for certain, because it stands in the member's own list. */
export function learnMark(mark: Mark): void {
  stopWatching ??= watchSession(startAnew);
  learned.set(markKey(mark), { marked: true, pending: false });
}

/** Writes down what became of a mark. */
export function updateMark(mark: Mark, change: Partial<MarkState>): void {
  const entry = entries.get(markKey(mark));
  if (!entry) return;
  entry.state = { ...entry.state, ...change };
  learned.delete(markKey(mark));
  for (const listener of entry.listeners) listener();
}

/** Signed out, nothing is marked; another member has marked other things. */
function startAnew() {
  learned.clear();
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
  // Asked once for all of them: reading cookies takes a browser longer than drawing a card.
  if (marks.length === 0 || !isSignedIn()) return;
  const subjects = new Map(
    marks.map(({ subjectType, subjectId }) => [`${subjectType} ${subjectId}`, { subjectType, subjectId }]),
  );
  const { statisticsOf } = await import('./mark-calls.ts');
  for (let start = 0; start < subjects.size; start += AT_ONCE) {
    const asked = [...subjects.values()].slice(start, start + AT_ONCE);
    // Without an answer the hearts stay as they are; pressing one still works.
    const found = await statisticsOf(asked).catch(() => []);
    // The server takes back what is left of a session that has ended elsewhere.
    noticeSession();
    for (const one of found) {
      const about = { subjectType: one.subjectType, subjectId: one.subjectId } as Omit<Mark, 'action'>;
      settle({ ...about, action: 'COLLECT' }, one.currentUserMark);
      settle({ ...about, action: 'THUMB_UP' }, one.currentUserThumbUp);
    }
  }
}

/** An answer that a press has overtaken counts no more. */
function settle(mark: Mark, marked: boolean) {
  if (isSignedIn() && !markState(mark).pending) updateMark(mark, { marked });
}
