/** Bounds of a price in units of the currency; `below` and `above` exclude the bound itself. */
export type PriceBounds = { min?: number; max?: number; below?: boolean; above?: boolean };
/** Limits read from a text, and the text without them. */
export type AmountsRead = {
  bounds: PriceBounds;
  /** Minimum discount, percent. */
  minDiscount?: number;
  /** Clarifying question for an ambiguous amount. */
  ask?: 'amount' | 'currency';
  rest: string;
};

const THAI_UNITS: Record<string, number> = {
  ล้าน: 1_000_000,
  แสน: 100_000,
  หมื่น: 10_000,
  พัน: 1_000,
  ร้อย: 100,
  สิบ: 10,
};
const THAI_DIGITS: Record<string, number> = {
  หนึ่ง: 1,
  นึง: 1,
  เอ็ด: 1,
  สอง: 2,
  ยี่: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
};
const SHORT_UNITS: Record<string, number> = {
  k: 1_000,
  rb: 1_000,
  ribu: 1_000,
  jt: 1_000_000,
  juta: 1_000_000,
};

const digit = Object.keys(THAI_DIGITS).join('|');
const unit = Object.keys(THAI_UNITS).join('|');
const number = String.raw`(?<![a-z\d.,])\d+(?:[.,]\d+)*`;
const short = `(?:${Object.keys(SHORT_UNITS).join('|')})(?![a-z])`;
/** Units of numbers that aren't money. */
const measure = String.raw`\s?(?:mah|[gtm]b|hz|ml|cm|mm|kg|g|w|v|l|inch|"|นิ้ว|ลิตร|ชิ้น|วัตต์|กรัม|เดือน|วัน|ปี|%)(?![a-z])`;
const thai = `(?:(?:${number}|${digit})?\\s*(?:${unit}))+(?:${digit})?`;
const amount = `(?:${thai}|${number}\\s*(?:${short})?(?![\\d]|${measure}))`;
const own = '฿|บาท|baht|bath|thb';
const rupiah = String.raw`rp\.?|rupiah|idr`;
const foreign = String.raw`us\$|\$|usd|dollars?|ดอลลาร์|ดอลล่าร์|€|euros?|eur|ยูโร|£|gbp|¥|เยน`;
const money = `(?:${own}|${rupiah}|${foreign})`;
const priced = `(?:${money}\\s*)?(${amount})(?:\\s*${money}(?![a-z]))?`;

const lists = {
  atMost:
    'ไม่เกิน|ไม่มากกว่า|ไม่แพงกว่า|not more than|no more than|not over|not above|tidak lebih dari|nggak lebih dari',
  atLeast: 'ไม่ต่ำกว่า|ไม่น้อยกว่า|ไม่ถูกกว่า|not less than|no less than|not below|not under|tidak kurang dari',
  below:
    'ไม่ถึง|ต่ำกว่า|น้อยกว่า|ถูกกว่า|under|below|less than|cheaper than|di bawah|dibawah|kurang dari|lebih murah dari',
  above: 'เกิน|มากกว่า|แพงกว่า|สูงกว่า|over|above|more than|di atas|diatas|lebih dari',
  max: 'สูงสุด|ภายใน|at most|maximum|max|up to|within|maksimal|maks',
  min: 'อย่างน้อย|ตั้งแต่|ขั้นต่ำ|at least|minimum|minimal|min|starting from',
  budget: 'งบประมาณ|มีงบ|งบ|budget|anggaran|dana',
  about: 'ประมาณ|ราวๆ|ราว|แถวๆ|around|about|roughly|sekitar|kira-kira',
} as const;
const ABOUT_PERCENT = 20;
const MOST = 1_000_000_000_000;

const filler = String.raw`(?:\s|ที่|ราคา|of|is|:|=|ไม่เกิน|ๆ)*`;
const word = (alternatives: string) => `(?<![a-z])(?:${alternatives})(?![a-z])`;
const led = (alternatives: string) => new RegExp(`${word(alternatives)}${filler}${priced}`, 'gu');
const RANGE = new RegExp(
  `(${word('ระหว่าง|ตั้งแต่|between|from|antara|dari')})?\\s*(?:${money}\\s*)?(${amount})\\s*(?:${money})?\\s*` +
    `(-|–|ถึง|to(?![a-z])|and(?![a-z])|dan(?![a-z])|sampai|hingga|s/d)\\s*(?:${money}\\s*)?(${amount})(?:\\s*(${money})(?![a-z]))?`,
  'gu',
);
const PERCENT =
  /(?:ลด(?:ราคา)?|at least|diskon|discount|minimal|อย่างน้อย|ไม่ต่ำกว่า|\s)*(\d{1,3})\s*(?:%|เปอร์เซ็นต์|percent|persen)\s*(?:ขึ้นไป|or more|and up|ke atas|off|discount)*/gu;
const DIGITS_OF = /หลัก(ล้าน|แสน|หมื่น|พัน|ร้อย|สิบ)/gu;
const BARE = [
  new RegExp(`(?:${own}|${rupiah})\\s*(${amount})`, 'gu'),
  new RegExp(`(${amount})\\s*(?:${own}|${rupiah})(?![a-z])`, 'gu'),
];
const NEGATIVE = new RegExp(
  `(?:${word(Object.values(lists).join('|'))})${filler}(?:${money})?\\s*[-−–]\\s*\\d`,
  'u',
);
const UNLIMITED = /งบไม่จำกัด|ไม่จำกัดงบ|no budget limit|unlimited budget/gu;
const FOREIGN = new RegExp(`(?:${foreign})\\s*\\d|\\d\\s*(?:${foreign})(?![a-z])`, 'u');
const RUPIAH = new RegExp(`(?<![a-z])(?:${rupiah})\\s*\\d|\\d\\s*(?:${rupiah})(?![a-z])`, 'u');
const BAHT = new RegExp(`(?:${own})\\s*\\d|\\d\\s*(?:${own})(?![a-z])`, 'u');
const INDONESIAN =
  /(?<![a-z])(?:\d[\d.,]*\s*(?:rb|ribu|jt|juta)|di ?bawah|di ?atas|maks|maksimal|antara|lebih|kurang)(?![a-z])/u;

/**
 * Reads budgets and discounts: percentages, orders of magnitude, ranges, negated comparisons, other comparisons,
 * budgets and bare prices, in this order. Each step removes the text it has read.
 */
export function readAmounts(text: string, hasDecimalComma: boolean, currency: string): AmountsRead {
  const dotted = hasDecimalComma || INDONESIAN.test(text);
  const value = (written: string) => amountOf(written, dotted);
  const bounds: PriceBounds = {};
  let minDiscount: number | undefined;
  let rest = text.replace(UNLIMITED, ' ');
  const isOther =
    FOREIGN.test(rest) ||
    (currency !== 'IDR' && RUPIAH.test(rest)) ||
    (currency !== 'THB' && BAHT.test(rest));
  if (isOther) return { bounds, ask: 'currency', rest: withoutAmounts(rest) };
  if (NEGATIVE.test(rest)) return { bounds, ask: 'amount', rest: withoutAmounts(rest) };
  const take = (pattern: RegExp, use: (groups: string[]) => boolean | undefined) => {
    rest = rest.replace(pattern, (whole, ...groups) => (use(groups) === false ? whole : ' '));
  };
  const atMost = (max: number) => Object.assign(bounds, { max, below: false });
  const atLeast = (min: number) => Object.assign(bounds, { min, above: false });
  take(PERCENT, ([percent = '']) => {
    if (Number(percent) > 0 && Number(percent) < 100) minDiscount = Number(percent);
    return undefined;
  });
  take(DIGITS_OF, ([name = '']) => {
    const from = THAI_UNITS[name] ?? 0;
    atLeast(from);
    atMost(from * 10 - 1);
    return undefined;
  });
  take(RANGE, ([intro, first = '', link = '', second = '', currencyName]) => {
    const isAnd = /^(?:and|dan)$/.test(link);
    const [a, b] = [value(first), value(second)];
    // Small numbers are often models or sizes.
    const isMoney = intro !== undefined || currencyName !== undefined || (a >= 100 && b >= 100);
    if (!isMoney || (isAnd && intro === undefined)) return false;
    atLeast(Math.min(a, b));
    atMost(Math.max(a, b));
    return undefined;
  });
  const each = (name: keyof typeof lists, use: (found: number) => unknown) =>
    take(led(lists[name]), ([written = '']) => void use(value(written)));
  each('atMost', atMost);
  each('atLeast', atLeast);
  each('below', (max) => Object.assign(bounds, { max, below: true }));
  each('above', (min) => Object.assign(bounds, { min, above: true }));
  each('max', atMost);
  each('min', atLeast);
  each('budget', atMost);
  each('about', (found) => {
    atLeast((found * (100 - ABOUT_PERCENT)) / 100);
    atMost((found * (100 + ABOUT_PERCENT)) / 100);
  });
  if (bounds.max === undefined && bounds.min === undefined)
    for (const pattern of BARE) take(pattern, ([written = '']) => void atMost(value(written)));
  return { bounds, ...(minDiscount !== undefined && { minDiscount }), rest };
}

const ANY_AMOUNT = new RegExp(
  `(?:${word(Object.values(lists).join('|'))})?${filler}[-−–]?\\s*${priced}`,
  'gu',
);
const withoutAmounts = (text: string) => text.replace(ANY_AMOUNT, ' ');

/** Parses `1,290`, `25k`, `2 พัน`, `หมื่นห้า`; with `dotted` also `1.500` and `1,5rb`. */
function amountOf(written: string, dotted: boolean): number {
  const text = written.replaceAll(/\s/g, '');
  const found = new RegExp(`^([\\d.,]+)(${short})?$`, 'u').exec(text);
  const value = found
    ? plainNumber(found[1] ?? '', dotted) * (SHORT_UNITS[found[2] ?? ''] ?? 1)
    : thaiNumber(text, dotted);
  return Math.min(value, MOST);
}

function plainNumber(text: string, dotted: boolean): number {
  if (!dotted) return Number.parseFloat(text.replaceAll(',', ''));
  const grouped = text.replaceAll(/[.,](?=\d{3}(?!\d))/g, '');
  return Number.parseFloat(grouped.replace(',', '.'));
}

/** Sums each unit times the number before it; a digit after the last unit counts tenths of it. */
function thaiNumber(text: string, dotted: boolean): number {
  let sum = 0;
  let last = 0;
  let before = '';
  for (const [part] of text.matchAll(new RegExp(`[\\d.,]+|${digit}|${unit}`, 'gu'))) {
    const size = THAI_UNITS[part];
    if (size === undefined) {
      before = part;
      continue;
    }
    last = size;
    sum += size * (before === '' ? 1 : (THAI_DIGITS[before] ?? plainNumber(before, dotted)));
    before = '';
  }
  const tail = THAI_DIGITS[before] ?? 0;
  if (last === 10) return sum + tail;
  // This is "one thousand", not "a thousand and one hundred".
  return /(?:นึง|หนึ่ง)$/.test(text) ? sum : sum + (tail * last) / 10;
}
