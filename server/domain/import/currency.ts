/** Codes of ISO 4217, current and former ones. */
const CODES = new Set(Intl.supportedValuesOf('currency'));

/** Signs and names of currencies in prices, the longer ones first; a code is found by itself. */
const SPELLINGS: [RegExp, string][] = [
  [/฿|บาท|\bbaht\b/iu, 'THB'],
  [/(?<![a-z])Rp\.?(?![a-z])|\brupiah\b|รูเปียห์/iu, 'IDR'],
  [/(?<![a-z])RM(?![a-z])|\bringgit\b|ริงกิต/iu, 'MYR'],
  [/₱|\bpiso\b/iu, 'PHP'],
  [/₹|(?<![a-z])Rs\.?(?![a-z])|\brupees?\b|รูปี/iu, 'INR'],
  [/₫|(?<=\d\s?)đ|\bdong\b|ดอง/iu, 'VND'],
  [/₭|\bkip\b|กีบ/iu, 'LAK'],
  [/៛|\briel\b|เรียล/iu, 'KHR'],
  [/\bkyats?\b|จ๊าต/iu, 'MMK'],
  [/(?<!U)S\$|SG\$/iu, 'SGD'],
  [/HK\$/iu, 'HKD'],
  [/NT\$/iu, 'TWD'],
  [/R\$/iu, 'BRL'],
  [/(?<![a-z])A\$|AU\$/iu, 'AUD'],
  [/(?<![a-z])CA?\$/iu, 'CAD'],
  [/NZ\$/iu, 'NZD'],
  [/MX\$/iu, 'MXN'],
  [/\bRMB\b|元|\byuan\b|หยวน/iu, 'CNY'],
  [/円|¥|￥|\byen\b|เยน/iu, 'JPY'],
  [/₩|\bwon\b|วอน/iu, 'KRW'],
  [/€|\beuros?\b|ยูโร/iu, 'EUR'],
  [/£|\bpounds?\b|ปอนด์/iu, 'GBP'],
  [/₽|(?<![\p{L}])руб\.?/iu, 'RUB'],
  [/₸|\btenge\b/iu, 'KZT'],
  [/₴|\bгрн\.?/iu, 'UAH'],
  [/₺|(?<![a-z])TL(?![a-z])/iu, 'TRY'],
  [/zł/iu, 'PLN'],
  [/Kč/iu, 'CZK'],
  [/(?<=\d\s?)Ft(?![a-z])/iu, 'HUF'],
  [/₪/u, 'ILS'],
  [/₦/u, 'NGN'],
  [/৳/u, 'BDT'],
  [/₮/u, 'MNT'],
  [/د\.إ|\bdirhams?\b|(?<![a-z])Dhs?\.?(?![a-z])/iu, 'AED'],
  [/ر\.س|﷼/u, 'SAR'],
  [/ج\.م/u, 'EGP'],
  [/(?<=\d\s?)kr\.?(?![a-z])|(?<![a-z])kr\.?(?=\s?\d)/iu, 'SEK'],
  [/US\$|\$|\bdollars?\b|ดอลลาร์/iu, 'USD'],
];
/** Signs that several currencies share, by the one that is meant without a further hint. */
const SHARED: Partial<Record<string, readonly string[]>> = {
  USD: ['USD', 'AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD', 'ARS', 'CLP', 'COP'],
  JPY: ['JPY', 'CNY'],
  INR: ['INR', 'PKR', 'LKR', 'NPR'],
  SEK: ['SEK', 'NOK', 'DKK', 'ISK'],
};
const CODE = /(?<![A-Za-z])([A-Za-z]{3})(?![A-Za-z])/;
/** Currencies whose prices have no decimals, so that a point before three digits groups them: 15.000. */
const POINT_GROUPS = new Set(['IDR', 'VND', 'CLP', 'COP', 'PYG']);
/** Marks of a number, so that a price of nothing else needs no search. */
const NUMBER = /^[\d.,\s–~-]*$/;

/** Code of ISO 4217 in any case; undefined for another text. */
export function currencyCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return CODES.has(code) ? code : undefined;
}

/** A price without the spellings of one currency; another one beside it stays, so that no number is found. */
export function withoutCurrency(text: string): { bare: string; currency: string | undefined } {
  if (NUMBER.test(text)) return { bare: text, currency: undefined };
  const code = currencyCode(CODE.exec(text)?.[1] ?? '');
  if (code !== undefined) return { bare: without(text, new RegExp(code, 'gi')), currency: code };
  for (const [spelling, currency] of SPELLINGS)
    if (spelling.test(text)) return { bare: without(text, new RegExp(spelling, 'giu')), currency };
  return { bare: text, currency: undefined };
}

/** Whether a currency that a price spells can be the one that stands beside it: `$` is that of many countries. */
export function agrees(spelled: string, beside: string): boolean {
  return spelled === beside || Boolean(SHARED[spelled]?.includes(beside));
}

/** Whether a point before three digits groups them in prices of this currency. */
export function hasPointGroups(currency: string): boolean {
  return POINT_GROUPS.has(currency);
}

function without(text: string, spelling: RegExp): string {
  return text.replace(spelling, ' ').replace(/ +/g, ' ').trim();
}
