import { LANGUAGES } from '#schemas/constants.ts';
import type { Localized } from '#schemas/page/localized.ts';

/** Words of feeds for goods without a brand, without spaces and signs. */
const NONE = new Set(
  'nobrand nobrands nobranded noname unbranded unbrand oem none na null other others nonbrand generic ไม่มีแบรนด์ ไม่มียี่ห้อ ไม่มี ไม่ระบุ ไม่ระบุแบรนด์ ไม่ระบุยี่ห้อ ไม่มีแบรนด อื่นๆ tidakadamerek tanpamerek'.split(
    ' ',
  ),
);
/** "Dr.Pong(ด็อกเตอร์พงศ์)" or the other way round. */
const TWO_NAMES = /^(?<one>[^()]+?)\s*\((?<other>[^()]+)\)$/;
const THAI = /[ก-ฮ]/;

/** Names of a brand as a feed writes it; undefined for its words for no brand. */
export function brandNamesOf(text: string): Localized<string> | undefined {
  const name = text.normalize('NFKC').trim();
  const { one = '', other = '' } = TWO_NAMES.exec(name)?.groups ?? {};
  if ([name, one].some(isNone) || !/[\p{L}\p{N}]/u.test(name)) return undefined;
  if (one === '' || THAI.test(one) === THAI.test(other)) return everywhere(text.trim());
  const [th, latin] = THAI.test(one) ? [one, other] : [other, one];
  return { ...everywhere(latin.trim()), th: th.trim() };
}

const isNone = (name: string) => NONE.has(name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''));

/** One name in all languages. */
export function everywhere(name: string): Localized<string> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, name]));
}
