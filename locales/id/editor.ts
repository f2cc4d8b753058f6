import type { editor as english } from '../en/editor.ts';
import type { Translation } from '../translate.ts';

export const editor: Translation<typeof english> = {
  'account.signIn': 'Masuk',
  'account.signOut': 'Keluar',

  'role.viewer': 'Peninjau',
  'role.editor': 'Penyunting',
  'role.publisher': 'Penerbit',
  'role.owner': 'Pemilik',
};
