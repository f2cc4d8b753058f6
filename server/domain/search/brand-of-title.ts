import { isForAnother } from './fittings.ts';
import { partsOf, type Spellings, spellingKey } from './spellings.ts';

/** A brand that a name in a title stands for. */
type Named = {
  brand: string;
  /** Whether the name is a product's, such as iPhone. */
  isSeries: boolean;
  /** Whether the name counts at the title's beginning only, because it is an ordinary word as well. */
  isAtStart: boolean;
};
/** Names of brands and their products by key. */
export type TitleNames = ReadonlyMap<string, Named>;

/** Ordinary words that are brands as well, by key: they name one only at the beginning of a title. */
const ORDINARY = new Set(
  'honor dove coach vans zebra stanley sharp reno citizen converse carrier milo otto smarthome puma โคช'.split(
    ' ',
  ),
);
/** Words that never name their brand alone. */
const NEVER = new Set(
  ['apple', 'แอปเปิล', 'แอพเปิล', 'เอปเปิล', 'pixel', 'พิกเซล', 'พิกเซิล', 'พิคเซล', 'เอชพี', 'hp'].map(spellingKey),
);
/** Makers of devices: things that fit these bear their names. */
const MAKERS = new Set(
  'apple samsung xiaomi redmi poco oppo vivo realme huawei honor oneplus iqoo infinix tecno nokia motorola google asus acer lenovo hp dell microsoft sony nintendo gopro dji garmin amazfit dyson philips casio canon nikon fujifilm instax lg toshiba hitachi mitsubishi daikin panasonic sharp tcl hisense haier roborock ecovacs dreame yamaha honda toyota'.split(
    ' ',
  ),
);
/** Brands of parts and services, which count if no other brand is named. */
const PARTS = new Set(['intel', 'amd', 'nvidia', 'google', 'microsoft']);
/** Ends of a text before a brand with which something else works. */
export const FITS =
  /(?:สำหรับ|ใช้กับ|ใช้ได้กับ|ใส่กับ|เข้ากับ|รองรับ|แทน|\bfor|\bfits?|compatible with|compatible|\buntuk|works with|connect to|ใช้ร่วมกับ|เทียบ)[\s:]*(?:เครื่อง|มือถือ|โทรศัพท์|รุ่น|the|phone|แบรนด์|ยี่ห้อ)*\s*$/;
/** End of an enumeration of what something works with. */
const PHRASE_END = /[|\][()【】!.]|\s-\s/;

/** Names by which titles name brands: the tenant's own, and the spellings of brands and their products. */
export function titleNames(spellings: Spellings, brands: Iterable<string>): TitleNames {
  const known = [...spellings].filter(([, { kind }]) => kind === 'brand');
  const spelled = new Map(known.map(([key, { name }]) => [key, name]));
  const named = new Map<string, Named>();
  for (const brand of brands) {
    const key = spellingKey(brand);
    if (key.length < 2) continue;
    named.set(key, { brand, isSeries: false, isAtStart: !spelled.has(key) || ORDINARY.has(key) });
  }
  for (const [key, name] of spelled) {
    if (NEVER.has(key)) named.delete(key);
    else if (!named.has(key)) named.set(key, brandOf(key, name, spelled));
  }
  for (const key of NEVER) named.delete(key);
  return named;
}

function brandOf(key: string, name: string, spelled: ReadonlyMap<string, string>): Named {
  const words = name.split(' ');
  for (let count = 1; count < words.length; count += 1) {
    const brand = words.slice(0, count).join(' ');
    if (spelled.get(spellingKey(brand)) === brand)
      return { brand, isSeries: true, isAtStart: ORDINARY.has(key) };
  }
  return { brand: name, isSeries: false, isAtStart: ORDINARY.has(key) };
}

/**
 * Name of the brand that a title names; undefined without one. A brand that the thing only fits ("for Samsung") isn't
 * its brand, and of a case or a film neither is the maker of the phone.
 */
export function brandOfTitle(title: string, names: TitleNames): string | undefined {
  const isFitting = isForAnother(title);
  const parts = partsOf(title, names);
  let before = '';
  let second: string | undefined;
  let fits = false;
  for (const part of parts) {
    if (!part.group) {
      if (PHRASE_END.test(part.text)) fits = false;
      before += ` ${part.text}`;
      fits ||= FITS.test(before.trimEnd());
      continue;
    }
    const { brand, isSeries, isAtStart } = part.group;
    const isMaker = isSeries || MAKERS.has(spellingKey(brand));
    const isFirst = isOnlyTags(before);
    before += ' x';
    if (fits || (isAtStart && !isFirst) || (isFitting && isMaker)) continue;
    if (!PARTS.has(spellingKey(brand))) return brand;
    second ??= brand;
  }
  return second;
}

/** Whether a text before a name has only tags in brackets and signs. */
function isOnlyTags(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.replace(/\[[^\]]*\]|\([^)]*\)|【[^】]*】|<[^>]*>/gu, ''));
}
