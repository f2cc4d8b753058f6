import type { TenantPublic } from '#schemas/tenant.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { forgetKept } from './kept.ts';

const COOKIE = 'analytics-consent';

export type ConsentMode = TenantPublic['consent']['mode'];
export type ConsentChoice = 'granted' | 'denied';
/** Consent state; `pending`: the visitor must be asked first. */
export type Consent = ConsentChoice | 'pending';

const listeners = new Set<() => void>();

/** Consent of this visitor to observing (X36): their choice, else the default of the tenant's mode. */
export function readConsent(mode: ConsentMode): Consent {
  if (mode === 'off') return 'granted';
  const chosen = getCookie(COOKIE);
  if (chosen === 'granted' || chosen === 'denied') return chosen;
  // Global Privacy Control: the browser's signal against sharing data.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return 'denied';
  return mode === 'opt-in' ? 'pending' : 'granted';
}

/** Stores the choice for a year; a refusal deletes all collected data in the browser. */
export function chooseConsent(choice: ConsentChoice): void {
  setCookie(COOKIE, choice);
  if (choice === 'denied') forgetKept();
  for (const listener of [...listeners]) listener();
}

/** Subscribes to choices. Returns the unsubscriber. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
