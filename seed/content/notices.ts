import type { Text } from '#locales/format/localize.ts';

type SeedNotice = { title: Text; content: Text; link: string; daysAgo: number };

/** Notices of the demonstration shops to their members, the newest first. */
export const NOTICES: readonly SeedNotice[] = [
  {
    title: ['รวมคูปองไว้ให้ในหน้าเดียวแล้ว', 'All coupons on one page', 'Semua kupon di satu halaman'],
    content: [
      'กดเก็บโค้ดส่วนลดของ Lazada, Shopee และ TikTok Shop ได้จากหน้าเดียว เราเช็กให้ทุกวันว่าโค้ดไหนยังใช้ได้',
      'Codes for Lazada, Shopee and TikTok Shop are now in one place, and we check every day which ones still work.',
      'Kode Lazada, Shopee, dan TikTok Shop kini ada di satu tempat, dan tiap hari kami cek mana yang masih berlaku.',
    ],
    link: '/coupons',
    daysAgo: 2,
  },
  {
    title: ['กติกาการแสดงความคิดเห็นฉบับใหม่', 'New rules for comments', 'Aturan baru untuk komentar'],
    content: [
      'คุยกันอย่างสุภาพ ไม่โพสต์โฆษณา และไม่เปิดเผยข้อมูลส่วนตัวของคนอื่น เห็นอะไรไม่เหมาะสมกดรายงานได้เลย',
      'Be kind, don’t advertise and keep other people’s data private. Report anything that doesn’t belong here.',
      'Bersikap sopan, jangan beriklan, dan jaga data pribadi orang lain. Laporkan bila ada yang tidak pantas.',
    ],
    link: '/user-agreement',
    daysAgo: 9,
  },
];
