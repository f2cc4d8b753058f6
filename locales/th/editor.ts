import type { editor as english } from '../en/editor.ts';
import type { Translation } from '../translate.ts';
import { account } from './account.ts';
import { activityDesk } from './activity-desk.ts';
import { desk } from './desk.ts';
import { fields } from './fields.ts';
import { publishing } from './publishing.ts';
import { workspace } from './workspace.ts';

export const editor: Translation<typeof english> = {
  ...account,
  ...activityDesk,
  ...desk,
  ...fields,
  ...workspace,
  ...publishing,

  'preview.signIn': 'เข้าสู่ระบบตัวแก้ไขเพื่อดูตัวอย่างนี้',
  'preview.expired': 'ลิงก์ตรวจทานนี้หมดอายุหรือถูกยกเลิกแล้ว โปรดขอลิงก์ใหม่จากผู้ที่ส่งให้คุณ',
  'preview.missing': 'ไม่พบหน้าหรือเวอร์ชันนี้',
  'preview.noExample': 'ยังไม่มีสิ่งที่จะใช้แสดงหน้านี้',
  'preview.unreadable': 'อ่านที่อยู่ของตัวอย่างนี้ไม่ได้',

  'stage.frame': 'หน้าเว็บ ({language})',
  'stage.unloaded': 'โหลดโค้ดของหน้านี้ไม่สำเร็จ จึงยังไม่เห็นการแก้ไขที่นี่ แต่การแก้ไขไม่ได้หายไป',
  'stage.dropHere': 'วางตรงนี้',
  'stage.up': 'เลื่อนขึ้น',
  'stage.down': 'เลื่อนลง',
  'stage.duplicate': 'ทำสำเนา',
  'stage.hide': 'ซ่อน',
  'stage.remove': 'ลบ',
  'stage.failed': '{name}ใช้งานไม่ได้: {reason}',
  'stage.failedMany_other': 'โมดูล {count} รายการใช้งานไม่ได้',
  'stage.reason.slow': 'ข้อมูลมาช้าเกินไป',
  'stage.reason.unknown': 'ระบบไม่มีโมดูลนี้',
  'stage.reason.newer': 'สร้างด้วยเวอร์ชันที่ใหม่กว่า',
  'stage.reason.invalid': 'อ่านค่าที่ตั้งไว้ไม่ได้',
  'pick.goodsCategories': 'หมวดสินค้าทั้งหมด',
  'pick.articleCategories': 'หมวดบทความทั้งหมด',
};
