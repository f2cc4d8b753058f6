import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { contentSourceValue } from '#schemas/source.ts';

/** Numbers of articles to choose from. */
const POPULAR_COUNTS = [5, 10] as const;

/** Layouts beside the usual one. */
const LAYOUTS = ['grid', 'strip'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** The most read articles if left out. */
  source: z.optional(contentSourceValue),
  count: z.literal(POPULAR_COUNTS).default(10),
});

export type PopularArticlesProps = z.infer<typeof schema>;

export const popularArticles = defineModule({
  type: 'popular-articles',
  version: 1,
  name: { th: 'บทความยอดนิยม', en: 'Popular articles', id: 'Artikel populer' },
  about: {
    th: 'บทความที่มีคนอ่านมากที่สุด เรียงตามอันดับ',
    en: 'The most read articles, numbered',
    id: 'Artikel paling banyak dibaca, bernomor',
  },
  category: 'content',
  icon: 'compass',
  sketch: [
    [2, 4, 5, 5],
    [10, 5, 34, 3],
    [2, 13, 5, 5],
    [10, 14, 30, 3],
    [2, 22, 5, 5],
    [10, 23, 34, 3],
  ],
  schema,
  defaults: { title: {}, count: 10 },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'contents', kinds: ['ARTICLE', 'NOTE'], automatic: 'field.source.articles' }),
    ...arrangementFields('ranking', LAYOUTS),
    {
      name: 'count',
      type: 'SELECT',
      tab: 'style',
      label: 'field.count',
      options: POPULAR_COUNTS.map((value) => ({ value, label: { plain: String(value) } })),
    },
  ],
});
