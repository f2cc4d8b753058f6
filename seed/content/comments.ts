/** Names of the members of the demonstration shops; the first six write the notes. */
export const MEMBER_NAMES = [
  'แม่น้องปั้น',
  'บ้านเล็กครัวใหญ่',
  'Kopi & Keys',
  'นัทชอบของถูก',
  'ทาสแมวเบอร์หนึ่ง',
  'Dewi Jakarta',
  'ปูเป้สายช้อป',
  'Somchai T.',
  'น้องฝ้าย',
  'Rizky Hemat',
  'ลุงตู่ขายของเก่า',
  'Emma in Bangkok',
] as const;

/** Comments that fit any product. */
export const COMMENTS = [
  'ใช้มาสองเดือนแล้ว ยังดีอยู่เลย คุ้มราคามาก',
  'ราคานี้ถือว่าดีสุดเท่าที่เคยเห็น กดมาแล้วหนึ่งชิ้น',
  'สีจริงอ่อนกว่าในรูปนิดหน่อย แต่โดยรวมชอบ',
  'ขอบคุณที่รวบรวมให้ อ่านจบแล้วตัดสินใจง่ายขึ้นเยอะ',
  'มีใครลองใช้กับห้องเล็ก ๆ บ้างคะ เสียงดังไหม',
  'ของแท้ไหมครับ ร้านนี้เคยสั่งแล้วส่งช้า',
  'รอ 11.11 ดีไหม หรือซื้อตอนนี้เลย',
  'เพิ่งได้ของเมื่อวาน แพ็กมาดี ไม่มีรอย',
  'Bought it last week, arrived in two days. No complaints.',
  'Is the warranty valid in Thailand?',
  'Barangnya bagus, pengiriman cepat. Recommended!',
  'Harganya turun lagi kemarin, lumayan banget.',
] as const;

export const ANSWERS = [
  'ได้ค่ะ ใช้ในห้องนอนอยู่ เงียบมาก',
  'ขอบคุณที่บอกครับ',
  'เห็นด้วยเลย',
  'ร้านทางการรับประกันหนึ่งปีครับ',
  'สั่งร้านเดียวกัน สามวันถึงค่ะ',
  'Thanks, that helps.',
  'Sama, aku juga puas.',
] as const;
