import type { ModuleFixtures } from '#runtime/module.ts';
import { type AlertSignUpProps, alertSignUp } from './module.ts';

const of = (props: Partial<AlertSignUpProps>) => ({
  props: { ...alertSignUp.defaults, ...props },
  data: undefined,
});

export const alertSignUpFixtures: ModuleFixtures<AlertSignUpProps> = {
  default: of({
    title: { th: 'ไม่พลาดดีลที่รอ', en: 'Never miss the deal you wait for', id: 'Jangan lewatkan promo incaran' },
    text: {
      th: 'บอกเราว่ากำลังหาอะไร มีดีลใหม่เมื่อไรเราส่งอีเมลให้',
      en: 'Tell us what you are looking for. We mail you when it is on offer.',
      id: 'Beri tahu kami apa yang Anda cari. Kami kirim email saat ada promo.',
    },
    keywords: [
      { keyword: { th: 'หูฟัง', en: 'headphones', id: 'headphone' } },
      { keyword: { th: 'หม้อทอดไร้น้ำมัน', en: 'air fryer', id: 'air fryer' } },
      { keyword: { th: 'มือถือ', en: 'phone', id: 'ponsel' } },
    ],
  }),
  empty: of({ title: {}, text: { th: 'ไม่มีหัวข้อ' } }),
  longestThai: of({
    title: { th: 'กู้ภัยที่นี่ ปั๊มน้ำอัตโนมัติและที่ชาร์จเร็ว ฎุฏู ลดราคาพิเศษสุดเฉพาะวันนี้' },
    keywords: [{ keyword: { th: 'ที่ชาร์จเร็วและปั๊มน้ำอัตโนมัติ' } }],
  }),
  longestIndonesian: {
    ...of({
      title: { id: 'Pertanggungjawaban pengiriman sepenuhnya ditanggung penjual selama promosi' },
      keywords: [{ keyword: { id: 'Penghematan energi elektronik' } }],
    }),
    lang: 'id',
  },
  /** Without images: here the text and the keywords are missing. */
  missingImage: of({ title: { th: 'แจ้งเตือนดีล' } }),
};
