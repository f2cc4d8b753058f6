import type { TenantPublic } from '#schemas/tenant.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { createStore } from '#ui/store.ts';
import { forgetKept } from './kept.ts';

const COOKIE = 'analytics-consent';

export type ConsentMode = TenantPublic['consent']['mode'];
export type ConsentChoice = 'granted' | 'denied';
/** Consent state; `pending`: the visitor must be asked first. */
export type Consent = ConsentChoice | 'pending';

const lastChoice = createStore<ConsentChoice, undefined>(undefined);

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
  lastChoice.set(choice);
}

/** Subscribes to choices. Returns the unsubscriber. */
export const watchConsent = lastChoice.subscribe;
