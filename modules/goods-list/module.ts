import { z } from 'zod';
import { arrangement, arrangementFields } from '#schemas/module/arrangement.ts';
import { defineModule } from '#schemas/module/define.ts';
import { LIST_TEXTS, listTexts, sourceField } from '#schemas/module/list-fields.ts';
import { row, title } from '#schemas/module/sketch.ts';
import { newQuery, sourceValue } from '#schemas/source.ts';

/** Layouts beside the usual one. */
const LAYOUTS = ['strip'] as const;

const schema = z.object({
  ...listTexts,
  ...arrangement(LAYOUTS),
  /** Goods related to the page's subject if left out. */
  source: z.optional(sourceValue('goods')),
  /** True if cards link to the platforms' own pages instead of ours. */
  toPlatform: z.boolean().default(false),
});

export type GoodsListProps = z.infer<typeof schema>;

export const goodsList = defineModule({
  type: 'goods-list',
  version: 2,
  name: { th: 'สินค้า', en: 'Products', id: 'Produk' },
  about: {
    th: 'สินค้าที่เลือกเอง ตามเงื่อนไข หรือที่เข้ากับหน้านี้',
    en: 'Products you pick, those that meet your conditions, or those that suit the page',
    id: 'Produk pilihan Anda, yang memenuhi syarat Anda, atau yang sesuai dengan halaman',
  },
  category: 'catalogue',
  icon: 'box',
  sketch: [...title, ...row(3, 10, 18)],
  schema,
  defaults: { title: {}, source: newQuery('goods', 12), toPlatform: false },
  fields: [
    ...LIST_TEXTS,
    sourceField({ of: 'goods', automatic: 'field.source.related' }),
    {
      name: 'toPlatform',
      type: 'SELECT',
      label: 'field.toPlatform',
      options: [
        { value: false, label: 'option.no' },
        { value: true, label: 'option.yes' },
      ],
    },
    ...arrangementFields('grid', LAYOUTS),
  ],
  migrations: {
    1: ({ goods = [], ...rest }) =>
      Array.isArray(goods) && goods.length === 0 ? rest : { ...rest, source: { pick: goods } },
  },
});
