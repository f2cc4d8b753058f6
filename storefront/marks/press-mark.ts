import { isPreview } from '#client/preview.ts';
import { isSignedIn } from '#client/session.ts';
import { createStore } from '#ui/store.ts';
import { openLogin } from '../intents/login-request.ts';
import type { Mark } from '../intents/mark.ts';
import { markState, updateMark } from './mark-store.ts';

/** Result of a press, for the toast; most failures are silent (S1 §8). */
export type Outcome = { mark: Mark; kind: 'marked' | 'unmarked' | 'blocked' };

const lastOutcome = createStore<Outcome, undefined>(undefined);

/** Subscribes to the results of presses. Returns the unsubscriber. */
export const watchPresses = lastOutcome.subscribe;

/** Toggles a mark; a guest gets the login dialog. Resolves to true on success. */
export async function pressMark(mark: Mark): Promise<boolean> {
  if (isPreview()) return false;
  if (isSignedIn()) return setMark(mark, !markState(mark).marked);
  askToSignIn(mark);
  return false;
}

const askToSignIn = (mark: Mark) => openLogin({ action: 'mark', value: mark });

/** Sets or removes a mark; the heart changes after the server's response. Ignored while a request is pending. */
export async function setMark(mark: Mark, marked: boolean): Promise<boolean> {
  if (markState(mark).pending) return false;
  updateMark(mark, { pending: true });
  try {
    const { sendMark } = await import('./mark-calls.ts');
    await sendMark(mark, marked);
    updateMark(mark, { marked, pending: false });
    lastOutcome.set({ mark, kind: marked ? 'marked' : 'unmarked' });
    return true;
  } catch (error) {
    updateMark(mark, { pending: false });
    const { code } = error as { code?: unknown };
    if (code === 'LIKE_BLOCKED') lastOutcome.set({ mark, kind: 'blocked' });
    // Signed out in another window meanwhile.
    else if (code === '401' && marked) askToSignIn(mark);
    // biome-ignore lint/suspicious/noConsole: the specification wants failed marks logged and nothing shown
    else console.warn('A mark failed', error);
    return false;
  }
}
