import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { row, title } from '#schemas/module/sketch.ts';

const MAX_TITLE = 60;

const schema = z.object({
  /** Title that replaces the default one. */
  title: localizedTextValue(MAX_TITLE).default({}),
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
  fields: [{ name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: MAX_TITLE }],
});
