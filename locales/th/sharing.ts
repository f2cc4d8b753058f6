import type { sharing as english } from '../en/sharing.ts';
import type { Translation } from '../translate.ts';

export const sharing: Translation<typeof english> = {
  'share.label': 'แชร์',
  'share.title': 'แชร์ให้เพื่อน',
  'share.making': 'กำลังสร้างลิงก์ของคุณ…',
  'share.line': 'แชร์ทาง LINE',
  'share.facebook': 'แชร์ทาง Facebook',
  'share.more': 'แอปอื่น ๆ…',
  'share.copy': 'คัดลอกลิงก์',
  'share.copied': 'คัดลอกลิงก์แล้ว',
  'share.failed': 'คัดลอกลิงก์ไม่สำเร็จ',
  'share.link': 'ลิงก์',
  'share.seen': 'เพื่อนที่เปิดลิงก์นี้จะเห็นว่าคุณเป็นคนแชร์',
  'share.by': 'แชร์โดย {name}',
  'share.tips': 'เคล็ดลับกิจกรรม',
  'share.tips.text': 'คัดลอกลิงก์ให้อัตโนมัติไม่สำเร็จ แตะค้างที่ข้อความด้านล่าง เลือก “คัดลอก” แล้วนำไปวางในแชตเพื่อส่งให้เพื่อน',
};
