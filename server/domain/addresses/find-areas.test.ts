import { expect, test } from 'vitest';
import { findAreas } from './find-areas.ts';

const first = (keyword: string) => {
  const [area] = findAreas(keyword, 20);
  return area && `${area.subDistrict.en}, ${area.district.en}, ${area.province.en}`;
};

test.each([
  ['ลุมพินี', 'Lumphini, Pathum Wan, Bangkok'],
  ['lumph', 'Lumphini, Pathum Wan, Bangkok'],
  ['แขวงลุมพินี เขตปทุมวัน กทม.', 'Lumphini, Pathum Wan, Bangkok'],
  ['ต.สุเทพ อ.เมือง จ.เชียงใหม่', 'Suthep, Mueang Chiang Mai, Chiang Mai'],
  ['suthep chiang mai', 'Suthep, Mueang Chiang Mai, Chiang Mai'],
  ['ลุมพินี › ปทุมวัน › กรุงเทพมหานคร 10330', 'Lumphini, Pathum Wan, Bangkok'],
  ['khlongtoei nuea', 'Khlong Toei Nuea, Watthana, Bangkok'],
  ['คลองเตย', 'Khlong Toei, Khlong Toei, Bangkok'],
  ['สวนหลวง bkk', 'Suan Luang, Suan Luang, Bangkok'],
  ['เฉลิมพระเกียรติ น่าน', 'Huai Kon, Chaloem Phra Kiat, Nan'],
  ['๑๐๓๓๐ ลุมพินี', 'Lumphini, Pathum Wan, Bangkok'],
])('%s finds %s first', (keyword, expected) => {
  expect(first(keyword)).toBe(expected);
});

test('matches at the beginning of names come first, of sub-districts before districts before provinces; other matches follow', () => {
  const found = findAreas('ปทุม', 7_436).map(({ subDistrict, district, province }) =>
    [subDistrict, district, province].findIndex(({ th }) => th.startsWith('ปทุม')),
  );
  const behind = found.indexOf(-1);
  expect(behind).toBeGreaterThan(0);
  expect(found.slice(0, behind)).toEqual(found.slice(0, behind).sort());
  expect(new Set(found.slice(0, behind))).toEqual(new Set([0, 1, 2]));
  expect(new Set(found.slice(behind))).toEqual(new Set([-1]));
});

test('a postal code finds all its sub-districts', () => {
  const found = findAreas('10110', 20);
  expect(found.length).toBeGreaterThan(5);
  for (const { postalCodes } of found) expect(postalCodes).toContain('10110');
  expect(findAreas('๑๐๑๑๐', 20)).toEqual(found);
});

test('returns at most the requested number, and nothing for a single letter', () => {
  expect(findAreas('บาง', 3)).toHaveLength(3);
  for (const nothing of ['', 'ก', '1', '99999', 'ลุมพินี เชียงใหม่'])
    expect(findAreas(nothing, 20), nothing).toEqual([]);
});
