import type { PhoneRule } from './entities/phone-rule.ts';
import { foldNumber, INVISIBLE } from './fold-typed.ts';
import { NICKNAME, PASSWORD } from './member-constants.ts';

const EMAIL =
  /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Email address in lower case, as stored and compared, with a domain of other scripts in its ASCII form; undefined for an
 * invalid one.
 */
export function parseEmail(typed: string): string | undefined {
  const plain = typed
    .replace(/^mailto:/i, '')
    .replaceAll(/[\u200b\u2060\ufeff]/g, '')
    .replaceAll('＠', '@');
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(plain.trim().toLowerCase()) ?? [];
  const email = `${name}@${asciiDomain(domain)}`;
  return EMAIL.test(email) && !/^\.|\.\.|\.@/.test(email) ? email : undefined;
}

/** ASCII form of a domain in another script (`xn--…`); any other as it is. */
function asciiDomain(domain: string): string {
  const isForeign = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^\p{ASCII}]/u.test(domain);
  return isForeign ? (URL.parse(`https://${domain}`)?.hostname ?? domain) : domain;
}

export type Mobile = { countryCode: string; mobile: string };

/** Phone number without area code and leading zero; undefined when the tenant's rules know no such number (S2 §5). */
export function parseMobile(
  rules: readonly PhoneRule[],
  countryCode: string,
  typed: string,
): Mobile | undefined {
  const mobile = foldNumber(typed).replace(/^0/, '');
  const isKnown = rules.some(
    (rule) => rule.areaCode === countryCode && new RegExp(rule.pattern).test(mobile),
  );
  return isKnown ? { countryCode, mobile } : undefined;
}

/** True for a valid member's password: 8 to 20 characters with a letter and a number (S2 §5). */
export function isPassword(password: string): boolean {
  const { length } = [...password];
  return (
    length >= PASSWORD.minLength &&
    length <= PASSWORD.maxLength &&
    /\p{L}/u.test(password) &&
    /\d/.test(password)
  );
}

/** True for a valid nickname: 2 to 20 visible characters, none of `@ < > /`, no control characters (S2 §5). */
export function isNickname(nickname: string): boolean {
  const { length } = [...nickname];
  return (
    [...nickname.replaceAll(INVISIBLE, '').trim()].length >= NICKNAME.minLength &&
    length <= NICKNAME.maxLength &&
    ![...NICKNAME.forbidden].some((character) => nickname.includes(character)) &&
    !/[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2066-\u2069]/u.test(nickname)
  );
}
