import type { workspace as english } from '../en/workspace.ts';
import type { Translation } from '../translate.ts';

export const workspace: Translation<typeof english> = {
  'workspace.undone': 'Diurungkan: {label}',
  'workspace.redone': 'Diulangi: {label}',
  'workspace.undoGone': '“{label}” tidak bisa diurungkan lagi: sudah diubah orang lain',
  'workspace.editRefused': '“{label}” tidak bisa disimpan. Tulisan Anda ada di Teks tersimpan.',
  'workspace.conflictBy': '{name} mengubah bagian yang sama: {label}. Pilih mana yang dipakai.',
};
