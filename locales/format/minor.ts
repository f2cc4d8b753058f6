/** Price as sent: a decimal string or a number, in units of the currency. */
export type Price = string | number | null | undefined;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The decimal notation of a price without an exponent, '' when it isn't a number. */
export function decimalText(price: Price): string {
  const text = String(price ?? '');
  if (DECIMAL.test(text)) return text;
  return typeof price === 'number' && Number.isFinite(price) ? BigInt(Math.trunc(price)).toString() : '';
}

/** A price in minor units (hundredths of every currency), further decimals truncated; undefined when it isn't a number. */
export function toMinor(price: Price): number | undefined {
  const text = decimalText(price);
  if (text === '') return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
}

/** Decimal string of integer minor units, as sent: 123456 is '1234.56'. */
export function fromMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
