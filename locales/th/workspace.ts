import type { workspace as english } from '../en/workspace.ts';
import type { Translation } from '../translate.ts';

export const workspace: Translation<typeof english> = {
  'workspace.undone': 'เลิกทำแล้ว: {label}',
  'workspace.redone': 'ทำซ้ำแล้ว: {label}',
  'workspace.undoGone': 'เลิกทำ “{label}” ไม่ได้แล้ว เพราะมีคนแก้ไขส่วนนี้ไปแล้ว',
  'workspace.editRefused': 'บันทึก “{label}” ไม่ได้ ข้อความที่คุณพิมพ์เก็บไว้ในรายการข้อความที่เก็บไว้',
  'workspace.conflictBy': '{name} แก้ไขส่วนเดียวกัน: {label} โปรดเลือกว่าจะใช้แบบไหน',
};
