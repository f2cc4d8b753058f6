import { z } from 'zod';
import { pictureValue } from '#schemas/fields/picture.ts';
import { defineModule } from '#schemas/module/define.ts';
import { row } from '#schemas/module/sketch.ts';
import { localized } from '#schemas/page/localized.ts';

const schema = z.object({
  /** Title as a picture, with its text in Thai and in English. */
  titleImage: localized(pictureValue).default({}),
});

export type DailySpecialProps = z.infer<typeof schema>;

export const dailySpecial = defineModule({
  type: 'daily-special',
  version: 1,
  name: { th: 'ข้อเสนอพิเศษประจำวัน', en: 'Daily special offers', id: 'Penawaran spesial harian' },
  about: {
    th: 'ข้อเสนอวันนี้พร้อมนับถอยหลัง',
    en: 'Today’s offers with a countdown',
    id: 'Penawaran hari ini dengan hitung mundur',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [[2, 3, 20, 5], [34, 3, 12, 5], ...row(4, 12, 16)],
  schema,
  defaults: { titleImage: {} },
  fields: [
    { name: 'titleImage', type: 'PICTURE', label: 'field.titleImage', localized: true, decorative: true },
  ],
});
