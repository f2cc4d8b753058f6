import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { row } from '#schemas/module/sketch.ts';

/** No props: the tenant's recommendations can't be configured here. */
const schema = z.object({});

export type RecommendedDealsProps = z.infer<typeof schema>;

export const recommendedDeals = defineModule({
  type: 'recommended-deals',
  version: 1,
  name: { th: 'ดีลแนะนำ', en: 'Recommended deals', id: 'Promo rekomendasi' },
  about: {
    th: 'ดีลเลื่อนดูได้ไม่รู้จบ',
    en: 'An endless feed of deals',
    id: 'Promo yang terus mengalir',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [...row(4, 2, 13), ...row(4, 17, 13)],
  schema,
  defaults: {},
  fields: [],
});
