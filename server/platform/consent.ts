import type { TenantScope } from './tenants/tenants.ts';

const CHOICE = /(?:^|;\s*)analytics-consent=(granted|denied)(?:;|$)/;

/** Request headers that tell of a visitor's consent. */
export type ConsentHeaders = {
  cookie?: string | undefined;
  'sec-gpc'?: string | string[] | undefined;
};

/**
 * Whether a visit may be observed, by the tenant's mode and the visitor's choice: the rules of
 * `client/analytics/consent.ts`.
 */
export function hasConsent({ tenant }: TenantScope, headers: ConsentHeaders): boolean {
  const { mode } = tenant.consent;
  if (mode === 'off') return true;
  const choice = CHOICE.exec(headers.cookie ?? '')?.[1];
  if (choice) return choice === 'granted';
  return mode === 'opt-out' && headers['sec-gpc'] !== '1';
}
