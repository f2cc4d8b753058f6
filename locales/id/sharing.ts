import type { sharing as english } from '../en/sharing.ts';
import type { Translation } from '../translate.ts';

export const sharing: Translation<typeof english> = {
  'share.label': 'Bagikan',
  'share.title': 'Bagikan ke teman',
  'share.making': 'Membuat tautan Anda…',
  'share.line': 'Bagikan ke LINE',
  'share.facebook': 'Bagikan ke Facebook',
  'share.more': 'Aplikasi lain…',
  'share.copy': 'Salin tautan',
  'share.copied': 'Tautan disalin',
  'share.failed': 'Tautan gagal disalin',
  'share.link': 'Tautan',
  'share.seen': 'Siapa pun yang membuka tautan ini melihat bahwa Anda yang membagikannya.',
  'share.by': 'Dibagikan oleh {name}',
  'share.tips': 'Tips aktivitas',
  'share.tips.text':
    'Tautan tidak bisa disalin otomatis. Tekan lama teks di bawah, pilih “Salin”, lalu tempel di obrolan dengan teman.',
};
