const SYMBOLS = new Map([
  ['USD', '$'],
  ['SGD', 'S$'],
  ['THB', '฿'],
  ['MYR', 'RM'],
  ['PHP', '₱'],
  ['INR', '₹'],
  ['HKD', 'HK$'],
  ['CNY', '¥'],
  ['IDR', 'Rp'],
]);

/** The symbol of an ISO 4217 code; an unknown code is shown as itself (S1 §3). */
export function currencySymbol(code: string): string {
  return SYMBOLS.get(code) ?? code;
}
