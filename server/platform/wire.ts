import { fromMinor } from '#locales/format/minor.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';
import type { Call } from './call.ts';

/** The text in the call's language, or else in the tenant's default one, or else in any available one. */
export function textIn({ lang, scope }: Pick<Call, 'lang' | 'scope'>, text: Localized<string>) {
  return pickLocalized(text, lang, scope.tenant.defaultLanguage);
}

/** Name of the tenant. */
export function tenantName({ scope, lang }: Pick<Call, 'lang' | 'scope'>): string {
  return textIn({ scope, lang }, scope.tenant.name) ?? scope.tenantId;
}

/** Minor units as a decimal number: 123456 is 1234.56. */
export function decimal(minor: number): number {
  return Number(fromMinor(minor));
}
