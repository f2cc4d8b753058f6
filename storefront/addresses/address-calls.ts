import { browserApi } from '#client/browser-api.ts';
import { type FoundArea, searchAddresses } from '#schemas/api/invented/addresses.ts';
import { tenantPhoneRules } from '#schemas/api/service-in-one.ts';
import type { PhoneRule } from '#schemas/entities/phone-rule.ts';

const QUIET = { silent: true };

/** The places that a part of an address or a postal code leads to. @throws ApiError */
export function areasFor(keyword: string, signal: AbortSignal): Promise<FoundArea[]> {
  return browserApi().call(searchAddresses, { query: { keyword } }, { ...QUIET, signal });
}

/** The tenant's phone numbers; none where they can't be read, since the server judges again. */
export function phoneRules(): Promise<readonly PhoneRule[]> {
  return browserApi()
    .call(tenantPhoneRules, {}, QUIET)
    .catch(() => []);
}
