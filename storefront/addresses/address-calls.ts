import { browserApi } from '#client/browser-api.ts';
import { type FoundArea, searchAddresses } from '#schemas/api/invented/addresses.ts';
import { tenantPhoneRules } from '#schemas/api/service-in-one.ts';
import type { PhoneRule } from '#schemas/entities/phone-rule.ts';

const QUIET = { silent: true };

/** Places that match a part of an address or a postal code. @throws ApiError */
export function areasFor(keyword: string, signal: AbortSignal): Promise<FoundArea[]> {
  return browserApi().call(searchAddresses, { query: { keyword } }, { ...QUIET, signal });
}

/** Phone rules of the tenant; none if they can't be loaded, since the server validates again. */
export function phoneRules(): Promise<readonly PhoneRule[]> {
  return browserApi()
    .call(tenantPhoneRules, {}, QUIET)
    .catch(() => []);
}
