import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';

const NOTICE_LIMITS = { items: 20, textLength: 120 } as const;

const itemSchema = z.object({
  text: localizedTextValue(NOTICE_LIMITS.textLength).default({}),
  link: jumpValue.optional(),
});

const schema = z.object({ items: z.array(itemSchema).max(NOTICE_LIMITS.items).default([]) });

export type NoticeProps = z.infer<typeof schema>;

export const notice = defineModule({
  type: 'notice',
  version: 1,
  name: { th: 'ประกาศ', en: 'Notice', id: 'Pengumuman' },
  about: {
    th: 'ข้อความสั้น ๆ ที่เลื่อนผ่าน',
    en: 'Short messages that scroll by',
    id: 'Pesan singkat yang bergulir',
  },
  category: 'content',
  icon: 'bell',
  sketch: [
    [2, 12, 6, 6],
    [11, 13, 35, 4],
  ],
  schema,
  defaults: { items: [] },
  preset: ({ things }) => ({ items: things.slice(0, 3).map(({ title, link }) => ({ text: title, link })) }),
  fields: [
    {
      name: 'items',
      type: 'LIST',
      label: 'field.notices',
      max: NOTICE_LIMITS.items,
      item: [
        {
          name: 'text',
          type: 'TEXT',
          label: 'field.text',
          required: true,
          localized: true,
          maxLength: NOTICE_LIMITS.textLength,
        },
        { name: 'link', type: 'JUMP', label: 'field.link' },
      ],
    },
  ],
});
