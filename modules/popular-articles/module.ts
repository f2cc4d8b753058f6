import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';

/** Numbers of articles to choose from. */
const POPULAR_COUNTS = [5, 10] as const;

const schema = z.object({ count: z.literal(POPULAR_COUNTS).default(10) });

export type PopularArticlesProps = z.infer<typeof schema>;

export const popularArticles = defineModule({
  type: 'popular-articles',
  version: 1,
  name: { th: 'บทความยอดนิยม', en: 'Popular articles', id: 'Artikel populer' },
  about: {
    th: 'บทความอ่านมากที่สุด เรียงลำดับ',
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
  defaults: { count: 10 },
  fields: [
    {
      name: 'count',
      type: 'SELECT',
      tab: 'style',
      label: 'field.count',
      options: POPULAR_COUNTS.map((value) => ({ value, label: { plain: String(value) } })),
    },
  ],
});
