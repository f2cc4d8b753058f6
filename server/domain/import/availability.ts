import type { Availability } from '#schemas/enums/availability.ts';
import { asciiDigits } from './price.ts';

/** Spellings in feeds, in lower case without spaces, `_` and `-`. */
const SPELLINGS: Record<Availability, string> = {
  IN_STOCK:
    'instock available yes y true limitedavailability limitedstock lowstock onlineonly instoreonly readystock ready tersedia stokterbatas มีสินค้า พร้อมส่ง มี มีของ มีสต็อก มีสต๊อก สินค้าพร้อมส่ง ใกล้หมด เหลือน้อย',
  OUT_OF_STOCK:
    'outofstock nostock soldout unavailable temporarilyunavailable notavailable no n false oos habis stokhabis หมด สินค้าหมด หมดสต็อก หมดสต๊อก ของหมด ไม่มีสินค้า ไม่มีของ ไม่มี',
  PREORDER: 'preorder presale พรีออเดอร์ สั่งจองล่วงหน้า',
  BACKORDER: 'backorder availablefororder onbackorder madetoorder รอสินค้า',
  DISCONTINUED: 'discontinued เลิกผลิต ยกเลิกจำหน่าย',
};
const BY_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([availability, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, availability as Availability] as const),
  ),
);

/** Words beside a number in stock: "เหลือ 5 ชิ้น", "only 3 left", "10+". */
const COUNTED = new Set(
  '|เหลือ|คงเหลือ|ชิ้น|เหลือชิ้น|คงเหลือชิ้น|เหลือเพียงชิ้น|left|onlyleft|leftinstock|onlyleftinstock|pcs|pieces|units|items|stock|stok|sisa|tersisa|morethan|over'.split(
    '|',
  ),
);
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** Availability in any spelling, also a flag, a number in stock or a schema.org address; undefined if unknown. */
export function parseAvailability(value: string | number | boolean): Availability | undefined {
  const text = asciiDigits(String(value).normalize('NFKC')).toLowerCase();
  const words = text.replace(/^https?:\/\/schema\.org\//, '').replace(NUMBER, '');
  const numbers = text.match(NUMBER) ?? [];
  const folded = words.replace(/[^\p{L}\p{M}]+/gu, '');
  const spelled = BY_SPELLING.get(folded.normalize('NFC'));
  if (numbers.length === 0 || (spelled !== undefined && spelled !== 'IN_STOCK')) return spelled;
  if (numbers.length > 1 || (spelled === undefined && !COUNTED.has(folded.normalize('NFC'))))
    return undefined;
  const isNegative = /^\s*-/.test(text);
  return Number(numbers[0]?.replaceAll(',', '')) > 0 && !isNegative ? 'IN_STOCK' : 'OUT_OF_STOCK';
}
