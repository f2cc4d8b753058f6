import { z } from 'zod';
import { pictureValue } from '#schemas/fields/picture.ts';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row } from '#schemas/module/sketch.ts';
import { localized } from '#schemas/page/localized.ts';
import { sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['grid'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** Title as a picture, with its text in Thai and in English. */
  titleImage: localized(pictureValue).default({}),
  /** The running daily special offers if left out. */
  source: z.optional(sourceValue('deals')),
});

export type DailySpecialProps = z.infer<typeof schema>;

export const dailySpecial = defineModule({
  type: 'daily-special',
  version: 1,
  name: { th: 'ดีลพิเศษประจำวัน', en: 'Daily special offers', id: 'Promo spesial harian' },
  about: {
    th: 'ดีลพิเศษวันนี้พร้อมเวลานับถอยหลัง',
    en: 'Today’s offers with a countdown',
    id: 'Promo spesial hari ini dengan hitung mundur',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [[2, 3, 20, 5], [34, 3, 12, 5], ...row(4, 12, 16)],
  schema,
  defaults: { title: {}, titleImage: {} },
  fields: [
    ...LIST_TEXTS,
    ...arrangementFields('strip', LAYOUTS),
    sourceField({
      of: 'deals',
      automatic: 'field.source.daily',
      query: [{ field: 'daily', op: 'is', value: true }],
    }),
    { name: 'titleImage', type: 'PICTURE', label: 'field.titleImage', localized: true, decorative: true },
  ],
});
