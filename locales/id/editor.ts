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

  'preview.signIn': 'Masuk ke editor untuk melihat pratinjau ini',
  'preview.expired':
    'Tautan peninjauan ini sudah kedaluwarsa atau dicabut. Minta tautan baru kepada pengirimnya.',
  'preview.missing': 'Halaman atau versi ini tidak ada',
  'preview.noExample': 'Belum ada isi untuk menampilkan halaman ini',
  'preview.unreadable': 'Alamat pratinjau ini tidak dapat dibaca',

  'stage.frame': 'Halaman dalam {language}',
  'stage.unloaded':
    'Kode halaman ini gagal dimuat, jadi perubahan belum tampak di sini. Perubahan Anda tidak hilang.',
  'stage.dropHere': 'Lepaskan di sini',
  'stage.up': 'Naikkan',
  'stage.down': 'Turunkan',
  'stage.duplicate': 'Gandakan',
  'stage.hide': 'Sembunyikan',
  'stage.remove': 'Hapus',
  'stage.failed': '{name} bermasalah: {reason}',
  'stage.failedMany_other': '{count} modul bermasalah',
  'stage.reason.slow': 'datanya terlambat datang',
  'stage.reason.unknown': 'modul ini tidak tersedia',
  'stage.reason.newer': 'dibuat dengan versi yang lebih baru',
  'stage.reason.invalid': 'pengaturannya tidak dapat dibaca',
  'pick.goodsCategories': 'Semua kategori produk',
  'pick.articleCategories': 'Semua kategori artikel',
};
