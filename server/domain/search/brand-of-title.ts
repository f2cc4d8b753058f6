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
/** Things that fit devices and whose titles often leave out "for", with the makers of those devices. */
const OFTEN_FITTING: readonly [RegExp, ReadonlySet<string>][] = [
  [
    /หูฟัง|ไมค์|ลำโพง|เคส|ขาตั้ง|ที่ชาร์จ|หัวชาร์จ|พาวเวอร์แบ|ปากกา|แปรง|คีย์บอร์ด|earphone|earbud|headphone|headset|charger|adapter|stylus|keyboard|brush|power ?bank|holder|stand\b/i,
    new Set(
      'apple samsung xiaomi redmi poco oppo vivo realme huawei honor oneplus iqoo infinix tecno nokia google'.split(
        ' ',
      ),
    ),
  ],
  [
    /จอย|คอนโทรลเลอร์|ปุ่ม|จุกยาง|ซิลิโคน|ฝาครอบ|ตลับเกม|joystick|gamepad|controller|game ?stick|grip|silicone|cap\b|caps\b/i,
    new Set(['sony', 'nintendo', 'microsoft']),
  ],
  [
    /หมึก|โทนเนอร์|ตลับ|\bink\b|toner|cartridge|drum\b/i,
    new Set(['canon', 'hp', 'epson', 'brother', 'samsung']),
  ],
];
/** Makers' own things of these kinds. */
const OWN_THINGS =
  /airpods|earpods|galaxy buds|freebuds|redmi buds|dualsense|dualshock|joy-?con|pro controller|magic keyboard|apple pencil|s ?pen\b/i;
/** Things for the care of such. */
const CARE = /แปรง|ทำความสะอาด|brush|clean/i;
/** Words of titles for things that only look like a brand's. */
const COPY =
  /1\s*:\s*1|ก๊อป|ก็อป|เทียบแท้|เกรด ?(?:a{1,4}|เอ|มิลเลอร์|พรีเมี่ยม)(?![a-z])|mirror grade|\bcopy\b|\breplica\b|สไตล์แบรนด์/i;
/** Ends of a text before a brand with which something else works. */
export const FITS =
  /(?:สำหรับ|ใช้กับ|ใช้ได้กับ|ใส่กับ|เข้ากับ|รองรับ|ทดแทน|แทน|เทียบเท่า|เหมือน|สไตล์|ทรง|\bfor|\bfits?|compatible with|compatible|equivalent(?: to)?|replaces?|replacement|\bas|like|\buntuk|works with|connect to|ใช้ร่วมกับ|เทียบ)[\s:]*(?:เครื่อง|มือถือ|โทรศัพท์|รุ่น|the|phone|แบรนด์|ยี่ห้อ)*\s*$/;
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
 * its brand, and of a case or a film neither is the maker of the phone. Where it isn't sure, there is none: a copy, several
 * makers after the title's beginning, or a thing that is often sold for a maker's devices.
 */
export function brandOfTitle(title: string, names: TitleNames): string | undefined {
  if (COPY.test(title)) return undefined;
  const isFitting = isForAnother(title);
  const fitted =
    OWN_THINGS.test(title) && !CARE.test(title) ? [] : OFTEN_FITTING.filter(([kind]) => kind.test(title));
  const parts = partsOf(title, names);
  let before = '';
  let [first, second]: (string | undefined)[] = [];
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
    const key = spellingKey(brand);
    if (isFirst && !isSeries && !PARTS.has(key)) return brand;
    if (fitted.some(([, makers]) => makers.has(key))) return undefined;
    if (PARTS.has(key)) second ??= brand;
    else if (first === undefined || first === brand) first = brand;
    else if (isMaker) return MAKERS.has(spellingKey(first)) ? undefined : first;
  }
  return first ?? second;
}

/** Whether a text before a name has only tags in brackets and signs. */
function isOnlyTags(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.replace(/\[[^\]]*\]|\([^)]*\)|【[^】]*】|<[^>]*>/gu, ''));
}
