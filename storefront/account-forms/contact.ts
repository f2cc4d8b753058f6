import type { TextKey } from '#locales/translate.ts';
import { parseEmail, parseMobile } from '#schemas/credentials.ts';
import type { PhoneRule } from '#schemas/entities/phone-rule.ts';
import type { USERNAME_TYPES } from '#schemas/enums/account.ts';
import { PHONE } from '#schemas/member-constants.ts';

/** What a field asks for: an email address, a phone number, or whichever of both is typed (S2 §5). */
export type ContactKind = 'email' | 'phone' | 'either';

/** Where somebody is reached, as calls name it. */
export type Contact = { rcvType: (typeof USERNAME_TYPES)[number]; rcv: string; countryCode?: string };

/** What is typed into the fields of a contact. */
export type ContactFields = { contact: string; areaCode: string };

export const NO_CONTACT: ContactFields = { contact: '', areaCode: PHONE.defaultAreaCode };

const REFUSALS: Record<ContactKind, TextKey> = {
  email: 'validation.email',
  phone: 'validation.phone',
  either: 'validation.emailOrPhone',
};

/** Whether what has been typed so far is going to be a phone number. */
export function looksLikePhone(typed: string): boolean {
  return /^\s*[+(\d][\d\s().-]*$/.test(typed);
}

/** Reads what was typed, a number also with its area code; a text key says what is wrong with it. */
export function readContact(
  rules: readonly PhoneRule[],
  kind: ContactKind,
  { contact, areaCode }: ContactFields,
): Contact | TextKey {
  const typed = contact.trim();
  if (typed === '') return 'validation.required';
  const isPhone = kind === 'phone' || (kind === 'either' && looksLikePhone(typed));
  if (isPhone) {
    const given = rules.find((rule) => typed.startsWith(`+${rule.areaCode}`))?.areaCode;
    const number = given ? typed.slice(given.length + 1) : typed;
    const mobile = parseMobile(rules, given ?? areaCode, number);
    return mobile
      ? { rcvType: 'MOBILE', rcv: mobile.mobile, countryCode: mobile.countryCode }
      : REFUSALS.phone;
  }
  const email = parseEmail(typed);
  if (email) return { rcvType: 'EMAIL', rcv: email };
  return REFUSALS[typed.includes('@') ? 'email' : kind];
}

/** A contact as people read it. */
export function contactText({ rcv, countryCode }: Contact): string {
  return countryCode ? `+${countryCode} ${rcv}` : rcv;
}
