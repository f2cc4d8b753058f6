import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';

/** Numbers of tags to choose from. */
const KEYWORD_COUNTS = [10, 20] as const;

const schema = z.object({ count: z.literal(KEYWORD_COUNTS).default(20) });

export type HotKeywordsProps = z.infer<typeof schema>;

export const hotKeywords = defineModule({
  type: 'hot-keywords',
  version: 1,
  name: { th: 'คำค้นยอดนิยม', en: 'Hot keywords', id: 'Kata kunci populer' },
  about: {
    th: 'คำที่คนค้นหามากที่สุด',
    en: 'What people search for most',
    id: 'Yang paling sering dicari',
  },
  category: 'content',
  icon: 'search',
  sketch: [
    [2, 6, 12, 6],
    [17, 6, 18, 6],
    [2, 16, 18, 6],
    [23, 16, 12, 6],
  ],
  schema,
  defaults: { count: 20 },
  fields: [
    {
      name: 'count',
      type: 'SELECT',
      tab: 'style',
      label: 'field.count',
      options: KEYWORD_COUNTS.map((value) => ({ value, label: { plain: String(value) } })),
    },
  ],
});
