import { z } from 'zod';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { row, title } from '#schemas/module/sketch.ts';

const schema = z.object({ title: localizedTextValue(80).default({}) });

export type RelatedDealsProps = z.infer<typeof schema>;

export const relatedDeals = defineModule({
  type: 'related-deals',
  version: 1,
  name: { th: 'ดีลที่เกี่ยวข้อง', en: 'Related deals', id: 'Promo terkait' },
  about: {
    th: 'ดีลที่เข้ากับเรื่องของหน้านี้',
    en: 'Deals that suit what the page is about',
    id: 'Promo yang cocok dengan topik halaman',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [...title, ...row(4, 10, 8), ...row(4, 21, 8)],
  schema,
  defaults: { title: {} },
  fields: [{ name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 }],
});
