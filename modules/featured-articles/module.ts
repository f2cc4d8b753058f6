import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { contentSourceValue } from '#schemas/source.ts';

/** Numbers of articles to choose from. */
const FEATURED_COUNTS = [3, 6, 9, 12] as const;

/** Layouts beside the usual one. */
const LAYOUTS = ['grid', 'strip', 'waterfall'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** Articles selected by the editors if left out. */
  source: z.optional(contentSourceValue),
  count: z.literal(FEATURED_COUNTS).default(6),
});

export type FeaturedArticlesProps = z.infer<typeof schema>;

export const featuredArticles = defineModule({
  type: 'featured-articles',
  version: 1,
  name: { th: 'บทความเด่น', en: 'Featured articles', id: 'Artikel unggulan' },
  about: {
    th: 'บทความใหญ่หนึ่งชิ้น ที่เหลือชิ้นเล็ก',
    en: 'One large article and smaller ones',
    id: 'Satu artikel besar dan beberapa kecil',
  },
  category: 'content',
  icon: 'compass',
  sketch: [
    [2, 4, 26, 24],
    [31, 4, 15, 11],
    [31, 17, 15, 11],
  ],
  schema,
  defaults: { title: {}, count: 6 },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'contents', kinds: ['ARTICLE', 'NOTE'], automatic: 'field.source.articles' }),
    ...arrangementFields('lead', LAYOUTS),
    {
      name: 'count',
      type: 'SELECT',
      tab: 'style',
      label: 'field.count',
      options: FEATURED_COUNTS.map((value) => ({ value, label: { plain: String(value) } })),
    },
  ],
});
