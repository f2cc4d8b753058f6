import { currencySymbol } from '#locales/format/currency.ts';
import {
  tenantCurrencies,
  tenantDateFormat,
  tenantPhoneRules,
  tenantTimezone,
} from '#schemas/api/service-in-one.ts';
import { currenciesOf, phoneRulesOf, timezoneOf } from '../../../../domain/members/i18n.ts';
import { route } from '../../route.ts';

export const i18nRoutes = [
  route(tenantTimezone, async (_, call) => timezoneOf(call)),
  route(tenantDateFormat, async (_, { scope }) => ({ dateFormat: scope.tenant.dateFormat })),
  route(tenantCurrencies, async (_, call) =>
    currenciesOf(call).map((code) => ({ code, symbol: currencySymbol(code) })),
  ),
  route(tenantPhoneRules, async (_, call) => phoneRulesOf(call)),
];
