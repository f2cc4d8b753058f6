import type { TextKey } from '#locales/translate.ts';
import { parseEmail, parseMobile } from '#schemas/credentials.ts';
import type { PhoneRule } from '#schemas/entities/phone-rule.ts';
import type { USERNAME_TYPES } from '#schemas/enums/account.ts';
import { foldNumber } from '#schemas/fold-typed.ts';
import { PHONE } from '#schemas/member-constants.ts';

/** Contact kinds that a field accepts: an email address, a phone number, or either (S2 §5). */
export type ContactKind = 'email' | 'phone' | 'either';

/** Contact of a member, in the shape of the API calls. */
export type Contact = { rcvType: (typeof USERNAME_TYPES)[number]; rcv: string; countryCode?: string };

/** Raw values of a contact's fields. */
export type ContactFields = { contact: string; areaCode: string };

export const NO_CONTACT: ContactFields = { contact: '', areaCode: PHONE.defaultAreaCode };

const REFUSALS: Record<ContactKind, TextKey> = {
  email: 'validation.email',
  phone: 'validation.phone',
  either: 'validation.emailOrPhone',
};

/** True if the text typed so far is going to be a phone number. */
export function looksLikePhone(typed: string): boolean {
  return /^(?:tel:)?\+?\d+$/i.test(foldNumber(typed));
}

/** Parses a typed contact, a phone number with its area code; returns the text key of the error if it is invalid. */
export function readContact(
  rules: readonly PhoneRule[],
  kind: ContactKind,
  { contact, areaCode }: ContactFields,
): Contact | TextKey {
  const typed = contact.trim();
  if (typed === '') return 'validation.required';
  const isPhone = kind === 'phone' || (kind === 'either' && looksLikePhone(typed));
  if (isPhone) {
    const mobile = phoneOf(rules, foldNumber(typed).replace(/^tel:/i, ''), areaCode);
    return mobile
      ? { rcvType: 'MOBILE', rcv: mobile.mobile, countryCode: mobile.countryCode }
      : REFUSALS.phone;
  }
  const email = parseEmail(typed);
  if (email) return { rcvType: 'EMAIL', rcv: email };
  return REFUSALS[typed.includes('@') ? 'email' : kind];
}

/** Phone number written with an area code (`+66…`, `0066…`, `66…`), else one of the chosen code. */
function phoneOf(rules: readonly PhoneRule[], number: string, areaCode: string) {
  const own = parseMobile(rules, areaCode, number);
  if (own) return own;
  const international = number.replace(/^(?:\+|00)/, '');
  const rule = rules.find((one) => international.startsWith(one.areaCode));
  return rule && parseMobile(rules, rule.areaCode, international.slice(rule.areaCode.length));
}

/** Contact formatted for reading. */
export function contactText({ rcv, countryCode }: Contact): string {
  return countryCode ? `+${countryCode} ${rcv}` : rcv;
}
