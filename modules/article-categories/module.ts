import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row } from '#schemas/module/sketch.ts';
import { sourceValue } from '#schemas/source.ts';

const schema = z.strictObject({
  ...listTexts,
  /** The first level of article categories if left out. */
  source: z.optional(sourceValue('categories')),
});

export type ArticleCategoriesProps = z.infer<typeof schema>;

export const articleCategories = defineModule({
  type: 'article-categories',
  version: 1,
  name: { th: 'หมวดหมู่บทความ', en: 'Article categories', id: 'Kategori artikel' },
  about: {
    th: 'ปุ่มหมวดหมู่บทความ',
    en: 'Buttons of the article categories',
    id: 'Tombol kategori artikel',
  },
  category: 'content',
  icon: 'compass',
  sketch: row(4, 12, 8, 2),
  schema,
  defaults: { title: {} },
  fields: [...LIST_TEXTS, sourceField({ of: 'categories', automatic: 'field.source.firstLevel' })],
});
