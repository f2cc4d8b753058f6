import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row, title } from '#schemas/module/sketch.ts';
import { contentSourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['grid', 'waterfall'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** The editors’ choice if left out. */
  source: z.optional(contentSourceValue),
});

export type RecommendedArticlesProps = z.infer<typeof schema>;

export const recommendedArticles = defineModule({
  type: 'recommended-articles',
  version: 1,
  name: { th: 'บทความแนะนำ', en: 'Recommended articles', id: 'Artikel rekomendasi' },
  about: {
    th: 'บทความที่เลือกให้ผู้อ่าน',
    en: 'Articles chosen for the reader',
    id: 'Artikel yang dipilihkan untuk pembaca',
  },
  category: 'content',
  icon: 'compass',
  sketch: [...title, ...row(2, 10, 18)],
  schema,
  defaults: { title: {} },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'contents', kinds: ['ARTICLE', 'NOTE'], automatic: 'field.source.articles' }),
    ...arrangementFields('strip', LAYOUTS),
  ],
});
