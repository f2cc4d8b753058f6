import { fromMinor } from '#locales/format/minor.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import type { Call } from './route.ts';

/** The text in the call's language, else in the tenant's default one, else in any it has. */
export function textIn({ lang, scope }: Pick<Call, 'lang' | 'scope'>, text: Localized<string>) {
  return pickLocalized(text, lang, scope.tenant.defaultLanguage) || Object.values(text).find(Boolean);
}

/** How the tenant is called. */
export function tenantName({ scope, lang }: Pick<Call, 'lang' | 'scope'>): string {
  return textIn({ scope, lang }, scope.tenant.name) ?? scope.tenantId;
}

/** Minor units as the decimal number that travels: 123456 is 1234.56. */
export function decimal(minor: number): number {
  return Number(fromMinor(minor));
}
