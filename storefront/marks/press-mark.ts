import { isPreview } from '#client/preview.ts';
import { isSignedIn } from '#client/session.ts';
import { openLogin } from '../login/login-request.ts';
import { type Mark, markState, updateMark } from './mark-store.ts';

/** What became of a press, for whoever tells the shopper; most failures are kept quiet (S1 §8). */
export type Outcome = { mark: Mark; kind: 'marked' | 'unmarked' | 'blocked' };

const listeners = new Set<(outcome: Outcome) => void>();

/** Returns the unsubscriber. */
export function watchPresses(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A press on a heart: the opposite of what it shows. A guest is asked to sign in. True once it has happened. */
export async function pressMark(mark: Mark): Promise<boolean> {
  if (isPreview()) return false;
  if (!isSignedIn()) {
    openLogin(mark);
    return false;
  }
  return setMark(mark, !markState(mark).marked);
}

/** Makes the mark or takes it back; the heart turns when the server says so. Ignored while one is under way. */
export async function setMark(mark: Mark, marked: boolean): Promise<boolean> {
  if (markState(mark).pending) return false;
  updateMark(mark, { pending: true });
  try {
    const { sendMark } = await import('./mark-calls.ts');
    await sendMark(mark, marked);
    updateMark(mark, { marked, pending: false });
    tell({ mark, kind: marked ? 'marked' : 'unmarked' });
    return true;
  } catch (error) {
    updateMark(mark, { pending: false });
    const { code } = error as { code?: unknown };
    if (code === 'LIKE_BLOCKED') tell({ mark, kind: 'blocked' });
    // biome-ignore lint/suspicious/noConsole: the specification wants failed marks logged and nothing shown
    else console.warn('A mark failed', error);
    return false;
  }
}

function tell(outcome: Outcome) {
  for (const listener of listeners) listener(outcome);
}
