import type { editor as english } from '../en/editor.ts';
import type { Translation } from '../translate.ts';
import { fields } from './fields.ts';
import { workspace } from './workspace.ts';

export const editor: Translation<typeof english> = {
  ...fields,
  ...workspace,

  'account.signIn': 'เข้าสู่ระบบ',
  'account.signOut': 'ออกจากระบบ',

  'role.viewer': 'ผู้ดู',
  'role.editor': 'ผู้แก้ไข',
  'role.publisher': 'ผู้เผยแพร่',
  'role.owner': 'เจ้าของ',

  'preview.signIn': 'เข้าสู่ระบบตัวแก้ไขเพื่อดูตัวอย่างนี้',
  'preview.expired': 'ลิงก์ตรวจทานนี้หมดอายุหรือถูกยกเลิกแล้ว โปรดขอลิงก์ใหม่จากผู้ที่ส่งให้คุณ',
  'preview.missing': 'ไม่พบหน้าหรือเวอร์ชันนี้',
  'preview.unreadable': 'อ่านที่อยู่ของตัวอย่างนี้ไม่ได้',
};
