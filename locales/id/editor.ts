import type { editor as english } from '../en/editor.ts';
import type { Translation } from '../translate.ts';
import { fields } from './fields.ts';
import { workspace } from './workspace.ts';

export const editor: Translation<typeof english> = {
  ...fields,
  ...workspace,

  'account.signIn': 'Masuk',
  'account.signOut': 'Keluar',

  'role.viewer': 'Peninjau',
  'role.editor': 'Penyunting',
  'role.publisher': 'Penerbit',
  'role.owner': 'Pemilik',

  'preview.signIn': 'Masuk ke editor untuk melihat pratinjau ini',
  'preview.expired':
    'Tautan peninjauan ini sudah kedaluwarsa atau dicabut. Minta tautan baru kepada pengirimnya.',
  'preview.missing': 'Halaman atau versi ini tidak ada',
  'preview.unreadable': 'Alamat pratinjau ini tidak dapat dibaca',
};
