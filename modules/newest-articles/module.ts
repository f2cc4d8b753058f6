import { z } from 'zod';
import { PAGE } from '#schemas/constants.ts';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { lines, title } from '#schemas/module/sketch.ts';
import { contentSourceValue } from '#schemas/source.ts';

/** Page sizes to choose from. */
const NEWEST_PAGE_SIZES = [10, PAGE.size, 40] as const;

/** Layouts beside the usual one. */
const LAYOUTS = ['grid'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** The newest articles, in pages if left out. */
  source: z.optional(contentSourceValue),
  pageSize: z.literal(NEWEST_PAGE_SIZES).default(PAGE.size),
});

export type NewestArticlesProps = z.infer<typeof schema>;

export const newestArticles = defineModule({
  type: 'newest-articles',
  version: 1,
  name: { th: 'บทความล่าสุด', en: 'Newest articles', id: 'Artikel terbaru' },
  about: {
    th: 'บทความล่าสุด แบ่งเป็นหน้า',
    en: 'The latest articles, page by page',
    id: 'Artikel terbaru, per halaman',
  },
  category: 'content',
  icon: 'compass',
  sketch: [...title, ...lines(4, 10)],
  schema,
  defaults: { title: {}, pageSize: PAGE.size },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'contents', kinds: ['ARTICLE', 'NOTE'], automatic: 'field.source.articles' }),
    ...arrangementFields('lines', LAYOUTS),
    {
      name: 'pageSize',
      type: 'SELECT',
      tab: 'style',
      label: 'field.pageSize',
      options: NEWEST_PAGE_SIZES.map((value) => ({ value, label: { plain: String(value) } })),
    },
  ],
  paged: true,
});
