import { remembered } from './remembered.ts';
import { normalText } from './words.ts';

const THAI_FITTINGS =
  'เคส ฟิล์ม ฟิลม์ กันรอย กระจกนิรภัย สายชาร์จ หัวชาร์จ ที่ชาร์จ อะแดปเตอร์ ปลอก ซองใส่ ซองกันน้ำ สายนาฬิกา สายรัด ขาตั้ง ขายึด ไส้กรอง แผ่นกรอง อะไหล่ รีโมท ฝาหลัง สติ๊กเกอร์ แท่นชาร์จ';
const LATIN_FITTINGS =
  'cases? films? covers? straps? chargers? cables? protectors? tempered screen\\s?protector replacement remotes? stickers? skins? casing adapters? holders? stands? kabel';
/** Words before a thing that is given along; a pattern without its bounds. */
export const GIFT = 'แถม|ฟรี|พร้อม|รวม|มี|\\+|plus|with|free|\\bof';
const FITTING = new RegExp(
  `(?<gift>(?:${GIFT})\\s*)?(?:${THAI_FITTINGS.split(' ').map(normalText).join('|')}|\\b(?:${LATIN_FITTINGS.split(' ').join('|')})\\b)`,
  'g',
);

/** Whether a title is of something that fits another thing, such as a case; one that is given along doesn't count. */
export function isForAnother(title: string): boolean {
  return isFitting(title);
}

/** An import asks for a title with its goods and again with its deal. */
const isFitting = remembered(100, (title) =>
  Array.from(normalText(title).matchAll(FITTING)).some(({ groups }) => groups?.gift === undefined),
);
