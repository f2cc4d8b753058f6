import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { addShop } from '#schemas/api/invented/shops.ts';
import type { TenantSettings } from '#schemas/tenant.ts';

export type NewShop = EndpointInput<typeof addShop>['body'];

/** Settings with which a shop begins; menus, fixed texts and the frame's words are the built-in ones. */
export function starterSettings(
  { id, name, type, hosts, languages, defaultLanguage, currency, timezone }: Omit<NewShop, 'owner'>,
  isSecure: boolean,
): TenantSettings {
  return {
    id,
    name,
    type,
    hosts,
    languages,
    defaultLanguage,
    currency,
    timezone,
    dateFormat: 'D MMM YYYY',
    year: defaultLanguage === 'th' ? 'buddhist' : 'gregorian',
    numberStyle: 'spec',
    theme: { brand: { primary: '#1F5FD0' }, shape: 'soft', density: 'cosy', font: 'anuphan', dark: 'system' },
    loginSwitch: { mobile: false, email: true, code: true, firebase: false, line: false },
    shareSwitch: true,
    consent: { mode: 'opt-in' },
    appLinks: {},
    ...(isSecure && { siteOrigin: `https://${hosts[0]}` }),
  };
}
