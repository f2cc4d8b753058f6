import { z } from 'zod';
import { codeSchema } from '#schemas/fields/content-relation.ts';
import { pictureValue } from '#schemas/fields/picture.ts';
import { defineModule } from '#schemas/module/define.ts';
import { localized } from '#schemas/page/localized.ts';

const MAX_BOARDS = 20;

const schema = z.object({
  boards: z
    .array(z.object({ code: codeSchema }))
    .max(MAX_BOARDS)
    .default([]),
  /** Title picture before the boards, with its text in Thai and in English. */
  cover: localized(pictureValue).default({}),
});

export type LeaderboardStripProps = z.infer<typeof schema>;

export const leaderboardStrip = defineModule({
  type: 'leaderboard-strip',
  version: 1,
  name: { th: 'อันดับสินค้า', en: 'Leaderboards', id: 'Papan peringkat' },
  about: {
    th: 'รายการสินค้าจัดอันดับ',
    en: 'Ranked lists of products',
    id: 'Daftar peringkat produk',
  },
  category: 'catalogue',
  icon: 'box',
  sketch: [
    [2, 6, 10, 20],
    [15, 6, 14, 20],
    [32, 6, 14, 20],
  ],
  schema,
  defaults: { boards: [], cover: {} },
  fields: [
    {
      name: 'boards',
      type: 'LIST',
      tab: 'data',
      label: 'field.leaderboards',
      max: MAX_BOARDS,
      item: [{ name: 'code', type: 'TEXT', codeOf: 'BOARD', label: 'field.code', required: true }],
    },
    { name: 'cover', type: 'PICTURE', label: 'field.cover', localized: true },
  ],
});
