import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { row, title } from '#schemas/module/sketch.ts';

const ALERT_SIGN_UP = { titleLength: 80, textLength: 200, keywords: 8, keywordLength: 30 } as const;

const schema = z.object({
  title: localizedTextValue(ALERT_SIGN_UP.titleLength).default({}),
  text: localizedTextValue(ALERT_SIGN_UP.textLength).default({}),
  /** Predefined keywords. */
  keywords: z
    .array(z.object({ keyword: localizedTextValue(ALERT_SIGN_UP.keywordLength).default({}) }))
    .max(ALERT_SIGN_UP.keywords)
    .default([]),
});

export type AlertSignUpProps = z.infer<typeof schema>;

const words = { type: 'TEXT', localized: true } as const;

export const alertSignUp = defineModule({
  type: 'alert-sign-up',
  version: 1,
  name: { th: 'สมัครแจ้งเตือนดีล', en: 'Deal alert sign-up', id: 'Pendaftaran notifikasi promo' },
  about: {
    th: 'ช่องให้ลูกค้ากรอกสิ่งที่กำลังรอ',
    en: 'A field where shoppers enter the deal they wait for',
    id: 'Kolom bagi pembeli untuk mengisi promo yang ditunggu',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [...title, [2, 10, 30, 7], [34, 10, 12, 7], ...row(4, 22, 5)],
  schema,
  defaults: {
    title: { th: 'รับแจ้งเตือนเมื่อมีดีล', en: 'Hear of new deals first', id: 'Dapat kabar promo lebih dulu' },
    text: {},
    keywords: [],
  },
  fields: [
    { ...words, name: 'title', label: 'field.title', required: true, maxLength: ALERT_SIGN_UP.titleLength },
    { ...words, name: 'text', label: 'field.text', multiline: true, maxLength: ALERT_SIGN_UP.textLength },
    {
      name: 'keywords',
      type: 'LIST',
      label: 'field.suggestedKeywords',
      max: ALERT_SIGN_UP.keywords,
      item: [
        {
          ...words,
          name: 'keyword',
          label: 'field.keyword',
          required: true,
          maxLength: ALERT_SIGN_UP.keywordLength,
        },
      ],
    },
  ],
});
