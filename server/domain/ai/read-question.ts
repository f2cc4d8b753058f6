import { hasDecimalComma } from '#locales/format/price.ts';
import type { Platform } from '#schemas/enums/platform.ts';
import type { Language } from '#schemas/languages.ts';
import { type PriceBounds, readAmounts } from './amounts.ts';

export type QuestionOrder = 'cheapest' | 'reviews' | 'sales';
export type Task = 'find' | 'compare' | 'verdict' | 'cheaper' | 'coupons';

/** Filters read from a question. They are the shopper's claims and not yet checked. */
export type Question = {
  task: Task;
  /** Words that name the product; empty if there are none. */
  keyword: string;
  price: PriceBounds;
  /** Minimum discount, percent. */
  minDiscount?: number;
  order?: QuestionOrder;
  /** Brand ids. */
  brands: string[];
  notBrands: string[];
  platforms: Platform[];
  freeShipping: boolean;
  /** Clarifying question to ask first. */
  ask?: 'amount' | 'currency';
};

export type BrandNames = { id: string; names: readonly string[] };
type Reader = { lang: Language; currency: string; brands: readonly BrandNames[] };

const PLATFORM_NAMES: readonly (readonly [Platform, RegExp])[] = [
  ['SHOPEE', /shopee|ช[้็]?อปปี้/gu],
  ['LAZADA', /lazada|ลาซาด้?า/gu],
  ['TIKTOK', /tik ?tok(?: ?shop)?|ติ๊กต[๊็]?อก(?:ช[้็]?อป)?/gu],
  ['AMAZON', /amazon|แอมะซอน|อเมซอน/gu],
];
/** Product names that imply a brand. */
const PRODUCT_LINES: Readonly<Record<string, string>> = {
  iphone: 'apple',
  ไอโฟน: 'apple',
  ipad: 'apple',
  ไอแพด: 'apple',
  macbook: 'apple',
  airpods: 'apple',
  redmi: 'xiaomi',
  เรดมี: 'xiaomi',
  poco: 'xiaomi',
};
const NOT = String.raw`(?:ไม่เอา|ไม่อยากได้|ไม่ใช่|ยกเว้น|(?<![a-z])(?:not|no|except|without|bukan|kecuali|selain|jangan)(?![a-z]))\s*(?:ยี่ห้อ|แบรนด์|merek|brand)?\s*`;

const FREE_SHIPPING = /ส่งฟรี|ฟรีค่าส่ง|free (?:shipping|delivery)|(?:gratis|bebas) ongkir/gu;
const ORDERS: readonly (readonly [QuestionOrder, RegExp])[] = [
  [
    'reviews',
    /รีวิว(?:ดี|เยอะ)(?:ที่)?(?:สุด)?|คะแนน(?:ดี|สูง)(?:ที่)?(?:สุด)?|(?:best|top|highest)[- ](?:reviewed|rated|rating)|best reviews?|(?:rating|ulasan|review) (?:tertinggi|terbaik|bagus)/gu,
  ],
  ['sales', /ขายดี(?:ที่)?(?:สุด)?|best[- ]?sell(?:er|ers|ing)|terlaris|paling laris/gu],
  [
    'cheapest',
    /(?:ราคา)?ถูก(?:ที่)?สุด|(?:ราคา)?ถูกๆ|ราคาถูก|(?<![a-z])(?:the )?cheap(?:est)?(?![a-z])|lowest price|termurah|paling murah|(?<!lebih )murah/gu,
  ],
];
const TASKS: readonly (readonly [Task, RegExp])[] = [
  ['coupons', /คูปอง|โค้ดส่วนลด|โค้ด|coupons?|vouchers?|kupon|promo codes?|kode promo/gu],
  [
    'verdict',
    /ราคา(?:นี้)?(?:ดี|โอเค|คุ้ม|แพง|ถูก)(?:ไหม|มั้ย|ไม|หรือเปล่า|หรือยัง)|คุ้ม(?:ไหม|มั้ย)|a? ?good (?:price|deal)|worth it|harga (?:ini )?(?:bagus|wajar|murah)(?: tidak| nggak)?|apakah harga/gu,
  ],
  [
    'compare',
    /เปรียบเทียบ|เทียบ|ต่างกัน|(?<![a-z])(?:compare|versus|vs\.?|difference|bandingkan|banding|perbandingan)(?![a-z])/gu,
  ],
  [
    'cheaper',
    /(?:ที่)?ถูกกว่า(?:นี้)?|cheaper(?: alternatives?| ones?)?(?: than this)?|lebih murah(?: dari ini)?|alternatif murah/gu,
  ],
];
const FILLERS = new Set(
  [
    'อยาก ได้ อยากได้ ซื้อ หา ช่วย แนะนำ หน่อย ครับ ค่ะ คะ นะ ขอ มี ไหม มั้ย บ้าง ตัว อัน รุ่น ไหน อะไร ราคา สินค้า ของ ดี ที่ และ กับ แล้ว ล่ะ เอา เฉพาะ แบบ ยี่ห้อ แบรนด์ ใน บน ที่สุด นี้ ให้ ดู บอก ถาม กัน เรียง',
    "please i'm i'd show me find recommend i want need looking for can you what which is are there any good best price a an the this that it of on in with from my get buy some about only just and or off how under these them those together ones one only",
    'tolong carikan cari rekomendasi saya aku mau ingin butuh yang bagus apa ada ini itu dong ya di dari untuk dan harga beli saja hanya dengan',
  ]
    .join(' ')
    .split(' '),
);
/** Colloquial names that the catalogue doesn't use; whole words. */
const OTHER_NAMES: Readonly<Record<string, string>> = { hp: 'handphone' };

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Reads a question in Thai, English or Indonesian, without a model and without a query. */
export function readQuestion(asked: string, { lang, currency, brands }: Reader): Question {
  const text = oneSpelling(asked);
  const { rest: withoutMoney, bounds, minDiscount, ask } = readAmounts(text, hasDecimalComma(lang), currency);
  let rest = withoutMoney;
  const take = (pattern: RegExp): boolean => {
    const before = rest;
    rest = rest.replace(pattern, ' ');
    return rest !== before;
  };
  const freeShipping = take(FREE_SHIPPING);
  const platforms = PLATFORM_NAMES.filter(([, pattern]) => take(pattern)).map(([platform]) => platform);
  const notBrands = brands.filter((brand) => take(namesPattern(brand, NOT))).map(({ id }) => id);
  const task = TASKS.filter(([, pattern]) => take(pattern))[0]?.[0] ?? 'find';
  const order = ORDERS.filter(([, pattern]) => take(pattern))[0]?.[0];
  const named = brands.filter((brand) => namesPattern(brand).test(rest)).map(({ id }) => id);
  return {
    task,
    keyword: tellingText(rest, lang),
    price: bounds,
    ...(minDiscount !== undefined && { minDiscount }),
    ...(order && { order }),
    brands: named,
    notBrands,
    platforms,
    freeShipping,
    ...(ask && { ask }),
  };
}

/**
 * Reads the last question in the context of the previous ones: filters that it doesn't set stay, and so does the
 * product unless it names another.
 */
export function inContext(earlier: readonly Question[], last: Question): Question {
  const before = earlier.findLast(({ keyword, task }) => keyword !== '' && task !== 'coupons');
  if (!before || last.keyword !== '' || last.task === 'coupons') return last;
  const priced = last.price.min !== undefined || last.price.max !== undefined;
  const order = last.order ?? before.order;
  const minDiscount = last.minDiscount ?? before.minDiscount;
  return {
    ...last,
    keyword: before.keyword,
    price: priced ? last.price : before.price,
    ...(minDiscount !== undefined && { minDiscount }),
    ...(order && { order }),
    brands: last.brands.length > 0 ? last.brands : before.brands,
    notBrands: [...new Set([...before.notBrands, ...last.notBrands])],
    platforms: last.platforms.length > 0 ? last.platforms : before.platforms,
    freeShipping: last.freeShipping || before.freeShipping,
  };
}

/**
 * Normalises a text: NFC, because NFKC splits Thai's sara am; sara am as one character, Thai digits as ASCII, no
 * invisible characters.
 */
function oneSpelling(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll('เเ', 'แ')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\s+/g, ' ');
}

/** Pattern of any of a brand's names, as a whole word in scripts with spaces. */
function namesPattern({ names }: BrandNames, before = ''): RegExp {
  const own = names.map((name) => name.toLowerCase());
  const lines = Object.entries(PRODUCT_LINES).flatMap(([line, brand]) => (own.includes(brand) ? [line] : []));
  const all = [...own, ...lines].filter(Boolean).map((name) => {
    const literal = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return /^[a-z0-9]/.test(name) ? `(?<![a-z0-9])${literal}(?![a-z])` : literal;
  });
  return new RegExp(`${before}(?:${all.join('|') || '(?!)'})`, 'u');
}

/** The words that name the product, without question phrases. */
function tellingText(text: string, lang: Language): string {
  const kept = Array.from(segmenter.segment(text), ({ segment, isWordLike }) => {
    if (!isWordLike) return /^[-+./]$/.test(segment) ? segment : ' ';
    if (FILLERS.has(segment)) return ' ';
    return lang === 'id' ? (OTHER_NAMES[segment] ?? segment) : segment;
  });
  const words = kept
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-+./]+|[\s\-+./]+$/g, '');
  // A number alone names no product.
  return /\p{L}/u.test(words) ? words : '';
}
