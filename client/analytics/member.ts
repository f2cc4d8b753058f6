import { REQUEST } from '#schemas/constants.ts';
import { browserHeaders } from '../browser-headers.ts';
import { isSignedIn, sessionMark, watchSession } from '../session.ts';
import type { Kept } from './kept.ts';

const PATH = '/api/saas-user-service/user-ext-info/getWithExtInfoById';

/** Signed-in member's id, and the mark of their session. */
type Known = { id: string; mark: number };

type Tell = (name: 'user-login' | 'user-logout', userId: string) => void;

/**
 * Calls back when a member's id is known, and when the member has signed out (S2 §4). Returns the function that stops
 * it.
 */
export function watchMember(kept: Kept, tell: Tell): () => void {
  const stopped = new AbortController();
  const look = async () => {
    const known = readKnown(kept);
    const mark = sessionMark();
    if (!isSignedIn()) {
      if (known) {
        kept.write('analytics-user', undefined);
        tell('user-logout', known.id);
      }
      return;
    }
    if (known?.mark === mark) return;
    const id = await ownId(stopped.signal).catch(() => undefined);
    // Another member may have signed in meanwhile.
    if (id === undefined || stopped.signal.aborted || mark !== sessionMark()) return;
    if (known && known.id !== id) tell('user-logout', known.id);
    kept.write('analytics-user', { id, mark } satisfies Known);
    if (known?.id !== id) tell('user-login', id);
  };
  void look();
  const unwatch = watchSession(() => void look());
  return () => {
    stopped.abort();
    unwatch();
  };
}

/**
 * Id of the member, requested without the request layer, which most pages don't need otherwise and which would show
 * failures.
 */
async function ownId(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(PATH, {
    headers: browserHeaders(),
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST.timeoutMs)]),
  });
  const { data } = (await response.json()) as { data?: { id?: unknown } | null };
  return typeof data?.id === 'string' || typeof data?.id === 'number'
    ? String(data.id).slice(0, 64)
    : undefined;
}

function readKnown(kept: Kept): Known | undefined {
  const { id, mark } = (kept.read('analytics-user') ?? {}) as Partial<Record<keyof Known, unknown>>;
  return typeof id === 'string' && typeof mark === 'number' ? { id, mark } : undefined;
}
