import { asciiDigits } from './price.ts';

const UNITS: Record<string, number> = {
  k: 1_000,
  rb: 1_000,
  ribu: 1_000,
  พัน: 1_000,
  หมื่น: 10_000,
  แสน: 100_000,
  m: 1_000_000,
  jt: 1_000_000,
  juta: 1_000_000,
  ล้าน: 1_000_000,
};
const COUNT = /(\d[\d.,]*)\s*(k|rb|ribu|พัน|หมื่น|แสน|m|juta|jt|ล้าน)?(?![a-z])/i;

/**
 * Parses the count in a marketplace's text: "8 sold", "1,234", "1.2K ขายแล้ว", "ขายแล้ว 3.4k", "10RB+ terjual", "2
 * หมื่นชิ้น". Before a unit a point or comma is the decimal mark, otherwise it groups thousands ("1,234") or ends the count ("12.0"). undefined
 * without a number.
 */
export function parseCount(text: string): number | undefined {
  const [, digits = '', unit = ''] = COUNT.exec(asciiDigits(text)) ?? [];
  if (digits === '') return undefined;
  const factor = UNITS[unit.toLowerCase()];
  if (factor === undefined)
    return Number(/[.,]\d{1,2}$/.test(digits) ? digits.split(/[.,]/)[0] : digits.replace(/[.,]/g, ''));
  const [whole = '0', fraction = ''] = digits.split(/[.,]/);
  return Number(whole) * factor + Math.floor((Number(`0${fraction}`) * factor) / 10 ** fraction.length);
}
