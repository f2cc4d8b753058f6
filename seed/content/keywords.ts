import type { Text } from '#locales/format/localize.ts';

/** Hot searches, the hottest first. */
export const KEYWORDS: readonly Text[] = [
  ['หม้อทอดไร้น้ำมัน', 'air fryer', 'air fryer'],
  ['หูฟังไร้สาย', 'wireless earbuds', 'tws'],
  ['พาวเวอร์แบงก์', 'power bank', 'power bank'],
  ['เครื่องฟอกอากาศ', 'air purifier', 'air purifier'],
  ['กันแดด', 'sunscreen', 'sunscreen'],
  ['หุ่นยนต์ดูดฝุ่น', 'robot vacuum', 'robot vacuum'],
  ['ผ้าอ้อมเด็ก', 'diapers', 'popok bayi'],
  ['อาหารแมว', 'cat food', 'makanan kucing'],
  ['โน้ตบุ๊ก', 'laptop', 'laptop'],
  ['รองเท้าผ้าใบ', 'sneakers', 'sepatu sneakers'],
  ['พัดลม', 'stand fan', 'kipas angin'],
  ['เซรั่มวิตามินซี', 'vitamin C serum', 'serum vitamin c'],
  ['สมาร์ททีวี', 'smart tv', 'smart tv'],
  ['กระเป๋าเดินทาง', 'suitcase', 'koper'],
  ['คีย์บอร์ด', 'mechanical keyboard', 'keyboard mekanikal'],
  ['เก้าอี้ทำงาน', 'office chair', 'kursi kerja'],
  ['กาแฟดอยช้าง', 'doi chang coffee', 'kopi doi chang'],
  ['ลำโพงบลูทูธ', 'bluetooth speaker', 'speaker bluetooth'],
  ['สมาร์ทวอทช์', 'smartwatch', 'smartwatch'],
  ['เต็นท์', 'camping tent', 'tenda camping'],
  ['ลิปสติก', 'lipstick', 'lipstik'],
  ['กล้องวงจรปิด', 'security camera', 'cctv'],
  ['หม้อหุงข้าว', 'rice cooker', 'rice cooker'],
  ['เดรสลายดอก', 'floral dress', 'dress bunga'],
];
