import { z } from 'zod';
import { defineModule } from '#schemas/module/define.ts';
import { row, title } from '#schemas/module/sketch.ts';

const schema = z.object({
  /** A deal module's id; `zbc` and `zbe` also name the tenant's collection and its exclusive deals. */
  moduleId: z.string().max(128).default(''),
});

export type DealsProps = z.infer<typeof schema>;

export const deals = defineModule({
  type: 'deals',
  version: 1,
  name: { th: 'โมดูลดีล', en: 'Deals module', id: 'Modul promo' },
  about: {
    th: 'ดีลจากคอลเลกชันเดียวเรียงเป็นแถว',
    en: 'Deals of one collection in a row',
    id: 'Promo satu koleksi berjajar',
  },
  category: 'deals',
  icon: 'tag',
  sketch: [...title, ...row(4, 10, 18)],
  schema,
  defaults: { moduleId: '' },
  fields: [
    {
      name: 'moduleId',
      type: 'TEXT',
      codeOf: 'DEAL_MODULE',
      tab: 'data',
      label: 'field.dealModule',
      required: true,
    },
  ],
});
