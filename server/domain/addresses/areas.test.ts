import { expect, test } from 'vitest';
import { allAreas, areaOf } from './areas.ts';

const areas = allAreas().map(({ area }) => area);
const count = (codes: string[]) => new Set(codes).size;

test('the table has every province, district and sub-district once', () => {
  const codes = areas.map(({ code }) => code);
  expect(count(codes.map((code) => code.slice(0, 2)))).toBe(77);
  expect(count(codes.map((code) => code.slice(0, 4)))).toBe(928);
  expect(count(codes)).toBe(7_436);
  const bangkok = codes.filter((code) => code.startsWith('10'));
  expect(count(bangkok.map((code) => code.slice(0, 4)))).toBe(50);
  expect(bangkok).toHaveLength(180);
  for (const { code, ...area } of areas) {
    expect(code).toMatch(/^\d{6}$/);
    for (const { th, en } of [area.subDistrict, area.district, area.province]) {
      expect(th, code).toMatch(/^[ก-๎. -]+$/);
      expect(en, code).toMatch(/^[A-Z][A-Za-z -]+$/);
    }
    expect(area.postalCodes.length, code).toBeGreaterThan(0);
    for (const postal of area.postalCodes) expect(postal, code).toMatch(/^[1-9]\d{4}$/);
  }
});

test('Thai names identify one area each', () => {
  expect(count(areas.map((area) => `${area.subDistrict.th}/${area.district.th}/${area.province.th}`))).toBe(
    7_436,
  );
});

test.each([
  ['บึงกาฬ', 'เซกา', 'เซกา', '380401', '38150'],
  ['บึงกาฬ', 'ศรีวิไล', 'ศรีวิไล', '380701', '38210'],
  ['นครราชสีมา', 'เฉลิมพระเกียรติ', 'ท่าช้าง', '303202', '30230'],
  ['น่าน', 'เฉลิมพระเกียรติ', 'ขุนน่าน', '551502', '55130'],
  ['Bangkok', 'Khlong Toei', 'Khlong Tan', '103302', '10110'],
  ['กรุงเทพมหานคร', 'ดินแดง', 'รัชดาภิเษก', '102602', '10400'],
  ['กรุงเทพมหานคร', 'พญาไท', 'Phaya Thai', '101406', '10400'],
  ['สมุทรปราการ', 'บางเสาธง', 'บางเสาธง', '110601', '10570'],
  ['ชลบุรี', 'เมืองชลบุรี', 'เสม็ด', '200116', '20130'],
  [' chiang  mai', 'MUEANG CHIANG MAI', 'si phum', '500101', '50200'],
])('%s, %s, %s is %s', (province, district, subDistrict, code, postal) => {
  const area = areaOf({ province, district, subDistrict });
  expect(area?.code).toBe(code);
  expect(area?.postalCodes).toContain(postal);
});

test.each([
  ['กรุงเทพมหานคร', 'คลองเตย', 'ลุมพินี'],
  ['เชียงใหม่', 'คลองเตย', 'คลองตัน'],
  ['กรุงเทพมหานคร', '', ''],
  ['', '', ''],
])('%s, %s, %s are refused as a combination', (province, district, subDistrict) => {
  expect(areaOf({ province, district, subDistrict })).toBeUndefined();
});
