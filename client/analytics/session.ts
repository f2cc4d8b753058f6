import { ANALYTICS } from '#schemas/constants.ts';
import { randomId } from '../browser-headers.ts';
import type { Kept } from './kept.ts';

type Session = { id: string; lastAccess: number };

/**
 * Id of the current visit; a new one starts when none is known or nothing has happened for 30 minutes (S2 §4). Shared
 * by the tabs of a browser.
 */
export function currentSession(kept: Kept, now: number): { id: string; isNew: boolean } {
  const known = readSession(kept.read('analytics-session'));
  const isNew = !known || now - known.lastAccess >= ANALYTICS.sessionMs;
  const id = isNew ? randomId() : known.id;
  kept.write('analytics-session', { id, lastAccess: now } satisfies Session);
  return { id, isNew };
}

/** Parsed session; validated, because other scripts of the page can write it, too. */
function readSession(value: unknown): Session | undefined {
  const { id, lastAccess } = (value ?? {}) as Partial<Record<keyof Session, unknown>>;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && typeof lastAccess === 'number'
    ? { id, lastAccess }
    : undefined;
}
