import type { ModuleFixtures } from '#runtime/module.ts';
import type { NoticeProps } from './module.ts';

const of = (...items: NoticeProps['items']) => ({ props: { items }, data: undefined });

export const noticeFixtures: ModuleFixtures<NoticeProps> = {
  default: of(
    { text: { th: 'ส่งฟรีทุกร้านถึงเที่ยงคืน', en: 'Free shipping everywhere until midnight' }, link: '/coupons' },
    { text: { th: 'คูปองใหม่ทุก 2 ชั่วโมง', en: 'New coupons every two hours' }, link: 'https://shop.example/' },
    { text: { th: 'ราคาอาจเปลี่ยนโดยไม่แจ้งล่วงหน้า', en: 'Prices may change at any time' } },
  ),
  empty: of({ text: { th: '' }, link: '/coupons' }),
  longestThai: of({
    text: { th: 'กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้เท่านั้นสำหรับสมาชิกใหม่' },
  }),
  longestIndonesian: {
    ...of({
      text: {
        id: 'Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi akhir pekan ini',
      },
    }),
    lang: 'id',
  },
  /** Without images: here a text is missing. */
  missingImage: of({ text: { en: 'English only' } }, { text: { th: 'เหลือหนึ่งเดียว' } }),
};
