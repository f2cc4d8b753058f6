import { describe, expect, test } from 'vitest';
import { instantOf, parseMoment, periodOf } from './moment.ts';

/** UTC of a text as a start in Bangkok, to the second. */
const start = (text: string) => {
  const moment = parseMoment(text);
  return moment && instantOf(moment, 'Asia/Bangkok', 'start').toISOString().slice(0, 19);
};
const NEW_YEAR = '2026-12-31T17:00:00';
const EVENING = '2027-01-01T11:30:00';

describe('dates alone are days in the shop’s time zone', () => {
  test.each([
    ['2027-01-01'],
    ['2027/1/1'],
    ['2027.01.01'],
    ['20270101'],
    ['01/01/2027'],
    ['1-1-2027'],
    ['1.1.2027'],
    ['1/1/2570'],
    ['๑/๑/๒๕๗๐'],
    ['01/01/70'],
    ['1/1/27'],
    ['1 ม.ค. 2570'],
    ['1 ม.ค.70'],
    ['1 มกราคม 2570'],
    ['1 มกราคม พ.ศ. 2570'],
    ['วันศุกร์ที่ 1 มกราคม 2570'],
    ['1 Jan 2027'],
    ['1-Jan-27'],
    ['01-JAN-2027'],
    ['Jan 1, 2027'],
    ['January 1st, 2027'],
    ['1st of January 2027'],
    ['Fri, 1 Jan 2027'],
    ['1 Januari 2027'],
    ['46388'],
    ['１/１/２０２７'],
  ])('%s', (text) => {
    expect(start(text)).toBe(NEW_YEAR);
  });
});

describe('times', () => {
  test.each([
    ['2027-01-01T18:30'],
    ['2027-01-01 18:30:00.000'],
    ['2027-01-01T11:30:00Z'],
    ['2027-01-01T18:30:00+07:00'],
    ['2027-01-01T18:30+0700'],
    ['2027-01-01 11:30 UTC'],
    ['20270101T183000'],
    ['20270101T113000Z'],
    ['1/1/2027 6:30 PM'],
    ['1/1/2027 6:30:00 p.m.'],
    ['1/1/2570 18.30 น.'],
    ['1 ม.ค. 2570 เวลา 18:30 น.'],
    ['Jan 1, 2027, 6:30 PM'],
    ['Fri, 01 Jan 2027 18:30:00 +0700'],
    ['Fri Jan 01 2027 18:30:00 GMT+0700 (Indochina Time)'],
    ['Fri Jan 01 18:30:00 ICT 2027'],
    ['1 Januari 2027 pukul 18.30 WIB'],
    ['1798803000'],
    ['1798803000000'],
    ['/Date(1798803000000)/'],
    ['46388.770833333336'],
  ])('%s', (text) => {
    expect(start(text)).toBe(EVENING);
  });

  test('midnight and noon in twelve hours', () => {
    expect(start('1/1/2027 12:00 AM')).toBe(NEW_YEAR);
    expect(start('1/1/2027 12:00 PM')).toBe('2027-01-01T05:00:00');
  });
});

test.each([
  ['31 ธ.ค. 2568', '2025-12-30T17:00:00'],
  ['24/02/69', '2026-02-23T17:00:00'],
  ['29/2/2567', '2024-02-28T17:00:00'],
  ['12/25/2026', '2026-12-24T17:00:00'],
  ['12/25/2026 11:00 PM', '2026-12-25T16:00:00'],
  ['31 Desember 2026', '2026-12-30T17:00:00'],
  ['5 Agustus 2026', '2026-08-04T17:00:00'],
  ['9999-12-31', '9999-12-30T17:00:00'],
])('%s', (text, expected) => {
  expect(start(text)).toBe(expected);
});

test.each([
  'soon',
  '31/02/2026',
  '29/2/2569',
  '13/13/2026',
  '1/2/2027 12:00 AM',
  '2027-01-01T25:00',
  '1/1/2027 13:00 PM',
  '1/1/3112',
  '1/1/1026',
  '12',
  '123456',
  'Smarch 1, 2027',
  '2027-01-01 and later',
  '1 ม.ค.',
  '',
  `2027-01-01${' '.repeat(200)}x`,
])('%j is no date', (text) => {
  expect(parseMoment(text)).toBeUndefined();
});

test.each([
  ['2027-01-01T00:00+07:00/2027-01-31T23:59+07:00', '2027-01-01T00:00+07:00', '2027-01-31T23:59+07:00'],
  ['1/1/2027 12:00 AM/1/31/2027 11:00 PM', '1/1/2027 12:00 AM', '1/31/2027 11:00 PM'],
  ['1 ม.ค. 2570/2 ม.ค. 2570', '1 ม.ค. 2570', '2 ม.ค. 2570'],
  ['1 ม.ค. 2570 ถึง 2 ม.ค. 2570', '1 ม.ค. 2570 ', ' 2 ม.ค. 2570'],
  ['Jan 1, 2026 - Jan 2, 2026', 'Jan 1, 2026', 'Jan 2, 2026'],
  ['2027-01-01', '2027-01-01', undefined],
  ['soon/later', 'soon/later', 'soon/later'],
])('the period %s', (text, from, until) => {
  expect(periodOf(text)).toEqual([from, until]);
});
