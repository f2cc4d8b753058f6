import type { editor as english } from '../en/editor.ts';
import type { Translation } from '../translate.ts';

export const editor: Translation<typeof english> = {
  'account.signIn': 'เข้าสู่ระบบ',
  'account.signOut': 'ออกจากระบบ',

  'role.viewer': 'ผู้ดู',
  'role.editor': 'ผู้แก้ไข',
  'role.publisher': 'ผู้เผยแพร่',
  'role.owner': 'เจ้าของ',
};
