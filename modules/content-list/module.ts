import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { title } from '#schemas/module/sketch.ts';
import { contentSourceValue, newQuery } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['strip', 'waterfall'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  source: contentSourceValue,
});

export type ContentListProps = z.infer<typeof schema>;

export const contentList = defineModule({
  type: 'content-list',
  version: 2,
  name: { th: 'บทความที่เลือก', en: 'Picked articles', id: 'Artikel pilihan' },
  about: {
    th: 'บทความ ดีล และธีมช้อปที่เลือกเอง หรือบทความตามเงื่อนไข',
    en: 'Articles, deals and themes you pick, or articles that meet your conditions',
    id: 'Artikel, promo, dan tema pilihan Anda, atau artikel yang memenuhi syarat Anda',
  },
  category: 'content',
  icon: 'compass',
  sketch: [...title, [2, 10, 12, 8], [17, 11, 26, 3], [2, 21, 12, 8], [17, 22, 26, 3]],
  schema,
  defaults: { title: {}, source: newQuery('contents', 6) },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'contents', required: true }),
    ...arrangementFields('grid', LAYOUTS),
  ],
  migrations: { 1: ({ contents = [], ...rest }) => ({ ...rest, source: { pick: contents } }) },
});
