import type { PhoneRule } from '#schemas/entities/phone-rule.ts';
import { COUNTRIES } from '#schemas/enums/account.ts';
import { CURRENCIES } from '#schemas/enums/currency.ts';
import type { Call } from '../../platform/call.ts';

/** Phone number patterns of S2 §5, for tenants without rules of their own. */
const PHONE_RULES: Record<(typeof COUNTRIES)[number], Omit<PhoneRule, 'country'>> = {
  TH: { areaCode: '66', pattern: '^[689]\\d{8}$' },
  ID: { areaCode: '62', pattern: '^8\\d{2}\\d{6,8}$' },
  PH: { areaCode: '63', pattern: '^9\\d{2}\\d{7}$' },
  SG: { areaCode: '65', pattern: '^[89]\\d{7}$' },
  MY: { areaCode: '60', pattern: '^(?:1\\d\\d{7,8}|1\\d{6,7})$' },
  VN: { areaCode: '84', pattern: '^[35789]\\d{8}$' },
  CN: { areaCode: '86', pattern: '^1[3-9]\\d{9}$' },
};

/** Time zone of the tenant and its present offset from UTC, such as +07:00. */
export function timezoneOf({ scope, now }: Call): { timezone: string; offset: string } {
  const { timezone } = scope.tenant;
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(now()).find(({ type }) => type === 'timeZoneName')?.value;
  return { timezone, offset: name?.slice('GMT'.length) || '+00:00' };
}

/** Codes of the currencies, the tenant's own first. */
export function currenciesOf({ scope }: Call): string[] {
  return [...new Set([scope.tenant.currency, ...CURRENCIES])];
}

/** Phone number rules of the tenant. */
export function phoneRulesOf({ scope }: Call): PhoneRule[] {
  return scope.tenant.phoneRules ?? COUNTRIES.map((country) => ({ country, ...PHONE_RULES[country] }));
}
