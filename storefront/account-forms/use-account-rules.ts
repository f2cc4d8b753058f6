import { useEndpoint } from '#client/use-endpoint.ts';
import { loginSwitch } from '#schemas/api/account.ts';
import { tenantPhoneRules } from '#schemas/api/service-in-one.ts';
import type { PhoneRule } from '#schemas/entities/phone-rule.ts';
import type { LoginProviderName } from '#schemas/enums/account.ts';
import type { ContactKind } from './contact.ts';

/** Tenant rules that account forms need. */
export type AccountRules = {
  phoneRules: readonly PhoneRule[];
  /** Contact kinds that members sign in with; undefined where the tenant offers neither. */
  kind: ContactKind | undefined;
  byCode: boolean;
  /** Other services that sign members in. */
  providers: readonly LoginProviderName[];
};

/** Account rules of a tenant that offers at least one kind of contact. */
export type OpenRules = AccountRules & { kind: ContactKind };

/** Failures are shown by the forms themselves, without a toast. */
const QUIET = { silent: true };

/** Tenant rules that forms need, undefined until they are loaded, and their request. */
export function useAccountRules() {
  const switches = useEndpoint(loginSwitch, { body: { terminalType: 'web' } }, QUIET);
  const phones = useEndpoint(tenantPhoneRules, {}, QUIET);
  const request = switches.error ? switches : phones;
  if (!switches.data || !phones.data) return { rules: undefined, request };
  const { mobile, email, code, providers = [] } = switches.data;
  const one = mobile ? 'phone' : email ? 'email' : undefined;
  const rules: AccountRules = {
    phoneRules: phones.data,
    kind: mobile && email ? 'either' : one,
    byCode: code,
    providers: providers.map(({ provider }) => provider),
  };
  return { rules, request };
}
