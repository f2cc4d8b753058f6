import { describe, expect, test } from 'vitest';
import { firstSpellings } from './load-spellings.ts';
import { anyName, groupSpellings, partsOf, type Spelling, spellingKey } from './spellings.ts';
import { normalText } from './words.ts';

const spelling = (written: string, meant: string, kind: Spelling['kind'] = 'brand'): Spelling => ({
  kind,
  written,
  key: spellingKey(written),
  meant,
});
const known = groupSpellings(firstSpellings());
const read = (keyword: string, spellings = known) =>
  partsOf(keyword, spellings).map(({ group, text }) => (group ? `<${group.name}>` : text.trim()));

describe('the first set', () => {
  const written = firstSpellings();

  test('has more than 500 Thai spellings, each for one name', () => {
    const thai = new Set(written.filter((one) => /[ก-ฮ]/.test(one.written)).map(({ key }) => key));
    expect(thai.size).toBeGreaterThan(500);
    expect(new Set(written.map(({ key }) => key)).size).toBe(written.length);
  });

  test('has no name that spells another one', () => {
    const names = new Set(written.map(({ meant }) => spellingKey(meant)));
    const chained = written.filter(({ key, meant }) => names.has(key) && key !== spellingKey(meant));
    expect(chained).toEqual([]);
  });

  test('has no common Thai word as a brand', () => {
    // Words beside brands that the dictionary has as well are loans of the same brand, or the fruit.
    const common =
      'บ้าน รถ น้ำ ไฟ แม่ พ่อ ลูก เด็ก หมา แมว ปลา ไก่ หมู ข้าว ผัก ส้ม มะม่วง กล้วย เงิน ทอง สวย งาม ดี ใหม่ เก่า ใหญ่ เล็ก ร้อน เย็น แดง ดำ ขาว เขียว ฟ้า เหลือง ชมพู ม่วง เสื้อ กางเกง หมวก ถุง ร้าน ตลาด ของ ราคา ถูก แพง ลด แจก แถม ส่ง ฟรี ครู หมอ ดิน ลม ฝน ทะเล ภูเขา ต้นไม้ ดอกไม้ หนังสือ ปากกา โมเดล โต๊ะ ประตู หน้าต่าง บันได ครอก เทคโน ไอคิว คอ มือ เท้า ตา หู จมูก ปาก ฟัน ผม หน้า แขน ขา หลัง ใจ เพลง หนัง เกม กีฬา วิ่ง ว่าย เดิน นอน กิน ดื่ม โปโล โดม โซน เดลี่ บอล บอส ชา นม ไข่ แป้ง เกลือ'.split(
        ' ',
      );
    const brands = new Set(written.flatMap(({ kind, key }) => (kind === 'brand' ? key : [])));
    expect(common.filter((word) => brands.has(spellingKey(word)))).toEqual([]);
    expect(common.filter((word) => read(word)[0]?.startsWith('<') && brands.has(spellingKey(word)))).toEqual(
      [],
    );
  });
});

test.each([
  ['วิโว่', '<vivo>'],
  ['โปโก้', '<POCO>'],
  ['โปโค', '<POCO>'],
  ['เรดมี', '<Redmi>'],
  ['ไอคู', '<iQOO>'],
  ['กูเกิลพิกเซล', '<Google Pixel>'],
  ['แกแลคซี่', '<Samsung Galaxy>'],
  ['แกลแลคซี่', '<Samsung Galaxy>'],
  ['มาริโอ้', '<มาริโอ>'],
  ['เพลสเตชั่น', '<Sony PlayStation>'],
  ['ซัมซูง', '<Samsung>'],
  ['SAMSUNG', '<Samsung>'],
  ['iphones', '<Apple iPhone>'],
  ['กระเป๋าตัง', '<กระเป๋าสตางค์>'],
  ['ช้อปปี้', '<SHOPEE>'],
])('%s is a spelling of %s', (typed, name) => {
  expect(read(typed)).toEqual([name]);
});

test.each([
  ['มือถือวิโว่ y18', ['<โทรศัพท์มือถือ>', '<vivo>', 'y18']],
  ['ฟิล์มไอโฟน', ['<ฟิล์มกันรอย>', '<Apple iPhone>']],
  ['nintendoswitch oled', ['<Nintendo Switch>', 'oled']],
  ['nintendo switch oled', ['<Nintendo Switch>', 'oled']],
  ['iphone15', ['<Apple iPhone>', '15']],
  ['samsung galaxy s24', ['<Samsung>', '<Samsung Galaxy>', 's24']],
  ['เมาส์ไร้สายโลจิเทค', ['<เมาส์>', 'ไร้สาย', '<Logitech>']],
  ['หูฟงั', ['<หูฟัง>']],
])('%s is read as %j', (typed, parts) => {
  expect(read(typed)).toEqual(parts);
});

test.each(['โมเดลรถ', 'sharpener', 'ps55', 'mydell', 'เสื้อโปโล'])('%s has no name in it', (typed) => {
  expect(read(typed)).toEqual([normalText(typed)]);
});

test('an operator’s spelling counts before the first set, and one that means nothing removes it', () => {
  const own = (...rows: Spelling[]) => groupSpellings([...firstSpellings(), ...rows]);
  expect(read('โปโก้', own(spelling('โปโก้', 'Pogo')))).toEqual(['<Pogo>']);
  expect(read('โปโก้', own(spelling('โปโก', '')))).toEqual(['โปโก้']);
  expect(read('poco', own(spelling('โปโก', '')))).toEqual(['<POCO>']);
});

test('a group is asked by any of its names, each form once', () => {
  const group = groupSpellings([spelling('ps', 'Play Station'), spelling('หมู', 'Play Station')]).get('ps');
  expect(group && anyName(group)).toBe("(('play' & 'station') | 'playstation' | 'ps' | 'หมู')");
});
