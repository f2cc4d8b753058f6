import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row, title } from '#schemas/module/sketch.ts';
import { sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['strip'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** Deals related to the page’s subject if left out. */
  source: z.optional(sourceValue('deals')),
});

export type RelatedDealsProps = z.infer<typeof schema>;

export const relatedDeals = defineModule({
  type: 'related-deals',
  version: 1,
  name: { th: 'ดีลที่เกี่ยวข้อง', en: 'Related deals', id: 'Promo terkait' },
  about: {
    th: 'ดีลที่เกี่ยวข้องกับเนื้อหาของหน้านี้',
    en: 'Deals that suit what the page is about',
    id: 'Promo yang sesuai dengan isi halaman',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [...title, ...row(4, 10, 8), ...row(4, 21, 8)],
  schema,
  defaults: { title: {} },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'deals', automatic: 'field.source.related' }),
    ...arrangementFields('grid', LAYOUTS),
  ],
});
