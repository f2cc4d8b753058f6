import { z } from 'zod';
import { PLATFORMS } from '#schemas/enums/platform.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts } from '#schemas/module/list-fields.ts';
import { title } from '#schemas/module/sketch.ts';
import { platformLook } from '#schemas/platforms.ts';

/** Numbers of coupons to choose from. */
const COUNTS = [3, 6, 9, 12] as const;

const schema = z.object({
  ...listTexts,
  /** Coupons of one shop; all if left out. */
  platform: z.enum(PLATFORMS).optional(),
  count: z.literal(COUNTS).default(6),
});

export type CouponsProps = z.infer<typeof schema>;

export const coupons = defineModule({
  type: 'coupons',
  version: 1,
  name: { th: 'คูปอง', en: 'Coupons', id: 'Kupon' },
  about: {
    th: 'คูปองที่ใช้ได้ตอนนี้ พร้อมเงื่อนไขและโค้ดให้คัดลอก',
    en: 'Coupons that can be used now, with their terms and codes to copy',
    id: 'Kupon yang berlaku sekarang, dengan syarat dan kode untuk disalin',
  },
  category: 'promotion',
  icon: 'tag',
  sketch: [
    ...title,
    [2, 10, 6, 8],
    [8, 10, 14, 8],
    [25, 10, 6, 8],
    [31, 10, 14, 8],
    [2, 21, 6, 8],
    [8, 21, 14, 8],
  ],
  schema,
  defaults: { title: {}, count: 6 },
  fields: [
    ...LIST_TEXTS,
    {
      name: 'platform',
      type: 'SELECT',
      tab: 'data',
      label: 'field.platform',
      unset: 'field.platform.all',
      options: PLATFORMS.flatMap((value) => {
        const look = platformLook(value);
        return look ? [{ value, label: { plain: look.name } }] : [];
      }),
    },
    {
      name: 'count',
      type: 'SELECT',
      tab: 'style',
      label: 'field.count',
      required: true,
      options: COUNTS.map((value) => ({ value, label: { plain: String(value) } })),
    },
  ],
});
