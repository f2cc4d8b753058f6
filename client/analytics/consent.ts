import type { TenantPublic } from '#schemas/tenant.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { forgetKept } from './kept.ts';

const COOKIE = 'analytics-consent';

export type ConsentMode = TenantPublic['consent']['mode'];
export type ConsentChoice = 'granted' | 'denied';
/** `pending`: the visitor must be asked first. */
export type Consent = ConsentChoice | 'pending';

const listeners = new Set<() => void>();

/** Whether this visitor may be observed (X36): what they have chosen, else what the tenant's mode says. */
export function readConsent(mode: ConsentMode): Consent {
  if (mode === 'off') return 'granted';
  const chosen = getCookie(COOKIE);
  if (chosen === 'granted' || chosen === 'denied') return chosen;
  // A signal of the browser that asks sites not to pass on what they learn.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return 'denied';
  return mode === 'opt-in' ? 'pending' : 'granted';
}

/** Keeps the choice for a year; after a refusal nothing that was collected stays in the browser. */
export function chooseConsent(choice: ConsentChoice): void {
  setCookie(COOKIE, choice);
  if (choice === 'denied') forgetKept();
  for (const listener of [...listeners]) listener();
}

/** Tells of choices. Returns the unsubscriber. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
