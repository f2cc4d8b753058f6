import { expect, test } from 'vitest';
import { brandOfTitle, titleNames } from './brand-of-title.ts';
import { isForAnother } from './fittings.ts';
import { firstSpellings } from './load-spellings.ts';
import { groupSpellings } from './spellings.ts';

const OWN = ['Samsung', 'Kitchora', 'Joy', 'Smile Home', 'UGREEN', 'X'];
const names = titleNames(groupSpellings(firstSpellings()), OWN);

/** Titles as marketplaces have them, with the brand that they name. */
const TITLES: readonly (readonly [string, string | undefined])[] = [
  ['หูฟังมีสาย 3.5 มม. หูฟังไอโฟน oppo vivo xiaomi พร้อมไมค์', undefined],
  ['CrabPlay หูฟังอินเอียร์ หูฟังซัมซุง เบสแน่น', undefined],
  ['หูฟัง OPPO R17 ของแท้1:1 เสียงดี', undefined],
  ['หูฟังไอโฟน ไลท์นิ่ง', undefined],
  ['จอย ps4 ไร้สาย ใช้งานดี', undefined],
  ['Game Stick 4K เล่นเกม PlayStation ได้', undefined],
  ['แปรงทำความสะอาดคีย์บอร์ด iPhone AirPods 7 in 1', undefined],
  ['จุกยางซิลิโคน Nintendo Switch Joy', undefined],
  ['หมึกเทียบเท่า Canon GI-790', undefined],
  ['Ink equivalent to Canon GI-71', undefined],
  ['กระเป๋าสไตล์ Coach งานสวย', undefined],
  ['รองเท้า Nike เกรด AAA', undefined],
  ['Apple AirPods Pro 2 หูฟังไร้สาย', 'Apple'],
  ['หูฟังไร้สาย Sony WF-C510', 'Sony'],
  ['หูฟัง JBL Tune 520BT', 'JBL'],
  ['Samsung Galaxy Buds FE หูฟังไร้สาย', 'Samsung'],
  ['Canon GI-790 หมึกแท้', 'Canon'],
  ['Apple iPhone 15 128GB (ศูนย์ไทย)', 'Apple'],
  ['[ใหม่ล่าสุด] iPhone 16 Pro Max 256GB เครื่องศูนย์', 'Apple'],
  ['ไอโฟน13 มือสอง สภาพดี แบต 90%', 'Apple'],
  ['เคส iPhone 15 Pro Max แบบใส กันกระแทก', undefined],
  ['เคสสำหรับ iPhone 14 ซิลิโคน', undefined],
  ['ฟิล์มกระจก ไอโฟน 13 เต็มจอ', undefined],
  ['iPhone 15 เคสแม่เหล็ก MagSafe', undefined],
  ['Case for Samsung Galaxy S24 Ultra', undefined],
  ['Samsung Galaxy A55 5G (8/256GB) แถมเคส+ฟิล์ม', 'Samsung'],
  ['ซัมซุง Galaxy Tab S9 FE Wi-Fi', 'Samsung'],
  ['กาแลคซี่ เอ15 เครื่องใหม่', 'Samsung'],
  ['Spigen เคส iPhone 15 Ultra Hybrid', 'Spigen'],
  ['UGREEN สายชาร์จ USB-C to Lightning สำหรับ iPhone', 'UGREEN'],
  ['สายชาร์จเร็ว Anker PowerLine for iPhone', 'Anker'],
  ['หัวชาร์จเร็ว 25W for Samsung', undefined],
  ['Baseus พาวเวอร์แบงค์ 20000mAh รองรับ iPhone/Samsung/Huawei', 'Baseus'],
  ['พาวเวอร์แบงค์ 10000mAh รองรับ iPhone/Samsung/Huawei', undefined],
  ['Nintendo Switch OLED Model รุ่น White', 'Nintendo'],
  ['นินเทนโด้ สวิตช์ ไลท์ สีเทา', 'Nintendo'],
  ['[Nintendo Switch] Mario Kart 8 Deluxe', 'Nintendo'],
  ['Nintendo Switch: Super Mario Bros. Wonder', 'Nintendo'],
  ['ซองกันกระแทก สำหรับ Nintendo Switch', undefined],
  ['PS5 PlayStation 5 Slim Disc Edition', 'Sony'],
  ['เครื่องเล่นเพลสเตชั่น 5 รุ่นสลิม', 'Sony'],
  ['vivo Y18 (4+64GB) จอ 6.56 นิ้ว', 'vivo'],
  ['มือถือวีโว่ V40 Lite', 'vivo'],
  ['โปโก้ X6 Pro 5G', 'POCO'],
  ['POCO M6 Pro 8/256 ประกันศูนย์', 'POCO'],
  ['Redmi 13C 8GB+256GB', 'Redmi'],
  ['iQOO Z9 Turbo เครื่องศูนย์', 'iQOO'],
  ['Google Pixel 8a 128GB', 'Google'],
  ['กล้อง 48 ล้านพิกเซล บันทึกวิดีโอ 4K', undefined],
  ['Realme 12 Pro+ 5G', 'realme'],
  ['Huawei Band 9 สมาร์ทวอทช์', 'Huawei'],
  ['สายนาฬิกา Huawei Watch GT4', undefined],
  ['Garmin Forerunner 265 นาฬิกาวิ่ง', 'Garmin'],
  ['Laptop Intel Core i5 ASUS Vivobook 15', 'ASUS'],
  ['คอมประกอบ Ryzen 5 5600G RAM 16GB', 'AMD'],
  ['Xiaomi TV A Pro 55 นิ้ว Google TV', 'Xiaomi'],
  ['เครื่องฟอกอากาศ เสียวหมี่ Smart Air Purifier 4', 'Xiaomi'],
  ['ไส้กรอง Xiaomi Air Purifier 4', undefined],
  ['รีโมทแอร์ Mitsubishi ใช้แทนของเดิม', undefined],
  ['แอร์ไดกิ้น 12000 BTU ติดตั้งฟรี', 'Daikin'],
  ['พัดลมฮาตาริ 16 นิ้ว', 'Hatari'],
  ['เครื่องปั่น Philips HR2041', 'Philips'],
  ['La Roche-Posay Anthelios กันแดด 50ml', 'La Roche-Posay'],
  ['ลาโรช โพเซย์ เอฟฟาคลาร์', 'La Roche-Posay'],
  ['L’Oréal Paris Revitalift เซรั่ม', "L'Oreal"],
  ['Maybelline รองพื้น Fit Me for all skin types', 'Maybelline'],
  ['เซราวี CeraVe Moisturizing Cream 454g', 'CeraVe'],
  ['วาสลีน โลชั่น 400 มล.', 'Vaseline'],
  ['แพมเพิส ผ้าอ้อม ไซส์ L', 'Pampers'],
  ['น้ำแอปเปิ้ลไซเดอร์ 500 มล.', undefined],
  ['Apple cider vinegar 946 ml', undefined],
  ['Honor X8b 8/512GB', 'Honor'],
  ['เหรียญ Medal of Honor สะสม', undefined],
  ['รถโมเดลเหล็ก 1:64', undefined],
  ['กระเป๋าสตางค์ผู้ชาย หนังแท้', undefined],
  ['Kitchora หม้อทอดไร้น้ำมัน 5 ลิตร', 'Kitchora'],
  ['เสื้อยืด Joy of life', undefined],
  ['Joy เสื้อยืดคอกลม', 'Joy'],
  ['Smile Home ที่นอนยางพารา 5 ฟุต', 'Smile Home'],
  ['กล้องวงจรปิด EZVIZ C6N', 'EZVIZ'],
  ['ถุงเท้า Nike แพ็ค 3 คู่', 'Nike'],
  ['รองเท้า อดิดาส Samba', 'Adidas'],
];

test.each(TITLES)('%s: %s', (title, brand) => {
  expect(brandOfTitle(title, names)).toBe(brand);
});

test('what is given along makes nothing a thing for another', () => {
  expect(isForAnother('เคส vivo Y18')).toBe(true);
  expect(isForAnother('vivo Y18 แถมฟรีเคส')).toBe(false);
  expect(isForAnother('vivo Y18 with case')).toBe(false);
});
