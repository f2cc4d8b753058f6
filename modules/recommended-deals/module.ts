import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row } from '#schemas/module/sketch.ts';
import { sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['grid', 'strip'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** The endless feed if left out. */
  source: z.optional(sourceValue('deals')),
});

export type RecommendedDealsProps = z.infer<typeof schema>;

export const recommendedDeals = defineModule({
  type: 'recommended-deals',
  version: 1,
  name: { th: 'ดีลแนะนำ', en: 'Recommended deals', id: 'Promo rekomendasi' },
  about: {
    th: 'ฟีดดีลที่เลื่อนดูได้ต่อเนื่อง',
    en: 'An endless feed of deals',
    id: 'Feed promo tanpa akhir',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [...row(4, 2, 13), ...row(4, 17, 13)],
  schema,
  defaults: { title: {} },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'deals', automatic: 'field.source.feed' }),
    ...arrangementFields('waterfall', LAYOUTS),
  ],
});
