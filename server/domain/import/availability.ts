import type { Availability } from '#schemas/enums/availability.ts';

/** Spellings in feeds, in lower case without spaces, `_` and `-`. */
const SPELLINGS: Record<Availability, string> = {
  IN_STOCK:
    'instock available yes y true limitedavailability onlineonly instoreonly readystock tersedia มีสินค้า พร้อมส่ง มี',
  OUT_OF_STOCK:
    'outofstock soldout unavailable notavailable no n false oos habis stokhabis หมด สินค้าหมด หมดสต็อก หมดสต๊อก ไม่มีสินค้า ไม่มี',
  PREORDER: 'preorder presale พรีออเดอร์ สั่งจองล่วงหน้า',
  BACKORDER: 'backorder availablefororder onbackorder madetoorder รอสินค้า',
  DISCONTINUED: 'discontinued เลิกผลิต ยกเลิกจำหน่าย',
};
const BY_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([availability, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, availability as Availability] as const),
  ),
);

/** Availability in any spelling, also a flag, a number in stock or a schema.org address; undefined if unknown. */
export function parseAvailability(value: string | number | boolean): Availability | undefined {
  if (/^-?\d+(?:\.\d+)?$/.test(String(value).trim())) return Number(value) > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK';
  const folded = String(value)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]+/g, '');
  return BY_SPELLING.get(folded);
}
