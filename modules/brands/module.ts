import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { row, title } from '#schemas/module/sketch.ts';

/** No props: the tenant's recommended brands can't be configured here. */
const schema = z.object({});

export type BrandsProps = z.infer<typeof schema>;

export const brands = defineModule({
  type: 'brands',
  version: 1,
  name: { th: 'แบรนด์', en: 'Brands', id: 'Merek' },
  about: {
    th: 'แบรนด์แนะนำเรียงเป็นแถว',
    en: 'Recommended brands in a row',
    id: 'Merek rekomendasi berjajar',
  },
  category: 'catalogue',
  icon: 'box',
  sketch: [...title, ...row(5, 11, 12)],
  schema,
  defaults: {},
  fields: [],
});
