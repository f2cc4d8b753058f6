import { describe, expect, test } from 'vitest';
import { parseWhen } from './parse-when.ts';

const now = Date.parse('2026-11-29T00:00:00Z');

describe('a date and time as people type it', () => {
  test.each([
    ['29/11/2569 14:30', '2026-11-29T14:30'],
    ['29/11/2026 14:30', '2026-11-29T14:30'],
    ['29/11/69', '2026-11-29T00:00'],
    ['1/1/27 9:05', '2027-01-01T09:05'],
    ['๒๙/๑๑/๒๕๖๙ ๑๔:๓๐', '2026-11-29T14:30'],
    ['２９/１１/２０２６', '2026-11-29T00:00'],
    ['29 พ.ย. 2569 14:30', '2026-11-29T14:30'],
    ['29 พฤศจิกายน พ.ศ. 2569 เวลา 14.30 น.', '2026-11-29T14:30'],
    ['2 Jan 2027 14:30', '2027-01-02T14:30'],
    ['17 Agustus 2027', '2027-08-17T00:00'],
    ['2027-01-02T14:30', '2027-01-02T14:30'],
    ['2569-11-29 14:30', '2026-11-29T14:30'],
    ['31.12.2026', '2026-12-31T00:00'],
    ['31/02/2026', undefined],
    ['29/13/2026', undefined],
    ['29/11/2026 25:00', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%s', (text, wall) => {
    expect(parseWhen(text, 'datetime-local', { now })).toBe(wall);
  });

  test('alone is a day or a time', () => {
    expect(parseWhen('29/11/2569', 'date', { now })).toBe('2026-11-29');
    expect(parseWhen('9.30', 'time', { now })).toBe('09:30');
  });

  test('while it is being typed only a whole one counts', () => {
    const whole = (text: string) => parseWhen(text, 'datetime-local', { now, isWhole: true });
    const text = '29/11/2569 14:30';
    const seen = Array.from(text, (_, i) => whole(text.slice(0, i + 1))).filter(Boolean);
    expect(seen).toEqual(['2026-11-29T14:30']);
  });
});
